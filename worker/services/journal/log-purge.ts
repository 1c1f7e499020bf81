import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteTable } from 'drizzle-orm/sqlite-core'

import {
  adminLogs,
  deletedItems,
  editingSessions,
  eventCounts,
  gpts,
  itemChanges,
  missingPages,
  planifications,
  prompts,
  recordRevisions,
  reports,
  revisions,
  searchDemand,
  sessions,
  userRoles,
  users,
} from '#drizzle/schema/index.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { oldestKeptDay } from '#shared/search/search-demand.ts'
import { retention } from '#shared/site/retention.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

import { isOldCount } from './event-counts.ts'

const dayMs = 24 * 60 * 60_000

/** So many rows go in one write: a long one would keep others waiting. */
const batchSize = 2000

/**
 * Forgets what was kept for its time: the journal, event counts, what visitors searched and asked for in vain, deleted
 * items, what visitors told of pages, revisions of what is gone and small ones of long ago, plans of long ago, what was typed and never
 * saved, sessions that are over and accounts that nobody gave a role. Gives how many rows went.
 */
export async function purgeExpired(db: Database, now: Date): Promise<number> {
  const removed = [
    await purge(db, adminLogs, isOldLog(now)),
    await purge(db, eventCounts, isOldCount(now)),
    await purge(db, searchDemand, isOldDemand(now)),
    await purge(
      db,
      missingPages,
      lt(missingPages.derniere_visite, monthsBefore(now, retention.missingPageMonths)),
    ),
    await purge(
      db,
      deletedItems,
      lt(deletedItems.deleted_at, daysBefore(now, retention.endedDays)),
    ),
    await purge(db, reports, lt(reports.recu_le, daysBefore(now, retention.reportDays))),
    await purge(
      db,
      recordRevisions,
      lt(recordRevisions.remplace_le, monthsBefore(now, retention.journalMonths)),
    ),
    await purge(
      db,
      itemChanges,
      sql`not exists (select 1 from ${adminLogs} where ${adminLogs.id} = ${itemChanges.entree})`,
    ),
    await purge(
      db,
      editingSessions,
      lt(editingSessions.vu_le, daysBefore(now, retention.endedDays)),
    ),
    await purge(db, revisions, or(isOfNothing, isSmallSave(now))),
    await purge(
      db,
      planifications,
      lt(planifications.fini_le, monthsBefore(now, retention.journalMonths)),
    ),
    await purge(
      db,
      sessions,
      sql`coalesce(${sessions.revoked_at}, ${sessions.absolute_expires_at}) < ${daysBefore(now, retention.endedDays)}`,
    ),
    await purge(db, users, isUnusedAccount(now)),
  ]
  return removed.reduce((sum, count) => sum + count, 0)
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
  return and(
    lt(adminLogs.created_at, monthsBefore(now, retention.journalMonths)),
    sql`${adminLogs.created_at} <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`-${retention.journalMonths} months`})`,
  )
}

/** The days that are too old, and of more rows than there is room for the oldest. */
const isOldDemand = (now: Date) =>
  or(
    lt(searchDemand.jour, oldestKeptDay(dayInParis(now))),
    sql`${searchDemand}.rowid in (select rowid from ${searchDemand} order by ${searchDemand.jour} desc limit -1 offset ${storageBounds.searchDemand.rows})`,
  )

const isUnusedAccount = (now: Date) =>
  and(
    eq(users.self_registered, true),
    lt(users.created_at, monthsBefore(now, retention.unusedAccountMonths)),
    sql`not exists (select 1 from ${userRoles} where ${userRoles.user_id} = ${users.id})`,
  )

function monthsBefore(now: Date, months: number): string {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  return limit.toISOString()
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/** Revisions of an item that is neither there nor to be brought back. */
const isOfNothing = sql`not exists (select 1 from ${prompts} where ${prompts.id} = ${revisions.item_id})
  and not exists (select 1 from ${gpts} where ${gpts.id} = ${revisions.item_id})
  and not exists (select 1 from ${deletedItems} where ${deletedItems.item_id} = ${revisions.item_id})`

/** Revisions that somebody followed up within the same hour, once that is long ago. */
const isSmallSave = (now: Date) => {
  const { kind, item_id, quoi, ecrit_par, ecrit_le } = revisions
  return sql`${ecrit_le} < ${daysBefore(now, retention.everySaveDays)} and exists (
    select 1 from ${revisions} later
    where later.kind = ${kind} and later.item_id = ${item_id} and later.quoi = ${quoi}
      and later.ecrit_par is ${ecrit_par} and substr(later.ecrit_le, 1, 13) = substr(${ecrit_le}, 1, 13)
      and (later.ecrit_le, later.rowid) > (${ecrit_le}, ${revisions}.rowid))`
}
