import type { ItemKind } from '#shared/items/cote.ts'
import type { Field } from '#shared/items/fields.ts'
import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { foldLabel } from '#shared/labels/label-spelling.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'
import { assistants } from '#shared/variables/assistants.ts'

import { importColumns, type ImportField } from './import-fields.ts'
import type { ImportCell } from './import-file.ts'
import { itemOfPage } from './page-address.ts'
import { parseSeoQueries } from './seo-queries-cell.ts'

type HowRead = {
  /** As this catalogue writes it in its exports. */
  propre: boolean
}

/** What a cell says of a field, as far as it can be read; what cannot stays as it is, to be refused. */
export const readCell = (field: ImportField, cell: ImportCell, how: HowRead): ImportCell =>
  cell === null
    ? null
    : (fieldReaders[field] ?? formatReaders[importColumns[field].cell])(cell, how)

type Reader = (cell: ImportCell, how: HowRead) => ImportCell

const fieldReaders: Partial<Record<ImportField, Reader>> = {
  kind: (cell) => readKind(cell) ?? cell,
  requetes_seo: (cell) => parseSeoQueries(readJsonCell(cell)),
  page: (cell) => itemOfPage(cell)?.slug ?? cell,
  niveau: (cell) => readLevel(cell) ?? textOf(cell),
  ia: (cell, { propre }) => (propre ? textOf(cell) : readAssistant(textOf(cell))),
}

const formatReaders: Record<Field['cell'], Reader> = {
  text: textOf,
  words: readLabels,
  switch: readSwitch,
  json: readJsonCell,
}

/** What a cell calls the kind of its row; null for any other word. */
export function readKind(cell: ImportCell): ItemKind | null {
  const word = typeof cell === 'string' ? foldLabel(cell) : ''
  if (word === 'prompt' || word === 'prompts') return 'prompt'
  return word === 'gpt' || word === 'gpts' ? 'gpt' : null
}

/** Numbers and switches are texts where a text is asked for. */
function textOf(cell: ImportCell): ImportCell {
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : cell
}

function readLabels(cell: ImportCell, { propre }: HowRead): ImportCell {
  if (typeof cell !== 'string') return cell
  const list = readJsonCell(cell)
  if (Array.isArray(list)) return list
  return propre ? listed(cell, [' | ']) : listed(cell, ['|', ';', '\n', ','])
}

/** The labels of a cell, parted by the first of these signs that is in it. */
function listed(text: string, signs: readonly string[]): string[] {
  const sign = signs.find((one) => text.includes(one)) ?? ' | '
  return text
    .split(sign)
    .map((label) => label.trim())
    .filter(hasVisibleText)
}

const levelWords: Record<Niveau, string[]> = {
  Débutant: ['debutant', 'facile', 'simple', 'beginner', 'easy', 'basic'],
  Intermédiaire: ['intermediaire', 'moyen', 'intermediate', 'medium'],
  Avancé: ['avance', 'difficile', 'advanced', 'hard'],
  Expert: ['expert'],
}

function readLevel(cell: ImportCell): Niveau | undefined {
  const word = typeof cell === 'string' ? foldLabel(cell) : ''
  return niveaux.find((niveau) => levelWords[niveau].includes(word))
}

const modelNames: [RegExp, string][] = [
  [/^(?:chat-?)?gpt\b|^openai\b|^o[134]\b/i, 'ChatGPT'],
  [/^claude\b|^anthropic\b/i, 'Claude'],
  [/^gemini\b/i, 'Gemini'],
  [/^(?:mistral|le chat)\b/i, 'Le Chat'],
]

/** «gpt-4o» was written for ChatGPT. */
function readAssistant(cell: ImportCell): ImportCell {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  const known = assistants.find(({ name }) => foldLabel(name) === foldLabel(text))
  return known?.name ?? modelNames.find(([model]) => model.test(text))?.[1] ?? text
}

function readSwitch(cell: ImportCell): ImportCell {
  if (typeof cell !== 'string') return cell
  const word = foldLabel(cell)
  if (['oui', 'true', 'vrai', 'yes', '1', 'x'].includes(word)) return true
  return ['', 'non', 'false', 'faux', 'no', '0'].includes(word) ? false : cell
}

function readJsonCell(cell: ImportCell): ImportCell {
  if (typeof cell !== 'string') return cell
  if (!hasVisibleText(cell)) return null
  try {
    return JSON.parse(cell) as ImportCell // What JSON gives is a value of JSON.
  } catch {
    return cell
  }
}
