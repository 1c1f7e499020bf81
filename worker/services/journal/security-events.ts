import { inArray, type SQL, sql } from 'drizzle-orm'

import { adminLogs } from '#drizzle/schema/index.ts'
import {
  type SecurityEventType,
  type SessionEvent,
  type VisitorEvent,
  visitorEvents,
} from '#shared/admin/admin-log.ts'
import { maskText } from '#shared/admin/audit-mask.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { parisDayStart } from '#shared/items/paris-time.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

import { type Actor, logRowsStatement, logStatement, newIdSql } from './admin-logs.ts'
import { countStatement } from './event-counts.ts'

type Details = Record<string, unknown>

/** The journal's row for an event of sign-in or of a session; its id of record is random. */
export const securityEvent = (db: Database, actor: Actor, action: SessionEvent, details: Details) =>
  logStatement(db, actor, { action, table: 'security', recordId: crypto.randomUUID(), details })

/** The same where a condition holds at the moment of writing: isolates that write at once agree. */
const securityEventWhere = (
  actor: Actor,
  action: SecurityEventType,
  { details, condition }: { details: Details; condition: SQL },
): SQL =>
  logRowsStatement(actor, {
    action,
    table: 'security',
    rows: sql`(select 1) where ${condition}`,
    recordId: newIdSql,
    details,
    rowDetails: {},
  })

/** The journal's row for an event that visitors can cause, or one more in its count where the day has no room. */
export function visitorEvent(actor: Actor, action: VisitorEvent, details: Details): Statement[] {
  const today = parisDayStart(dayInParis(actor.now))
  const hasRoom = sql`(select count(*) from ${adminLogs} where ${inArray(adminLogs.action, visitorEvents)} and ${adminLogs.created_at} >= ${today}) < ${storageBounds.visitorEvents.rowsPerDay}`
  return [
    countStatement(actor.now, { event: action, count: 1, condition: sql`not ${hasRoom}` }),
    securityEventWhere(actor, action, { details, condition: hasRoom }),
  ]
}

/** Writes that somebody opened a page of the administration, unless the journal has it of the last ten minutes. */
export async function logAccess(
  db: Database,
  actor: Actor,
  { id, email, path }: { id: string; email: string; path: string },
): Promise<void> {
  const { windowMs, pages } = storageBounds.accesses
  const since = new Date(actor.now.getTime() - windowMs).toISOString()
  const action = 'admin_access'
  const recent = sql`from ${adminLogs} where ${adminLogs.action} = ${action} and ${adminLogs.created_at} > ${since} and ${adminLogs.user_id} = ${id}`
  const isListed = sql`exists (select 1 ${recent} and ${adminLogs.new_values} ->> '$.details.path' = ${maskText(path)})`
  const hasRoom = sql`(select count(*) ${recent}) < ${pages}`
  const details = { user_id: id, email, path }
  const condition = sql`not ${isListed} and ${hasRoom}`
  await writeBatch(db, [
    securityEventWhere({ ...actor, userId: id }, action, { details, condition }),
  ])
}
