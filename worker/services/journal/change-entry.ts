import { and, eq, type SQL, sql } from 'drizzle-orm'

import { adminLogs, itemChanges } from '#drizzle/schema/index.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'

import { type Actor, logStatement } from './admin-logs.ts'
import { failUnless, isGuardFailure } from './write-guard.ts'

/** An item and the version that a change makes of it. */
export type ChangedItem = {
  id: string
  version: number
  geste?: typeof itemChanges.$inferSelect.geste
  copie?: number
  ligne?: number
}

/** The row of the journal of a work of many writes, and which row of a file this one is. */
export type SharedEntry = Pick<ChangeEntry, 'entree' | 'action' | 'details'> & {
  table: string
  ligne: number
}

type ChangeEntry = {
  /** Id of the row of the journal; a long work has one for all its batches. */
  entree: string
  kind: ItemKind
  action: AdminAction
  recordId: string
  details: Record<string, unknown>
  items: readonly ChangedItem[]
  /** Where the row is not about items of a kind alone. */
  table?: string
}

/**
 * The row of the journal for a change of items, unless a batch before wrote it, and which items it
 * changed. Fails the batch where the id names another row, or the row has one of the items already.
 */
export function changeEntryStatements(
  db: Database,
  actor: Actor,
  { entree, kind, action, recordId, details, items, table = `${kind}s` }: ChangeEntry,
): Statement[] {
  const written = JSON.stringify(items)
  const hasItem = sql`exists (select 1 from ${itemChanges} where ${and(eq(itemChanges.entree, entree), eq(itemChanges.kind, kind))} and ${itemChanges.item_id} in (select value ->> 'id' from json_each(${written})))`
  return [
    failUnless(
      sql`not ${isOtherEntry(actor, { entree, action, recordId })} and not ${hasItem}`,
      'entry',
    ),
    logStatement(db, actor, {
      id: entree,
      action,
      table,
      recordId,
      details,
    }).onConflictDoNothing(),
    sql`insert into ${itemChanges} (entree, kind, item_id, version, geste, copie, ligne)
      select ${entree}, ${kind}, value ->> 'id', value ->> 'version', coalesce(value ->> 'geste', 'modifie'), value ->> 'copie', value ->> 'ligne' from json_each(${written})`,
  ]
}

/** Whether an id names a row of the journal that is somebody else's or about something else. */
const isOtherEntry = (
  { userId }: Actor,
  { entree, action, recordId }: Pick<ChangeEntry, 'entree' | 'action' | 'recordId'>,
): SQL =>
  sql`exists (select 1 from ${adminLogs} where ${eq(adminLogs.id, entree)} and (${adminLogs.user_id} is not ${userId} or ${adminLogs.action} <> ${action} or ${adminLogs.record_id} <> ${recordId}))`

/** Throws CONFLICT if the journal id belongs to another account or action. */
export async function refuseOtherEntry(
  db: Database,
  actor: Actor,
  entry: Pick<ChangeEntry, 'entree' | 'action' | 'recordId'>,
): Promise<void> {
  const [row] = await db
    .select({ isOther: isOtherEntry(actor, entry).mapWith(Boolean) })
    .from(sql`(select 1)`)
  if (row?.isOther) throw otherEntry()
}

/** Maps a failure of the `entry` guard to CONFLICT and returns other errors unchanged. */
export const asEntryConflict = (error: unknown): unknown =>
  isGuardFailure(error, 'entry') ? otherEntry(error) : error

const otherEntry = (cause?: unknown) =>
  new AppError('CONFLICT', 'Ce travail ne peut pas être continué\u00a0: recommencez-le.', { cause })

/** The same for one item of a work of many writes; fails the batch where this row of the file is written. */
export const sharedEntryStatements = (
  db: Database,
  actor: Actor,
  kind: ItemKind,
  { ligne, ...entry }: SharedEntry,
  item: ChangedItem,
): Statement[] => [
  failUnless(
    sql`not exists (select 1 from ${itemChanges} where ${eq(itemChanges.entree, entry.entree)} and ${eq(itemChanges.ligne, ligne)})`,
    'written',
  ),
  ...changeEntryStatements(db, actor, {
    ...entry,
    kind,
    recordId: entry.entree,
    items: [{ ...item, ligne }],
  }),
]
