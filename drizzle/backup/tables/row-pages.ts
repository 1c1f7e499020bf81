import type { InStatement, Row, Value } from '@libsql/client/web'

import { quoted } from './table-names.ts'

/** Whatever answers a statement: a client, a transaction of it, a database of the Worker. */
export type RowReader = { execute: (statement: InStatement) => Promise<{ rows: Row[] }> }

/** What one answer of the database carries: some servers refuse more than ten megabytes. */
const pageBytes = 2_000_000
const pageRows = 1000

type Columns = { name: string; columns: readonly string[] }

/** The values of a table's rows in the order in which they were written, some rows at a time. */
export async function* readPages(
  reader: RowReader,
  { name, columns }: Columns,
): AsyncGenerator<Value[][]> {
  const page = pageQuery({ name, columns })
  let after: Value = BigInt(Number.MIN_SAFE_INTEGER)
  for (;;) {
    const { rows } = await reader.execute({ sql: page, args: [after, after] })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => columns.map((_, index) => row[index + 1] ?? null))
    after = BigInt(Number(last[0]))
  }
}

/** So many rows after a place that they stay within the bytes, and one at least. */
function pageQuery({ name, columns }: Columns): string {
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
