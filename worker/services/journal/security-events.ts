import { sql } from 'drizzle-orm'

import { adminLogs } from '#drizzle/schema/index.ts'
import type { SecurityEventType } from '#shared/admin/admin-log.ts'
import { maskText } from '#shared/admin/audit-mask.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { visitorStorage } from '#worker/runtime/visitor-storage.ts'

import { type Actor, logRowsStatement, logStatement, newIdSql } from './admin-logs.ts'

/** The journal's row for an event of sign-in or of a session; its id of record is random. */
export const securityEvent = (
  db: Database,
  actor: Actor,
  action: SecurityEventType,
  details: Record<string, unknown>,
) => logStatement(db, actor, { action, table: 'security', recordId: crypto.randomUUID(), details })

/** Writes an event that goes with no change: best effort, for the caller to defer. */
export async function logSecurityEvent(
  db: Database,
  actor: Actor,
  action: SecurityEventType,
  details: Record<string, unknown>,
): Promise<void> {
  await writeBatch(db, [securityEvent(db, actor, action, details)])
}

/**
 * Writes that somebody opened a page of the administration, unless the journal has it of the last ten minutes. The
 * condition is part of the insert: isolates that write at once agree.
 */
export async function logAccess(
  db: Database,
  actor: Actor,
  { id, email, path }: { id: string; email: string; path: string },
): Promise<void> {
  const { windowMs, pages } = visitorStorage.accesses
  const since = new Date(actor.now.getTime() - windowMs).toISOString()
  const action = 'admin_access'
  const recent = sql`from ${adminLogs} where ${adminLogs.action} = ${action} and ${adminLogs.created_at} > ${since} and ${adminLogs.user_id} = ${id}`
  const isListed = sql`exists (select 1 ${recent} and ${adminLogs.new_values} ->> '$.details.path' = ${maskText(path)})`
  const isFull = sql`(select count(*) ${recent}) >= ${pages}`
  await writeBatch(db, [
    logRowsStatement(
      { ...actor, userId: id },
      {
        action,
        table: 'security',
        rows: sql`(select 1) where not ${isListed} and not ${isFull}`,
        recordId: newIdSql,
        details: { user_id: id, email, path },
        rowDetails: {},
      },
    ),
  ])
}
