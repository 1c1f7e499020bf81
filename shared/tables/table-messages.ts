import type { ChosenRows, RowChoice } from './choose-rows.ts'
import type { ChosenFile } from './decode-file.ts'
import type { Table, TableFile } from './table.ts'

/** Messages from a page to the table worker. */
export type TableRequest =
  | { type: 'read-file'; file: ChosenFile }
  | { type: 'read-text'; text: string }
  | { type: 'choose'; id: number; table: number; choice: RowChoice }

/** Messages from the table worker to the page. */
export type TableAnswer =
  | { type: 'progress'; share: number }
  | { type: 'read'; file: TableSummary }
  | { type: 'refused'; reason: string }
  | { type: 'chosen'; id: number; chosen: ChosenRows }

/** A file without its rows, which stay in the worker. */
export type TableSummary = Omit<TableFile, 'tables'> & { tables: TableHead[] }

export type TableHead = Omit<Table, 'rows'> & {
  rowCount: number
  /** The first value of each column. */
  samples: string[]
}
