import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { AdminAction } from '#shared/admin/admin-log.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { keepItemsAndEndSessions } from '#worker/services/editing/revisions.ts'
import { assertCopyVersion, deleteCopyStatement } from '#worker/services/editing/working-copies.ts'
import {
  asEntryConflict,
  changeEntryStatements,
  type SharedEntry,
  sharedEntryStatements,
} from '#worker/services/journal/change-entry.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { type AtVersion, explainAbsence, stale } from './edit-failures.ts'
import { asSlugConflict, leaveFormerSlug } from './item-slugs.ts'

type Edit = AtVersion & {
  kind: ItemKind
  action?: AdminAction
  /** What the edit would make of these; left out where it leaves them alone. */
  slug?: string
  statut?: Statut
  /** The working copy that the edit publishes, 0 for none; left out where it leaves the copy alone. */
  copie?: number
  details: Record<string, unknown>
  statements: Statement[]
  /** The row of the journal, where it is that of more than this item. */
  entry?: SharedEntry | undefined
}

/** The next version of an item, and its labels as they were written. */
export type UpdatedItem = { version: number; categories: string[]; tags: string[] }

/**
 * Writes an edit, its row of the journal and the item's next version in one request, unless the item
 * was edited since (then `CONFLICT` with the version that is stored), is gone or none of the editor's.
 * What it replaces is kept as a revision. The statements find the item by its id alone.
 */
export async function writeEdit(
  db: Database,
  editor: Editor,
  {
    kind,
    id,
    version,
    action = `${kind}.update`,
    slug,
    statut,
    copie,
    details,
    statements,
    entry,
  }: Edit,
): Promise<{ version: number }> {
  const table = contentTables[kind]
  const item = sql`${table} where ${table.id} = ${id}`
  const stored = sql`select ${table.version} from ${item} and ${isItemEditableBy(kind, editor)}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (${stored})`, 'absent'),
      failUnless(sql`(${stored}) = ${version}`, 'stale'),
      ...(statut === undefined ? [] : [keepStatut(editor, item, statut)]),
      ...(slug === undefined ? [] : [leaveFormerSlug(editor, { kind, slug })]),
      ...keepItemsAndEndSessions(kind, sql`${table.id} = ${id}`, editor.now),
      ...(copie === undefined
        ? []
        : [assertCopyVersion(kind, { id, copie }), deleteCopyStatement(db, kind, id)]),
      ...statements,
      sql`update ${table} set version = version + 1 where id = ${id}`,
      ...(entry
        ? sharedEntryStatements(db, editor, kind, entry, { id, version: version + 1 })
        : changeEntryStatements(db, editor, {
            entree: crypto.randomUUID(),
            kind,
            action,
            recordId: id,
            details: { ...details, version: version + 1 },
            items: [{ id, version: version + 1 }],
          })),
    ])
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw await explainAbsence(db, editor, kind, id, error)
    if (isGuardFailure(error, 'stale')) throw await stale(db, kind, id, error)
    throw asEditFailure(kind, error)
  }
  return { version: version + 1 }
}

/** Fails the batch of an edit that changes a status which the editor may not change. */
const keepStatut = ({ may }: Editor, item: SQL, statut: Statut) =>
  failUnless(sql`(select statut from ${item}) = ${statut} or ${may('content.status')}`, 'statut')

/** The failure to show for an edit that was refused; any other stays as it is. */
function asEditFailure(kind: ItemKind, error: unknown): unknown {
  if (isGuardFailure(error, 'statut')) {
    return new AppError('FORBIDDEN', errorMessages.permission, { cause: error })
  }
  return asSlugConflict(kind, asEntryConflict(error))
}
