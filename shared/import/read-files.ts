import { type ChosenFile, decodeFile } from '#shared/tables/decode-file.ts'
import { withoutMark } from '#shared/text/csv.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { type FileRow, type ImportFile, refuseOversized } from './import-file.ts'
import { asTable } from './named-rows.ts'
import type { MarkdownItem } from './read-markdown.ts'
import { reasonColumn } from './refused-csv.ts'

/**
 * Reads what is to be imported: one file of CSV or JSON, or any number of markdown. Throws `UnreadableFile`,
 * with what to do, for anything else.
 */
export async function readImportFiles(files: readonly ChosenFile[]): Promise<ImportFile> {
  const [first, ...others] = files
  if (!first) throw new UnreadableFile('Choisissez un fichier.')
  refuseOversized(files.map(({ octets }) => octets.length))
  return files.every(({ nom }) => endsIn(nom, 'md', 'markdown'))
    ? readMarkdownFiles(files)
    : readOne(first, others.length)
}

const endsIn = (nom: string, ...endings: string[]) =>
  endings.some((ending) => nom.toLowerCase().endsWith(`.${ending}`))

async function readOne(file: ChosenFile, others: number): Promise<ImportFile> {
  if (others > 0) {
    throw new UnreadableFile(
      'Choisissez un seul fichier CSV ou JSON, ou seulement des fichiers markdown.',
    )
  }
  const { text, encoding } = decodeFile(file)
  if (endsIn(file.nom, 'json') || /^\uFEFF?\s*[[{]/.test(text)) {
    const { readJson } = await import('./read-json.ts')
    return readJson(file.nom, text)
  }
  if (!endsIn(file.nom, 'csv', 'tsv', 'txt')) {
    throw new UnreadableFile('Ce fichier n’est ni un CSV, ni un JSON, ni du markdown.')
  }
  const { readCsv } = await import('./read-csv.ts')
  const read = readCsv(file.nom, text)
  const isOwn = ['url', 'cote', 'slug'].every((name) => read.colonnes.includes(name))
  const isMarked = isOwn || read.colonnes.includes(reasonColumn)
  const lecture = `${read.lecture}, ${encoding}`
  return {
    ...read,
    lecture,
    propre: isOwn,
    ...(isMarked && {
      colonnes: read.colonnes.map(withoutMark),
      lignes: read.lignes.map(unmarked),
    }),
  }
}

/** Removes the marks that keep a spreadsheet from evaluating our files. */
const unmarked = (row: FileRow): FileRow => {
  const cellules = row.cellules.map((cell) => (typeof cell === 'string' ? withoutMark(cell) : cell))
  return { ...row, cellules }
}

async function readMarkdownFiles(files: readonly ChosenFile[]): Promise<ImportFile> {
  const { readMarkdown } = await import('./read-markdown.ts')
  const items = files.map((file) =>
    readOr(file, () => readMarkdown(file.nom, decodeFile(file).text)),
  )
  const read = items.filter(({ faute }) => faute === null)
  const [only, ...others] = items
  if (only && read.length === 0) throw new UnreadableFile(only.faute ?? '')
  return {
    nom: only?.fichier && others.length === 0 ? only.fichier : `${items.length} fichiers`,
    source: 'markdown',
    lecture: 'markdown',
    ...asTable(items, { propre: read.every(({ propre }) => propre) }),
  }
}

/** A markdown file, or why it cannot be read: the others of its folder can. */
function readOr({ nom }: ChosenFile, read: () => MarkdownItem): MarkdownItem {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const cellules = new Map([['titre', nom]])
    return { kind: null, fichier: nom, propre: false, cellules, faute: error.message }
  }
}
