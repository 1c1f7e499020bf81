import { beforeAll, describe, expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { readExampleSeeds } from '#drizzle/seed/examples.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Exemple } from '#shared/items/sections/exemple.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'

type ExampleSeed = Exemple & { kind: ItemKind; slug: string }

let examples: ExampleSeed[]
let texts: Map<string, string>
beforeAll(async () => {
  const kinds = ['prompt', 'gpt'] as const
  const read = await Promise.all(
    kinds.map(async (kind) =>
      Array.from(await readExampleSeeds(kind), ([slug, exemple]) => ({ kind, slug, ...exemple })),
    ),
  )
  examples = read.flat()
  const [prompts, gpts] = await Promise.all([readPromptSeeds(), readGptSeeds()])
  texts = new Map([
    ...prompts.map(({ slug, prompt }) => [`prompt/${slug}`, prompt] as const),
    ...gpts.map(({ slug, role }) => [`gpt/${slug}`, role] as const),
  ])
})

const faulty = (isFaulty: (example: ExampleSeed) => boolean): string[] =>
  examples.filter(isFaulty).map(({ kind, slug }) => `${kind}/${slug}`)

/** Letters and digits apart, as a person counts words. */
const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:[’'\-.,][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** A line of a prompt that names the columns of a table, cut where they meet. */
const columnLines = (prompt: string): string[][] =>
  prompt
    .split('\n')
    .map((line) => line.split(' | ').map(columnName))
    .filter((parts) => parts.length > 2)

/** The columns of the tables of a text. */
const headers = (markdown: string): string[][] =>
  Array.from(markdown.matchAll(/^\| (.+) \|\n\|[ :|-]+\|$/gm), ([, header = '']) =>
    header.split(' | ').map(columnName),
  )

/** As a prompt and its answer both say it: what may stand in a column is told in brackets. */
const columnName = (text: string): string =>
  text.replaceAll('’', "'").replaceAll(/ ?\([^)]*\)/g, '')

/** Before its first column and after its last one a line of a prompt says other things. */
const isTableOf = (line: string[], header: string[]): boolean =>
  line.every((part, place) => {
    const name = header[place] ?? ''
    if (name === '') return false
    if (place === 0) return part.endsWith(name)
    return place === line.length - 1 ? part.startsWith(name) : part === name
  })

const isForeign = (address: string) =>
  !/(?:^|\.)(?:example\.(?:org|com|net)|exemple\.fr)$/.test(new URL(address).hostname) &&
  !/^https?:\/\/(?:schema\.org|www\.google\.com\/bot|www\.bing\.com\/bingbot|openai\.com\/)/.test(
    address,
  )

describe('the examples of the starting content', () => {
  it('are of every item, and of no other', () => {
    const named = examples.map(({ kind, slug }) => `${kind}/${slug}`)
    expect(named.toSorted()).toEqual([...texts.keys()].toSorted())
  })

  it('fill in every variable of their prompt, and nothing else', () => {
    const differing = faulty(({ kind, slug, valeurs }) => {
      if (kind !== 'prompt') return false
      const { variables } = parsePrompt(texts.get(`prompt/${slug}`) ?? '')
      const names = variables.map(({ placeholder }) => placeholder).toSorted()
      return JSON.stringify(names) !== JSON.stringify(valeurs.map(({ nom }) => nom).toSorted())
    })
    expect(differing).toEqual([])
  })

  it('have every table that their prompt asks for, with its columns', () => {
    const lacking = examples.flatMap(({ kind, slug, resultat }) => {
      // Of a GPT the example is a first exchange, before it has made all that it is for.
      const asked = kind === 'prompt' ? columnLines(texts.get(`prompt/${slug}`) ?? '') : []
      const tables = headers(resultat)
      return asked
        .filter((line) => !tables.some((header) => isTableOf(line, header)))
        .map((line) => `${slug}: ${line.join(' | ')}`)
    })
    expect(lacking).toEqual([])
  })

  it('say what the user of a GPT brings', () => {
    expect(faulty(({ kind, valeurs }) => kind === 'gpt' && valeurs[0]?.nom !== 'demande')).toEqual(
      [],
    )
  })

  it('are long enough to show something, and short enough to be read', () => {
    const lengths = { prompt: [300, 1000], gpt: [110, 420] } as const
    const outside = faulty(({ kind, resultat }) => {
      const [least, most] = lengths[kind]
      const words = countWords(resultat)
      return words < least || words > most
    })
    expect(outside).toEqual([])
  })

  it('are of nobody: every address is for examples, or of a robot or a vocabulary', () => {
    const foreign = examples.flatMap(({ valeurs, resultat }) => {
      const text = `${valeurs.map(({ valeur }) => valeur).join(' ')} ${resultat}`
      return (text.match(/https?:\/\/[^\s"'`<>()|*,]*[^\s"'`<>()|*,.;:!?»]/g) ?? []).filter(
        isForeign,
      )
    })
    expect(foreign).toEqual([])
  })
})
