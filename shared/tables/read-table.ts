import { CsvError } from 'csv-parse/browser/esm/sync'

import { formatNumber } from '#shared/text/plural.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { csvFault } from './csv-fault.ts'
import { isBlank, isComment, readRecords, type RecordPlace } from './csv-records.ts'
import { type ChosenFile, decodeFile } from './decode-file.ts'
import { type Delimiter, splitSeparatorLine } from './delimiters.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { filterAdvice, refuseLarge, type Table, type TableFile, tableLimits } from './table.ts'

type Progress = (share: number) => void

/**
 * Reads a CSV with any usual delimiter and encoding. Throws `UnreadableFile`. `onProgress` is called with
 * the share that is read, from 0 to 1.
 */
export function readTableFile(file: ChosenFile, onProgress: Progress): TableFile {
  refuseLarge(file.octets.length)
  const { text, encoding } = decodeFile(file)
  const read = readTableText(text, onProgress)
  return { ...read, format: `${read.format}, ${encoding}` }
}

/** Reads a table that was pasted. */
export function readTableText(text: string, onProgress: Progress): TableFile {
  const { told, body: whole } = splitSeparatorLine(text.replace(/^\uFEFF/, ''))
  const { comments, body } = splitComments(whole)
  const linesBefore = lineCount(text) - lineCount(body)
  const detected = detectDelimiter(body, linesBefore)
  const delimiter = told ?? detected.delimiter
  const columns = delimiter === detected.delimiter ? detected.columns : 1
  const reading = new TableReading({ delimiter, columns, linesBefore, comments })
  const step = Math.max(1, body.length / 100)
  let nextBytes = step
  try {
    readRecords(body, delimiter.sign, (cells, place) => {
      reading.add(cells, place)
      if (place.bytes < nextBytes) return
      nextBytes = place.bytes + step
      onProgress(Math.min(1, place.bytes / body.length))
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const separator = delimiter.name
    throw new UnreadableFile(csvFault(error, { text: body, separator, linesBefore }))
  }
  return reading.finish()
}

const lineCount = (text: string) => text.split('\n').length - 1

/** Comments and empty lines at the head of a file, line by line: their quotes need not be closed. */
function splitComments(text: string): { comments: string[]; body: string } {
  const [head = ''] = /^(?:"?#(?:[ -].*)?(?:\r?\n|$)|[\t ,;|]*\r?\n)*/.exec(text) ?? []
  return { comments: head.split(/\r?\n/), body: text.slice(head.length) }
}

/** The first words of some comments. */
function titleOf(comments: readonly string[]): string | null {
  // A spreadsheet that saved the file again has filled them up with delimiters.
  const texts = comments.map(
    (line) => line.replace(/^["#\s-]+/, '').split(/"?[,;|]{2}/, 1)[0] ?? '',
  )
  return texts.find((text) => text.trim() !== '')?.trim() ?? null
}

type Layout = {
  delimiter: Delimiter
  columns: number
  linesBefore: number
  comments: string[]
}

/** Puts records together to tables. */
class TableReading {
  readonly #tables: Table[] = []
  readonly #layout: Layout
  #current: Table | null = null
  /** Comments since the last table. */
  #comments: string[]
  #isAfterBlank = false
  #headLines: number
  #rowCount = 0
  #cellCount = 0
  #uneven: TableFile['uneven'] = null

  constructor(layout: Layout) {
    this.#layout = layout
    this.#comments = layout.comments
    this.#headLines = layout.linesBefore
  }

  add(cells: string[], { line }: RecordPlace): void {
    if (isBlank(cells)) {
      this.#isAfterBlank = true
      return
    }
    const isHead = isComment(cells) && (this.#isAfterBlank || !this.#current)
    this.#isAfterBlank = false
    if (isHead) {
      this.#current = null
      this.#comments.push(cells.join(' '))
    } else if (this.#current) {
      this.#addRow(this.#current, cells, line)
    } else {
      this.#addHeader(cells)
    }
  }

  finish(): TableFile {
    const tables = this.#tables.filter(({ rows }) => rows.length > 0).map(withoutEmptyColumns)
    const [first] = this.#tables
    if (!first) throw new UnreadableFile('Ce fichier est vide.')
    if (tables.length === 0) {
      throw new UnreadableFile('Ce fichier n’a que la ligne des noms de colonnes.')
    }
    return {
      tables,
      format: this.#layout.delimiter.name,
      headLines: this.#headLines,
      uneven: this.#uneven,
    }
  }

  #addHeader(cells: string[]): void {
    // Screaming Frog writes the title of a report in a line of its own.
    if (this.#tables.length === 0 && cells.length === 1 && this.#layout.columns > 1) {
      this.#comments.unshift(cells.join(''))
      this.#headLines += 1
      return
    }
    if (cells.length > tableLimits.columns) {
      throw new UnreadableFile(
        `Plus de ${tableLimits.columns}\u00a0colonnes. Ce n’est sans doute pas un tableau.`,
      )
    }
    this.#current = { title: titleOf(this.#comments), columns: cells, rows: [] }
    this.#tables.push(this.#current)
    this.#comments = []
  }

  #addRow({ columns, rows }: Table, cells: string[], line: number): void {
    this.#rowCount += 1
    this.#cellCount += columns.length
    if (this.#rowCount > tableLimits.rows || this.#cellCount > tableLimits.cells) {
      throw new UnreadableFile(
        `Ce tableau a plus de ${formatNumber(this.#rowCount - 1)}\u00a0lignes de ${columns.length}\u00a0colonnes. ${filterAdvice}`,
      )
    }
    if (cells.length < columns.length || !isBlank(cells.slice(columns.length))) {
      const firstLine = line + this.#layout.linesBefore
      this.#uneven ??= { count: 0, firstLine }
      this.#uneven.count += 1
    }
    rows.push(fitted(cells, columns.length, this.#layout.delimiter.sign))
  }
}

/** A row with as many cells as columns. What is too much stays with the last cell. */
function fitted(cells: string[], count: number, sign: string): string[] {
  if (cells.length > count) {
    if (isBlank(cells.slice(count))) return cells.slice(0, count)
    const last = count - 1
    return [...cells.slice(0, last), cells.slice(last).join(sign)]
  }
  while (cells.length < count) cells.push('')
  return cells
}

/** Names the columns, and leaves out those that have neither a name nor a value. */
function withoutEmptyColumns({ title, columns, rows }: Table): Table {
  const names = columns.map((name) => name.trim())
  const places = names.flatMap((name, place) =>
    name !== '' || rows.some((row) => row[place] !== '') ? [place] : [],
  )
  const isWhole = places.length === names.length
  return {
    title,
    columns: places.map((place) => names[place] || `Colonne ${place + 1}`),
    rows: isWhole ? rows : rows.map((row) => places.map((place) => row[place] ?? '')),
  }
}
