import { parse } from 'csv-parse/browser/esm/sync'

import { tableLimits } from './table.ts'

/** Where a record is: the line it begins on, from 1, and how many bytes are read with it. */
export type RecordPlace = { line: number; bytes: number }

/**
 * Calls back for each record, empty lines included. Throws `CsvError` for a text that is no CSV. A quote
 * in the middle of a cell is text.
 */
export function readRecords(
  text: string,
  delimiter: string,
  onRecord: (cells: string[], place: RecordPlace) => void,
): void {
  let line = 1
  // Of a text, this build of the package makes a list of numbers first: a hundred times the memory.
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

/** Whether a record is an empty line, or a row of a spreadsheet that nobody filled in. */
export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Whether a record is a comment, as Google Analytics writes them. A column may be called «#». */
export const isComment = ([first = '', ...others]: readonly string[]) =>
  /^#[ -]/.test(first) || (first === '#' && isBlank(others))
