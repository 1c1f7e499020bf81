import { and, lt, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteTable } from 'drizzle-orm/sqlite-core'

import { adminLogs, deletedItems, sessions } from '#drizzle/schema/index.ts'

import type { Database } from '../db.ts'
import { writeBatch } from '../write-batch.ts'

const dayMs = 24 * 60 * 60_000
const keptDays = 30
const keptMonths = 12

/** So many rows go in one write: a long one would keep others waiting. */
const batchSize = 2000

/**
 * Forgets what is kept for a time: the journal after twelve months (D48), deleted items (D54) and
 * sessions that are over after thirty days. Gives how many rows went.
 */
export async function purgeExpired(db: Database, now: Date): Promise<number> {
  const [logs, items, ended] = [
    await purge(db, adminLogs, isOldLog(now)),
    await purge(db, deletedItems, lt(deletedItems.deleted_at, daysBefore(now))),
    await purge(
      db,
      sessions,
      sql`coalesce(${sessions.revoked_at}, ${sessions.absolute_expires_at}) < ${daysBefore(now)}`,
    ),
  ]
  return logs + items + ended
}

async function purge(
  db: Database,
  table: AnySQLiteTable,
  condition: SQL | undefined,
): Promise<number> {
  let removed = 0
  let last = batchSize
  while (last === batchSize) {
    // oxlint-disable-next-line no-await-in-loop -- a batch at a time
    const [result] = await writeBatch(db, [
      sql`delete from ${table} where rowid in (select rowid from ${table} where ${condition} limit ${batchSize})`,
    ])
    last = result?.rowsAffected ?? 0
    removed += last
  }
  return removed
}

/** By both clocks: the trigger that keeps the journal (migration 0004) goes by the database's. */
function isOldLog(now: Date): SQL | undefined {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - keptMonths)
  return and(
    lt(adminLogs.created_at, limit.toISOString()),
    sql`${adminLogs.created_at} <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-12 months')`,
  )
}

const daysBefore = (now: Date) => new Date(now.getTime() - keptDays * dayMs).toISOString()
