import type { SecurityEventType } from '#shared/admin/admin-log.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

import { type Actor, logStatement } from './admin-logs.ts'

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
