import type { Client, InStatement } from '@libsql/client/web'

import { type Row, rowsOf, toValues } from '#drizzle/backup/backup-format.ts'
import { readHeader, readRows } from '#drizzle/backup/read-backup.ts'
import type { Advance } from '#drizzle/backup/terminal.ts'

import { derivingObjects } from './derived-tables.ts'
import { writePatiently } from './patient-batch.ts'
import type { Schema } from './schema-at.ts'
import { quoted, stagedName } from './table-names.ts'

type Staging = { signal: AbortSignal; advance?: Advance }

/**
 * Puts the rows of a backup into tables of their own beside those that the site reads, some rows at a
 * time, so that nobody waits for long. The triggers that fill the index of the search stand over them
 * too; no other does, so that nothing is journaled, kept or counted of a row that is only put back.
 * Foreign keys are not asked: they name the tables that are still read.
 */
export async function stageTables(
  client: Client,
  schema: Schema,
  file: string,
  { signal, advance }: Staging,
): Promise<void> {
  await dropStaged(client, schema)
  const tables = [...schema.kept, ...schema.derived]
  const { indexes, views, triggers } = derivingObjects(schema)
  const renamed = renamer([...schema.derived, ...views].map(({ name }) => name))
  await writePatiently(client, [
    ...[...tables, ...views].map(({ name, sql }) => sql.replace(name, stagedName)),
    ...[...indexes, ...triggers].map(renamed),
  ])

  const total = rowsOf((await readHeader(file)).tables)
  let done = 0
  for await (const { table, rows } of readRows(file)) {
    signal.throwIfAborted()
    await writePatiently(client, rows.map(inserter(table)))
    done += rows.length
    advance?.(done, total)
  }
}

/** Takes away what was staged, now or by a command that was killed. */
export async function dropStaged(client: Client, schema: Schema): Promise<void> {
  await writePatiently(client, [
    ...dropDeriving(schema),
    ...[...schema.derived, ...schema.kept].map(
      ({ name }) => `DROP TABLE IF EXISTS ${quoted(stagedName(name))}`,
    ),
  ])
}

/** Takes away what fills the index while rows are staged. */
export function dropDeriving(schema: Schema): string[] {
  const { indexes, views, triggers } = derivingObjects(schema)
  return [
    ...indexes.map(({ name }) => `DROP INDEX IF EXISTS ${quoted(stagedName(name))}`),
    ...triggers.map(({ name }) => `DROP TRIGGER IF EXISTS ${quoted(stagedName(name))}`),
    ...views.map(({ name }) => `DROP VIEW IF EXISTS ${quoted(stagedName(name))}`),
  ]
}

function inserter({ name, columns }: { name: string; columns: string[] }) {
  const sql = `INSERT INTO ${quoted(stagedName(name))} (${columns.map(quoted).join(', ')})
    VALUES (${columns.map(() => '?').join(', ')})`
  return (row: Row): InStatement => ({ sql, args: toValues(row) })
}

/** The statement of an index or a trigger that stands over what is staged and fills these, staged too. */
function renamer(filled: readonly string[]) {
  const all = new RegExp(`\\b(?:${filled.join('|')})\\b`, 'g')
  return ({ name, on, sql }: { name: string; on: string; sql: string }) => {
    const own = sql.replace(name, stagedName).replaceAll(all, stagedName)
    return filled.includes(on) ? own : own.replace(new RegExp(`(?<=\\bON )${on}\\b`), stagedName)
  }
}
