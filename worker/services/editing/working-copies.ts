import { and, eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { editsBetween } from '#shared/items/draft-edits.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { type AtVersion, explainAbsence, stale } from './writing/edit-failures.ts'
import { asSlugConflict } from './writing/item-slugs.ts'

/** The versions of an item and of its working copy; `copie` is 0 without one. */
export type AtCopy = AtVersion & { copie: number }

type NewCopy = {
  id: string
  /** The version of the stored copy; 0 without one. */
  copie: number
  itemDraft: object
  draft: object
  /** Values that changes began from, of fields that the item changed since. */
  baseValues?: Readonly<Record<string, unknown>> | undefined
}

/** The statement that stores a draft, or deletes the copy of a draft without changes, and the copy's version. */
export function storeCopyStatement(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { id, copie, itemDraft, draft, baseValues = {} }: NewCopy,
): { statement: Statement; copie: number } {
  const changes = Object.entries(editsBetween(itemDraft, draft))
  if (changes.length === 0) return { statement: deleteCopyStatement(db, kind, id), copie: 0 }
  const depuis = changes.map(([name, { from }]) => [
    name,
    name in baseValues ? baseValues[name] : from,
  ])
  // A new copy begins at the time, so that it never has the version of an earlier copy of the item.
  const version = copie === 0 ? editor.now.getTime() : copie + 1
  const values = {
    contenu: JSON.stringify(draft),
    depuis: JSON.stringify(Object.fromEntries(depuis)),
    version,
    modifie_par: editor.userId,
    modifie_le: editor.now.toISOString(),
  }
  const statement = db
    .insert(workingCopies)
    .values({ kind, item_id: id, ...values })
    .onConflictDoUpdate({ target: [workingCopies.kind, workingCopies.item_id], set: values })
  return { statement, copie: version }
}

export const deleteCopyStatement = (db: Database, kind: ItemKind, id: string): Statement =>
  db.delete(workingCopies).where(and(eq(workingCopies.kind, kind), eq(workingCopies.item_id, id)))

/** The version of an item's working copy; 0 without one. */
export const copyVersionSql = (kind: ItemKind, id: string): SQL<number> =>
  sql`coalesce((select ${workingCopies.version} from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${workingCopies.item_id} = ${id}), 0)`

/** Fails the batch if another version of the working copy is stored. */
export const assertCopyVersion = (
  kind: ItemKind,
  { id, copie }: { id: string; copie: number },
): SQL => failUnless(sql`${copyVersionSql(kind, id)} = ${copie}`, 'stale')

/**
 * Writes if item and working copy have these versions. Otherwise it writes nothing and throws `CONFLICT`,
 * `NOT_FOUND` or `FORBIDDEN`.
 */
export async function writeAtVersions(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  at: AtCopy,
  statements: Statement[],
): Promise<void> {
  const table = contentTables[kind]
  const stored = sql`select ${table.version} from ${table} where ${table.id} = ${at.id} and ${isItemEditableBy(kind, editor)}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (${stored})`, 'absent'),
      failUnless(sql`(${stored}) = ${at.version}`, 'stale'),
      assertCopyVersion(kind, at),
      ...statements,
    ])
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw await explainAbsence(db, editor, kind, at.id, error)
    if (isGuardFailure(error, 'stale')) throw await stale(db, kind, at.id, error)
    throw asSlugConflict(kind, error)
  }
}
