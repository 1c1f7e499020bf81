import { readNumbers } from './read-number.ts'
import { type Table, tableLimits } from './table.ts'

/** The columns and rows that a visitor chose from a table. */
export type RowChoice = {
  /** Indexes of the columns, in ascending order. */
  columns: number[]
  /** Rows that contain this text, in any column. */
  filter: string
  sort: { column: number; isDescending: boolean } | null
  /** Null takes as many rows as fit. */
  rowCount: number | null
  /** Characters that still fit into the field. */
  remainingLength: number
}

export type ChosenRows = {
  /** Tab-separated values with a header. Null where it is too long to be inserted, or empty. */
  text: string | null
  characters: number
  rowCount: number
  /** Rows that the filter leaves. */
  matchCount: number
  /** Number of chosen rows that fit. */
  fittingCount: number
  /** The chosen cells of the first rows. */
  preview: string[][]
}

const previewRows = 5
/** Rows that are proposed when not even one fits. */
const minRows = 10

/**
 * Writes the chosen rows as tab-separated values. Assistants read them as well as a markdown table, which
 * takes two more characters for each cell and a line of its own.
 */
export function chooseRows(table: Table, choice: RowChoice): ChosenRows {
  const { columns, remainingLength } = choice
  const rows = sortRows(filterRows(table.rows, choice.filter), choice.sort)
  const header = writeRow(table.columns, columns)
  const rowCount = Math.min(
    choice.rowCount ??
      Math.max(minRows, countFitting(rows, columns, remainingLength - header.length)),
    rows.length,
  )
  const chosen = rows.slice(0, rowCount)
  const lines = [header]
  let characters = header.length
  let fittingCount = 0
  for (const row of chosen) {
    const line = writeRow(row, columns)
    characters += line.length + 1
    if (characters <= remainingLength) fittingCount += 1
    if (characters <= tableLimits.insertedCharacters) lines.push(line)
  }
  const canInsert =
    columns.length > 0 && rowCount > 0 && characters <= tableLimits.insertedCharacters
  return {
    text: canInsert ? lines.join('\n') : null,
    characters,
    rowCount,
    matchCount: rows.length,
    fittingCount,
    preview: chosen
      .slice(0, previewRows)
      .map((row) => columns.map((columnIndex) => writeCell(row[columnIndex]))),
  }
}

function countFitting(rows: string[][], columns: number[], remainingLength: number): number {
  let left = remainingLength
  const end = rows.findIndex((row) => (left -= writeRow(row, columns).length + 1) < 0)
  return end === -1 ? rows.length : end
}

/** A cell on one line: what it is written between stays out of it. */
const writeCell = (cell = '') => (/\s/.test(cell) ? cell.replaceAll(/\s+/g, ' ').trim() : cell)

const writeRow = (cells: readonly string[], columns: readonly number[]) =>
  columns.map((columnIndex) => writeCell(cells[columnIndex])).join('\t')

function filterRows(rows: string[][], filter: string): string[][] {
  const wanted = fold(filter.trim())
  return wanted === '' ? rows : rows.filter((row) => fold(row.join('\t')).includes(wanted))
}

/** A text without accents and capitals. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most rows have none, and normalizing takes ten times as long.
  return /[^\0-\x7F]/.test(lower) ? lower.normalize('NFD').replaceAll(/\p{M}/gu, '') : lower
}

/** Rows in the order of a column. Its empty cells, and what is no number among numbers, come last. */
function sortRows(rows: string[][], sort: RowChoice['sort']): string[][] {
  if (!sort) return rows
  const values = rows.map((row) => row[sort.column] ?? '')
  const numbers = readNumbers(values)
  const direction = sort.isDescending ? -1 : 1
  const { compare } = new Intl.Collator('fr', { numeric: true })
  const isMissing = (index: number) =>
    numbers ? Number.isNaN(numbers[index]) : values[index] === ''
  const order = rows
    .map((row, index) => ({ row, index, isMissing: isMissing(index) }))
    .toSorted((one, other) => {
      if (one.isMissing || other.isMissing) return Number(one.isMissing) - Number(other.isMissing)
      return (
        direction *
        (numbers
          ? (numbers[one.index] ?? 0) - (numbers[other.index] ?? 0)
          : compare(values[one.index] ?? '', values[other.index] ?? ''))
      )
    })
  return order.map(({ row }) => row)
}
