import { adminLogs } from '#drizzle/schema/index.ts'
import type { AdminAction, LogValues, SecurityEventType } from '#shared/admin-log.ts'
import { maskDetails } from '#shared/audit-mask.ts'

import type { Database } from '../db.ts'

/** Who acts, as the server knows it: nothing of it comes from what the client sends in its input. */
export type Actor = {
  userId: string | null
  /** Truncated, so that it names a network and not a person (D48). */
  adresse: string
  userAgent: string
  now: Date
}

type Entry = {
  action: AdminAction | SecurityEventType
  table: string
  recordId: string
  details: unknown
}

/**
 * The journal's row for a change, to stand in the batch that makes the change: neither is ever written
 * without the other. Secrets and addresses are masked here (R247).
 */
export function logStatement(db: Database, actor: Actor, { action, table, recordId, details }: Entry) {
  const timestamp = actor.now.toISOString()
  const new_values: LogValues = {
    event_type: action,
    details: maskDetails(details),
    timestamp,
    ip_address: actor.adresse,
    user_agent: actor.userAgent,
  }
  return db.insert(adminLogs).values({
    action,
    table_name: table,
    record_id: recordId,
    user_id: actor.userId,
    new_values,
    created_at: timestamp,
  })
}
