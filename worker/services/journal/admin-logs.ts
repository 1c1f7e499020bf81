import { type Column, type SQL, sql } from 'drizzle-orm'

import { adminLogs } from '#drizzle/schema/index.ts'
import type { AdminAction, LogValues, SecurityEventType } from '#shared/admin/admin-log.ts'
import { maskDetails } from '#shared/admin/audit-mask.ts'
import type { Database } from '#worker/database/db.ts'

/** Who acts, as the server knows it: nothing of it comes from what the client sends in its input. */
export type Actor = {
  userId: string | null
  /** Truncated, so that it names a network and not a person. */
  adresse: string
  userAgent: string
  now: Date
}

type Entry = {
  /** Where others refer to the row. */
  id?: string
  action: AdminAction | SecurityEventType
  table: string
  recordId: string
  details: unknown
}

/**
 * The journal's row for a change, to stand in the batch that makes the change: neither is ever written
 * without the other. Secrets and addresses are masked here.
 */
export function logStatement(
  db: Database,
  actor: Actor,
  { id, action, table, recordId, details }: Entry,
) {
  return db.insert(adminLogs).values({
    ...(id === undefined ? {} : { id }),
    action,
    table_name: table,
    record_id: recordId,
    user_id: actor.userId,
    new_values: logValues(actor, action, details),
    created_at: actor.now.toISOString(),
  })
}

type RowsEntry = Omit<Entry, 'id' | 'recordId'> & {
  /** What follows `from`: the rows about to change. */
  rows: SQL
  recordId: Column | SQL
  /** What a row of the table itself adds to the details. */
  rowDetails: Record<string, Column>
}

/** One row of the journal for each row that a statement after it will change, and none for others. */
export function logRowsStatement(
  actor: Actor,
  { action, table, rows, recordId, details, rowDetails }: RowsEntry,
): SQL {
  const added = Object.entries(rowDetails).map(
    ([name, value]) => sql`, ${`$.details.${name}`}, ${value}`,
  )
  const values = JSON.stringify(logValues(actor, action, details))
  return sql`insert into ${adminLogs} (id, action, table_name, record_id, user_id, new_values, created_at)
    select ${newIdSql}, ${action}, ${table}, ${recordId}, ${actor.userId}, json_set(${values}${sql.join(added)}), ${actor.now.toISOString()} from ${rows}`
}

/** A random id in the form of those that `crypto.randomUUID` gives. */
export const newIdSql = sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + abs(random() % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`

function logValues(actor: Actor, action: Entry['action'], details: unknown): LogValues {
  return {
    event_type: action,
    details: maskDetails(details),
    timestamp: actor.now.toISOString(),
    ip_address: actor.adresse,
    user_agent: actor.userAgent,
  }
}
