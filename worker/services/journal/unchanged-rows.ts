import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'

import { failUnless, isGuardFailure } from './write-guard.ts'

/** A row as whoever changes it read it. */
export type ReadRow = {
  table: SQLiteTable
  isMeant: SQL
  /** The columns that were read, and what they held. */
  columns: Record<string, SQLiteColumn>
  lu: Record<string, unknown>
}

/** What to tell whoever changes a row that is gone, or that somebody changed since. */
type Words = { absent: string; stale: string }

/**
 * Writes, unless a row is gone or no longer what was read of it. What is read of a row may be less than
 * what is stored, so the batch compares with what is stored at the moment of reading.
 */
export async function writeUnchanged(
  db: Database,
  rows: ReadRow[],
  words: Words,
  statements: Statement[],
): Promise<void> {
  const guards = await Promise.all(rows.map((row) => guardsOf(db, row, words)))
  try {
    await writeBatch(db, [...guards.flat(), ...statements])
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw absent(words, error)
    throw isGuardFailure(error, 'stale') ? stale(words, error) : error
  }
}

async function guardsOf(
  db: Database,
  { table, isMeant, columns, lu }: ReadRow,
  words: Words,
): Promise<SQL[]> {
  const stored = sql<string>`json_array(${sql.join(Object.values(columns), sql`, `)})`
  const [row] = await db
    .select({ ...columns, stored })
    .from(table)
    .where(isMeant)
  if (!row) throw absent(words)
  const read: Record<string, unknown> = row
  const isSame = Object.keys(columns).every(
    (name) => JSON.stringify(read[name]) === JSON.stringify(lu[name]),
  )
  if (!isSame) throw stale(words)
  const exists = (condition: SQL) => sql`exists (select 1 from ${table} where ${condition})`
  return [
    failUnless(exists(isMeant), 'absent'),
    failUnless(exists(sql`${isMeant} and ${stored} = ${row.stored}`), 'stale'),
  ]
}

const absent = (words: Words, cause?: unknown) => new AppError('NOT_FOUND', words.absent, { cause })

const stale = (words: Words, cause?: unknown) => new AppError('CONFLICT', words.stale, { cause })
