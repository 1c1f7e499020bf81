import { eq, sql } from 'drizzle-orm'

import { adminLogs, itemChanges } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'

import { type Actor, logStatement } from './admin-logs.ts'
import { failUnless } from './write-guard.ts'

/** An item and the version that a change makes of it. */
export type ChangedItem = { id: string; version: number }

type ChangeEntry = {
  /** Id of the row of the journal; a long work has one for all its batches. */
  entree: string
  kind: ItemKind
  action: AdminAction
  recordId: string
  details: Record<string, unknown>
  items: readonly ChangedItem[]
}

/**
 * The row of the journal for a change of items, unless a batch before wrote it, and which items it
 * changed. Fails the batch where the row is another's.
 */
export function changeEntryStatements(
  db: Database,
  actor: Actor,
  { entree, kind, action, recordId, details, items }: ChangeEntry,
): Statement[] {
  const isOther = sql`(${adminLogs.user_id} is not ${actor.userId} or ${adminLogs.action} <> ${action} or ${adminLogs.record_id} <> ${recordId})`
  return [
    failUnless(
      sql`not exists (select 1 from ${adminLogs} where ${eq(adminLogs.id, entree)} and ${isOther})`,
      'stale',
    ),
    logStatement(db, actor, {
      id: entree,
      action,
      table: `${kind}s`,
      recordId,
      details,
    }).onConflictDoNothing(),
    sql`insert into ${itemChanges} (entree, kind, item_id, version)
      select ${entree}, ${kind}, value ->> 'id', value ->> 'version' from json_each(${JSON.stringify(items)})`,
  ]
}
