import { isScalar, YAMLError, parse as parseYaml } from 'yaml'
import { z } from 'zod'

import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { type ImportCell, importLimits } from './import-file.ts'
import type { NamedRow } from './named-rows.ts'
import { itemOfPage } from './page-address.ts'

/** One markdown file: what its front matter says, and its text. */
export type MarkdownItem = NamedRow & { propre: boolean }

const frontMatterSchema = z.record(z.string(), z.json())

/** Reads an item of a markdown file: the version that this catalogue gives, or another with front matter. */
export function readMarkdown(nom: string, written: string): MarkdownItem {
  const text = written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { head, body } = split(nom, text)
  const page = itemOfPage(head.get('url'))
  const isOwn = page !== null && head.has('titre') && head.has('modifie')
  const cells = isOwn ? ownCells(head, body, page.kind) : foreignCells(nom, head, body)
  return { kind: page?.kind ?? null, fichier: nom, propre: isOwn, cellules: cells, faute: null }
}

type Cells = Map<string, ImportCell>

function split(nom: string, text: string): { head: Cells; body: string } {
  const [, yaml, body] = /^---[ \t]*\n([^]*?)\n?^---[ \t]*$\n?([^]*)$/m.exec(text) ?? []
  if (!text.startsWith('---') || yaml === undefined || body === undefined) {
    return { head: new Map(), body: text }
  }
  return { head: readHead(nom, yaml), body }
}

/** The package compares each name with every other of its map: a thousand names make half a million. */
const maxComparisons = 500_000

function readHead(nom: string, yaml: string): Cells {
  const refuse = (why: string) =>
    new UnreadableFile(`L’en-tête de «\u00a0${nom}\u00a0» ne se lit pas\u00a0: ${why}.`)
  const tooLong = 'il est trop long'
  if (yaml.length > importLimits.headCharacters) throw refuse(tooLong)
  let comparisons = 0
  const uniqueKeys = (one: unknown, other: unknown) => {
    comparisons += 1
    if (comparisons > maxComparisons) throw new RangeError('Too many names')
    return isScalar(one) && isScalar(other) && one.value === other.value
  }
  try {
    // A value that names another can hold itself, or be a thousand times as long.
    const options = { logLevel: 'error', maxAliasCount: 0, uniqueKeys } as const
    const content: unknown = parseYaml(yaml, options) ?? {}
    const read = frontMatterSchema.safeParse(content)
    if (read.success) return new Map(Object.entries(read.data))
  } catch (error) {
    if (comparisons > maxComparisons) throw refuse(tooLong)
    const line = error instanceof YAMLError ? error.linePos?.[0].line : undefined
    if (line !== undefined) throw refuse(`voyez sa ligne ${line}`)
  }
  throw refuse('il faut un nom et une valeur à chaque ligne')
}

/** Our own version gives the text of a prompt and the description of either kind as they are stored. */
function ownCells(head: Cells, body: string, kind: 'prompt' | 'gpt'): Cells {
  const title = `\n# ${textAt(head, 'titre')}\n\n`
  const from = body.indexOf(title)
  const rest = from === -1 ? '' : body.slice(from + title.length)
  return kind === 'prompt'
    ? new Map([...head, ...promptParts(rest)])
    : new Map([...head, ...gptParts(rest, textAt(head, 'ouvrir'))])
}

function textAt(head: Cells, name: string): string {
  const value = head.get(name)
  return typeof value === 'string' ? value : ''
}

const variablesHeading = '\n\n## Variables à remplir\n\n'
const promptHeading = '\n\n## Prompt\n\n'

function promptParts(rest: string): [string, string][] {
  const at = rest.indexOf(promptHeading)
  if (at === -1) return []
  const variables = rest.indexOf(variablesHeading)
  const description = rest.slice(0, variables === -1 ? at : Math.min(at, variables))
  const fenced = rest.slice(at + promptHeading.length)
  const [opening = '', fence = ''] = /^(`{3,})text\n/.exec(fenced) ?? []
  const end = fenced.indexOf(`\n${fence}\n`, opening.length - 1)
  const parts: [string, string][] = [['description', description]]
  return end === -1 ? parts : [...parts, ['prompt', fenced.slice(opening.length, end)]]
}

function gptParts(rest: string, opensAt: string): [string, string][] {
  const at = rest.indexOf(`\n\n[Ouvrir le GPT](${opensAt})`)
  return at === -1 ? [] : [['description', rest.slice(0, at)]]
}

/** A title stands in the head, else above the text, else in the name of the file; here always in one column. */
function foreignCells(nom: string, head: Cells, body: string): Cells {
  const text = body.replace(/^\n+/, '').trimEnd()
  const name = titleNames.find((one) => head.has(one))
  if (name !== undefined) {
    const others = [...head].filter(([one]) => one !== name)
    return new Map([['titre', head.get(name) ?? null], ...others, ['texte', text]])
  }
  const [line, heading] = /^# +([^\n]+)\n*/.exec(text) ?? []
  const titre = heading?.trim() ?? fileTitle(nom)
  return new Map<string, ImportCell>([
    ['titre', titre],
    ...head,
    ['texte', text.slice(line?.length ?? 0)],
  ])
}

const titleNames = ['titre', 'title', 'nom', 'name']

const fileTitle = (nom: string) =>
  (nom.split(/[\\/]/).at(-1) ?? nom).replace(/\.(?:md|markdown)$/i, '').replaceAll(/[-_]+/g, ' ')
