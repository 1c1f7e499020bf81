import { createHash } from 'node:crypto'

import type { Value } from '@libsql/client/web'

import { type TableEntry, toLine } from '#drizzle/backup/backup-format.ts'

import type { Reader } from './applied-migrations.ts'
import type { Table } from './schema-at.ts'
import { quoted } from './table-names.ts'

/** What one answer of the database carries: some servers refuse more than ten megabytes. */
const pageBytes = 2_000_000
const pageRows = 1000

/** The lines of a table in the order in which its rows were written, some at a time. */
export async function* readLines(reader: Reader, table: Table): AsyncGenerator<string[]> {
  const page = pageQuery(table)
  let after: Value = BigInt(Number.MIN_SAFE_INTEGER)
  for (;;) {
    const { rows } = await reader.execute({ sql: page, args: [after, after] })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => toLine(table.columns.map((_, index) => row[index + 1] ?? null)))
    after = BigInt(Number(last[0]))
  }
}

/** So many rows after a place that they stay within the bytes, and one at least. */
function pageQuery({ name, columns }: Table): string {
  const list = columns.map(quoted).join(', ')
  const size = columns.map((column) => `coalesce(octet_length(${quoted(column)}), 0)`).join(' + ')
  return `SELECT rowid, ${list} FROM ${quoted(name)} WHERE rowid > ? AND rowid <= (
      SELECT max(place) FROM (
        SELECT place, row_number() OVER sofar AS number, sum(size) OVER sofar AS total FROM (
          SELECT rowid AS place, ${size} AS size FROM ${quoted(name)}
            WHERE rowid > ? ORDER BY rowid LIMIT ${pageRows})
        WINDOW sofar AS (ORDER BY place ROWS UNBOUNDED PRECEDING))
      WHERE number = 1 OR total <= ${pageBytes})
    ORDER BY rowid`
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
export async function tallyTables(reader: Reader, tables: readonly Table[]): Promise<TableEntry[]> {
  const entries: TableEntry[] = []
  for (const table of tables) {
    const tally = tableTally(table)
    for await (const lines of readLines(reader, table)) lines.forEach(tally.add)
    entries.push(tally.entry())
  }
  return entries
}
