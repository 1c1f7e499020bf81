import { CsvError, parse } from 'csv-parse/browser/esm/sync'

import { csvFault } from '#shared/tables/csv-fault.ts'
import { type Delimiter, delimiters, splitSeparatorLine } from '#shared/tables/delimiters.ts'
import { countOf, formatNumber } from '#shared/text/plural.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { type ImportFile, importLimits, tooManyRows } from './import-file.ts'

/** Reads comma-separated values, however they are separated; the first line has the names of the columns. */
export function readCsv(nom: string, text: string): Omit<ImportFile, 'propre'> {
  const { declared, body } = splitSeparatorLine(text.replace(/^\uFEFF/, ''))
  const delimiter = declared ?? likelyDelimiter(body)
  const { header, rows } = readRows(body, delimiter)
  if (!header) throw new UnreadableFile('Le fichier est vide.')
  const { colonnes, kept } = readHeader(header, rows)
  if (rows.length === 0) {
    throw new UnreadableFile('Le fichier n’a que la ligne des noms de colonnes.')
  }
  return {
    nom,
    source: 'csv',
    lecture: delimiter.name,
    colonnes,
    lignes: rows.map(({ cells, count }, index) => ({
      ligne: index + 1,
      fichier: null,
      kind: null,
      cellules: kept.map((place) => cells[place] ?? ''),
      faute: count === header.length ? null : otherLength(count, header.length),
    })),
  }
}

/** The sign that parts the names of the columns most often, outside of quotes. */
function likelyDelimiter(text: string): Delimiter {
  let isQuoted = false
  const counts = new Map<string, number>()
  for (const character of text.slice(0, importLimits.rowCharacters)) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') break
    else counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const seen = ({ character }: Delimiter) => counts.get(character) ?? 0
  return delimiters.reduce<Delimiter>(
    (best, delimiter) => (seen(delimiter) > seen(best) ? delimiter : best),
    delimiters[0],
  )
}

/** A row with no more cells than columns, and how many it had. */
type CsvRow = { cells: string[]; count: number }
type CsvRows = { header: string[] | undefined; rows: CsvRow[] }

/** Reads until the end, or to where the file holds more than an import may. */
function readRows(text: string, { character: delimiter, name }: Delimiter): CsvRows {
  const read: CsvRows = { header: undefined, rows: [] }
  let linesRead = 0
  try {
    // The package turns a string into an array of numbers first, which takes a hundred times the memory.
    parse(new TextEncoder().encode(text), {
      delimiter,
      skip_empty_lines: true,
      // Spreadsheets write the rows of a table that nobody filled in.
      skip_records_with_empty_values: true,
      relax_column_count: true,
      max_record_size: importLimits.rowCharacters,
      cast(cell, { index }) {
        if (index === importLimits.rowCells) throw tooLong(linesRead + 1)
        return cell
      },
      on_record(record: string[], { lines }) {
        linesRead = lines
        keepRow(read, record, delimiter)
        return null
      },
    })
    return read
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw tooLong(linesRead + 1)
    throw new UnreadableFile(csvFault(error, { text, separator: name }))
  }
}

function keepRow(read: CsvRows, record: string[], delimiter: string): void {
  const { header, rows } = read
  if (!header) {
    if (record.length > importLimits.columns) throw tooManyColumns(record.length)
    read.header = record
    return
  }
  if (rows.length === importLimits.rows) throw tooManyRows()
  const last = header.length - 1
  const count = record.length
  // What is too much stays with the last, for whoever corrects it.
  const cells =
    count > header.length ? [...record.slice(0, last), record.slice(last).join(delimiter)] : record
  rows.push({ cells, count })
}

const tooManyColumns = (count: number) =>
  new UnreadableFile(
    `Le fichier a ${formatNumber(count)}\u00a0colonnes, ${importLimits.columns} au plus.`,
  )

const tooLong = (line: number) =>
  new UnreadableFile(
    `Ligne ${line} du fichier\u00a0: elle est trop longue pour une fiche. Un guillemet ouvert n’y est sans doute jamais refermé.`,
  )

const otherLength = (count: number, expected: number) =>
  `${countOf(count, 'cellule', 'cellules')} au lieu de ${expected}\u00a0: un texte qui contient le séparateur doit être entre guillemets.`

/** The names of the columns and their places; one without a name and without a cell is left out. */
function readHeader(header: string[], rows: CsvRow[]): { colonnes: string[]; kept: number[] } {
  const names = header.map((name) => name.trim())
  const kept = names.flatMap((name, place) =>
    name !== '' || rows.some(({ cells }) => (cells[place] ?? '') !== '') ? [place] : [],
  )
  const unnamed = kept.find((place) => names[place] === '')
  if (unnamed !== undefined) {
    throw new UnreadableFile(
      `La colonne ${unnamed + 1} n’a pas de nom. La première ligne doit nommer chaque colonne.`,
    )
  }
  const colonnes = kept.map((place) => names[place] ?? '')
  const doubled = colonnes.find((name, index) => colonnes.indexOf(name) !== index)
  if (doubled !== undefined) {
    throw new UnreadableFile(
      `Deux colonnes s’appellent «\u00a0${doubled}\u00a0». Renommez l’une des deux.`,
    )
  }
  return { colonnes, kept }
}
