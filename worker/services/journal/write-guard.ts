import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

export const guardNames = [
  'absent',
  'chain',
  'chained',
  'copie',
  'entry',
  'factor',
  'full',
  'item',
  'label',
  'made',
  'name',
  'order',
  'page',
  'plan',
  'renamed',
  'session',
  'slug',
  'stale',
  'statut',
  'written',
] as const
type GuardName = (typeof guardNames)[number]

/** Guard: a statement that fails its whole batch unless the condition holds. A batch cannot branch on what it reads. */
export const failUnless = (condition: SQL, guard: GuardName): SQL =>
  sql`select case when ${condition} then 1 else json_extract('{}', ${guard}) end`

/** Fails its batch where a table has as many rows as it may have. */
export const failWhenFull = (table: SQLiteTable, most: number): SQL =>
  failUnless(sql`(select count(*) from ${table}) < ${most}`, 'full')

/** True if this guard made a batch fail: SQLite repeats the invalid JSON path in its error. */
export const isGuardFailure = (error: unknown, guard: GuardName): boolean =>
  failureText(error).includes(`bad JSON path: '${guard}'`)

/** Whether a batch failed because a value is taken, given as `table.column`. */
export const isTaken = (error: unknown, column: string): boolean =>
  failureText(error).includes(`UNIQUE constraint failed: ${column}`)

/** Whether a trigger kept the last administrator (migration 0004). */
export const isLastAdmin = (error: unknown): boolean => failureText(error).includes('last_admin')

const failureText = (error: unknown) => (error instanceof Error ? error.message : '')
