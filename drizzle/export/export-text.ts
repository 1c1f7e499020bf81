import type { Value } from '@libsql/client/web'

import { readPages, type RowReader } from '#drizzle/backup/tables/row-pages.ts'
import { schemaVersion } from '#drizzle/schema/site/schema-version.ts'

import {
  type ExportBlock,
  type ExportEnd,
  type ExportHeader,
  exportVersion,
} from './export-format.ts'
import { type ExportedTable, exportedTables, leftOutReasons } from './exported-tables.ts'

type Origin = Pick<ExportHeader, 'made_at' | 'origin'>

/**
 * The text of an export, line by line in pieces of some rows: a header, the rows of each table as JSON
 * behind lines that count and hash them, and an end. What is in memory is one piece, so commands and
 * the Worker write it alike.
 */
export async function* exportText(reader: RowReader, from: Origin): AsyncGenerator<string> {
  const header: ExportHeader = {
    format: 'catalogue-export',
    version: exportVersion,
    ...from,
    schema: schemaVersion,
    tables: exportedTables.map(({ name, columns }) => ({ name, columns })),
    left_out: leftOutReasons,
  }
  yield line(header)
  const counts: Record<string, number> = {}
  for (const table of exportedTables) {
    let count = 0
    for await (const rows of readPages(reader, table)) {
      count += rows.length
      yield await block(table, rows)
    }
    counts[table.name] = count
  }
  const end: ExportEnd = { end: counts }
  yield line(end)
}

async function block(table: ExportedTable, rows: readonly Value[][]): Promise<string> {
  const lines = rows.map((values) => line(rowOf(table, values))).join('')
  const head: ExportBlock = {
    table: table.name,
    rows: rows.length,
    sha256: await sha256(lines),
  }
  return line(head) + lines
}

const rowOf = ({ columns, json }: ExportedTable, values: readonly Value[]) =>
  Object.fromEntries(
    columns.map((column, index) => {
      const value = values[index] ?? null
      return [column, json.has(column) ? readable(value) : value]
    }),
  )

/** A list or an object as it is instead of its text, where it can be written as the very same text. */
function readable(value: Value): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return JSON.stringify(parsed) === value ? parsed : value
  } catch {
    return value
  }
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
