import { createHash } from 'node:crypto'

import { type TableEntry, toLine } from '#drizzle/backup/backup-format.ts'

import { readPages, type RowReader } from './row-pages.ts'
import type { Table } from './schema-at.ts'

/** The lines of a table in the order in which its rows were written, some at a time. */
export async function* readLines(reader: RowReader, table: Table): AsyncGenerator<string[]> {
  for await (const rows of readPages(reader, table)) yield rows.map(toLine)
}

/** Counts and hashes a table while its lines pass. */
export function tableTally({ name, columns }: Pick<TableEntry, 'name' | 'columns'>) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (line: string) => {
      hash.update(line)
      rows += 1
    },
    entry: (): TableEntry => ({ name, columns, rows, sha256: hash.digest('hex') }),
  }
}

/** Rows and hash of every table, as a backup that is taken now would have them. */
export async function tallyTables(
  reader: RowReader,
  tables: readonly Table[],
): Promise<TableEntry[]> {
  const entries: TableEntry[] = []
  for (const table of tables) {
    const tally = tableTally(table)
    for await (const lines of readLines(reader, table)) lines.forEach(tally.add)
    entries.push(tally.entry())
  }
  return entries
}
