import { parse } from 'csv-parse/browser/esm/sync'

import { tableLimits } from './table.ts'

/** The position of a record: its first line, counted from 1, and the bytes read up to its end. */
export type RecordPosition = { line: number; bytes: number }

/**
 * Calls back for each record, empty lines included. Throws `CsvError` for a text that is no CSV. A quote
 * in the middle of a cell is text.
 */
export function readRecords(
  text: string,
  delimiter: string,
  onRecord: (cells: string[], position: RecordPosition) => void,
): void {
  let line = 1
  // The package turns a string into an array of numbers first, which takes a hundred times the memory.
  parse(new TextEncoder().encode(text), {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: tableLimits.rowCharacters,
    on_record(cells: string[], { bytes }) {
      onRecord(cells, { line, bytes })
      line += 1
      for (const cell of cells) line += lineBreaks(cell)
      return null
    },
  })
}

/** The parser counts a line break of Windows inside of quotes twice. */
const lineBreaks = (cell: string) => (/[\r\n]/.test(cell) ? cell.split(/\r\n?|\n/).length - 1 : 0)

/** True for an empty line and for a spreadsheet row without values. */
export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** True for a comment line of Google Analytics. A column may be named «#». */
export const isComment = ([first = '', ...others]: readonly string[]) =>
  /^#[ -]/.test(first) || (first === '#' && isBlank(others))
