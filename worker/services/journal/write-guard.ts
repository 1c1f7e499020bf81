import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Why a guarded write was not done. */
export const refusals = [
  'absent',
  'chain',
  'chained',
  'copie',
  'entry',
  'factor',
  'full',
  'label',
  'made',
  'name',
  'page',
  'plan',
  'renamed',
  'session',
  'slug',
  'stale',
  'statut',
  'written',
] as const
type Refusal = (typeof refusals)[number]

/**
 * A statement that makes its batch fail as a whole unless the condition holds at that moment: a batch
 * cannot read and then decide.
 */
export const failUnless = (condition: SQL, refusal: Refusal): SQL =>
  sql`select case when ${condition} then 1 else json_extract('{}', ${refusal}) end`

/** Fails its batch where a table has as many rows as it may have. */
export const failWhenFull = (table: SQLiteTable, most: number): SQL =>
  failUnless(sql`(select count(*) from ${table}) < ${most}`, 'full')

/** Whether a batch failed for this refusal: SQLite repeats the path that it cannot read. */
export const isRefusal = (error: unknown, refusal: Refusal): boolean =>
  failureText(error).includes(`bad JSON path: '${refusal}'`)

/** Whether a batch failed because a value is taken, given as `table.column`. */
export const isTaken = (error: unknown, column: string): boolean =>
  failureText(error).includes(`UNIQUE constraint failed: ${column}`)

/** Whether a trigger kept the last administrator (migration 0004). */
export const isLastAdmin = (error: unknown): boolean => failureText(error).includes('last_admin')

const failureText = (error: unknown) => (error instanceof Error ? error.message : '')
