import { CsvError } from 'csv-parse/browser/esm/sync'

import { formatNumber } from '#shared/text/plural.ts'
import { UnreadableFile } from '#shared/text/unreadable-file.ts'

import { csvFault } from './csv-fault.ts'
import { isBlank, isComment, readRecords, type RecordPosition } from './csv-records.ts'
import { type ChosenFile, decodeFile } from './decode-file.ts'
import { type Delimiter, splitSeparatorLine } from './delimiters.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { assertFileSize, filterAdvice, type Table, type TableFile, tableLimits } from './table.ts'

type Progress = (share: number) => void

/**
 * Reads a CSV with any usual delimiter and encoding. Throws `UnreadableFile`. `onProgress` is called with
 * the share that is read, from 0 to 1.
 */
export function readTableFile(file: ChosenFile, onProgress: Progress): TableFile {
  assertFileSize(file.octets.length)
  const { text, encoding } = decodeFile(file)
  const read = readTableText(text, onProgress)
  return { ...read, format: `${read.format}, ${encoding}` }
}

/** Reads a table that was pasted. */
export function readTableText(text: string, onProgress: Progress): TableFile {
  const { declared, body: whole } = splitSeparatorLine(text.replace(/^\uFEFF/, ''))
  const { delimiter, columns, head, body } = splitHead(whole, {
    declared,
    declaredLines: lineCount(text) - lineCount(whole),
  })
  const linesBefore = lineCount(text) - lineCount(body)
  const comments = head.split(/\r?\n/)
  const reading = new TableReading({ delimiter, columns, linesBefore, comments })
  const step = Math.max(1, body.length / 100)
  let nextBytes = step
  try {
    readRecords(body, delimiter.character, (cells, position) => {
      reading.add(cells, position)
      if (position.bytes < nextBytes) return
      nextBytes = position.bytes + step
      onProgress(Math.min(1, position.bytes / body.length))
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const separator = delimiter.name
    throw new UnreadableFile(csvFault(error, { text: body, separator, linesBefore }))
  }
  return reading.finish()
}

const lineCount = (text: string) => text.split('\n').length - 1

type Declared = { declared: Delimiter | undefined; declaredLines: number }

/**
 * Splits off the comments and empty lines at the head of a file, line by line: their quotes need not be
 * closed. The last one is the header where it has a cell for each column.
 */
function splitHead(text: string, { declared, declaredLines }: Declared) {
  const [head = ''] = /^(?:"?#(?:[ -].*)?(?:\r?\n|$)|[\t ,;|]*\r?\n)*/.exec(text) ?? []
  const body = text.slice(head.length)
  const detected = detectDelimiter(body, declaredLines + lineCount(head), declared)
  const { delimiter, columns } = detected
  const header = head.slice(head.lastIndexOf('\n', head.length - 2) + 1)
  const cells = header.split(delimiter.character)
  const isHeader = cells.length === columns && cells.every((cell) => /[\p{L}\p{N}]/u.test(cell))
  if (body === '' || !isHeader) return { delimiter, columns, head, body }
  return { delimiter, columns, head: head.slice(0, -header.length), body: header + body }
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

  add(cells: string[], { line }: RecordPosition): void {
    if (isBlank(cells)) {
      this.#isAfterBlank = true
      return
    }
    const isHead =
      this.#tables.length > 0 && isComment(cells) && (this.#isAfterBlank || !this.#current)
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
    if (rows.length === 0 && isMarkdownRule(cells)) return
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
    rows.push(fitted(cells, columns.length, this.#layout.delimiter.character))
  }
}

/** True for the line below the header of a Markdown table. */
const isMarkdownRule = (cells: readonly string[]) =>
  cells.every((cell) => /^(?::?-{3,}:?)?$/.test(cell.trim()))

/** A row with as many cells as columns. What is too much stays with the last cell. */
function fitted(cells: string[], count: number, delimiter: string): string[] {
  if (cells.length > count) {
    if (isBlank(cells.slice(count))) return cells.slice(0, count)
    const last = count - 1
    return [...cells.slice(0, last), cells.slice(last).join(delimiter)]
  }
  while (cells.length < count) cells.push('')
  return cells
}

/** Names the columns, and leaves out those that have neither a name nor a value. */
function withoutEmptyColumns({ title, columns, rows }: Table): Table {
  const names = columns.map((name) => name.trim())
  const columnIndexes = names.flatMap((name, columnIndex) =>
    name !== '' || rows.some((row) => row[columnIndex] !== '') ? [columnIndex] : [],
  )
  const isWhole = columnIndexes.length === names.length
  return {
    title,
    columns: columnIndexes.map((columnIndex) => names[columnIndex] || `Colonne ${columnIndex + 1}`),
    rows: isWhole
      ? rows
      : rows.map((row) => columnIndexes.map((columnIndex) => row[columnIndex] ?? '')),
  }
}
