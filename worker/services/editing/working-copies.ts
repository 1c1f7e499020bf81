import { and, eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import { holdsSame } from '#shared/items/merged-draft.ts'
import { longDate } from '#shared/text/french-date.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { type SharedEntry, sharedEntryStatements } from '#worker/services/journal/change-entry.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { readKnownLabels, underPresentLabels } from './known-labels.ts'
import type { Opened } from './opened-items.ts'
import { keepCopiesStatement, readRevision } from './revisions.ts'
import { absentOrDeleted, type AtVersion, stale } from './writing/edit-failures.ts'

/** An item and its working copy as an editor knows them; `copie` is 0 where there is none. */
export type AtCopy = AtVersion & {
  copie: number
  /**
   * The version of the item that what is written was begun on, or was compared with since; left out where
   * that is the one that the stored copy has.
   */
  base?: number | undefined
}

/** Saves what is being written, for its editors alone. Gives the copy's version. */
export async function saveWorkingCopy<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  {
    draft,
    note,
    entry,
    ...at
  }: AtCopy & { draft: Draft; note?: string | undefined; entry?: SharedEntry },
): Promise<{ copie: number }> {
  const { kind } = drafting
  const copie = at.copie + 1
  await writeCopy(db, editor, kind, at, [
    copyStatement(db, editor, kind, { ...at, draft, note }),
    ...(entry
      ? sharedEntryStatements(db, editor, kind, entry, {
          id: at.id,
          version: 0,
          geste: 'copie',
          copie,
        })
      : [
          logStatement(db, editor, {
            action: `${kind}.copie`,
            table: `${kind}s`,
            recordId: at.id,
            details: { note, copie },
          }),
        ]),
  ])
  return { copie: at.copie + 1 }
}

/** Throws a working copy away; it stays among the revisions. */
export async function dropWorkingCopy(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  at: AtCopy,
): Promise<{ copie: number }> {
  await writeCopy(db, editor, kind, at, [
    dropCopy(db, kind, at.id),
    logStatement(db, editor, {
      action: `${kind}.copie`,
      table: `${kind}s`,
      recordId: at.id,
      details: { abandonnee: true },
    }),
  ])
  return { copie: 0 }
}

/**
 * Makes a working copy of what an item once was: nothing is published by it, and the working copy that
 * was there becomes a revision. Refuses what would change nothing.
 */
export async function restoreRevision<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  drafting: ItemDrafting<Draft, Item>,
  { revision, opened, ...at }: AtCopy & { revision: string; opened: Opened<Draft, Item> },
): Promise<{ copie: number }> {
  const [{ draft, ecrit_le }, known] = await Promise.all([
    readRevision(db, editor, drafting, { id: at.id, revision }),
    readKnownLabels(db),
  ])
  const restored = { ...underPresentLabels(known, draft, ecrit_le), statut: opened.statut }
  if (holdsSame(restored, opened.copie?.draft ?? drafting.draftOf(opened.item))) {
    throw new AppError('BAD_REQUEST', 'Cette révision est identique à ce que vous avez.')
  }
  const note = `Restaurée depuis la révision du ${longDate(ecrit_le)}`
  // It takes the place of all that is there, whatever that was begun on.
  return saveWorkingCopy(db, editor, drafting, { ...at, base: at.version, draft: restored, note })
}

type NewCopy = { draft: object; note?: string | undefined; inachevee?: boolean }

/** Keeps the draft of an item that could be stored as far as it is right alone, if there is one. */
export const unfinishedStatements = (
  db: Database,
  editor: Editor,
  kind: ItemKind,
  at: AtCopy,
  draft: object | null,
): Statement[] =>
  draft === null ? [] : [copyStatement(db, editor, kind, { ...at, draft, inachevee: true })]

/**
 * Stores what is being written on an item as the copy's next version. What was begun on an older version of
 * the item stays so until it is compared.
 */
export function copyStatement(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { id, version, copie, base, draft, note, inachevee = false }: AtCopy & NewCopy,
): Statement {
  const values = {
    inachevee,
    contenu: JSON.stringify(draft),
    version: copie + 1,
    note: note ?? null,
    modifie_par: editor.userId,
    modifie_le: editor.now.toISOString(),
  }
  return db
    .insert(workingCopies)
    .values({ kind, item_id: id, base: base ?? version, ...values })
    .onConflictDoUpdate({
      target: [workingCopies.kind, workingCopies.item_id],
      set: { ...values, ...(base === undefined ? {} : { base }) },
    })
}

/**
 * Ends the working copy that an edit publishes; fails the batch of an editor who has not seen it, or has not
 * compared it with what was saved since it was begun.
 */
export function endCopyStatements(
  db: Database,
  { now }: Editor,
  kind: ItemKind,
  at: AtCopy,
): Statement[] {
  const isMeant = sql`${workingCopies.item_id} = ${at.id}`
  return [
    sameCopy(kind, at),
    comparedCopy(kind, at),
    keepCopiesStatement(kind, isMeant, now),
    dropCopy(db, kind, at.id),
  ]
}

/** Fails the batch of what was begun on another version of the item than the one that it replaces. */
const comparedCopy = (kind: ItemKind, { id, version, base }: AtCopy): SQL => {
  const begun = sql`(select ${workingCopies.base} from ${workingCopies} where ${isCopyOf(kind, id)})`
  return failUnless(sql`coalesce(${base ?? null}, ${begun}, ${version}) = ${version}`, 'stale')
}

const dropCopy = (db: Database, kind: ItemKind, id: string): Statement =>
  db.delete(workingCopies).where(isCopyOf(kind, id))

/** Fails the batch of an editor who has not seen the working copy that is stored. */
export const sameCopy = (kind: ItemKind, { id, copie }: { id: string; copie: number }): SQL =>
  failUnless(
    sql`coalesce((select ${workingCopies.version} from ${workingCopies} where ${isCopyOf(kind, id)}), 0) = ${copie}`,
    'stale',
  )

const isCopyOf = (kind: ItemKind, id: string) =>
  and(eq(workingCopies.kind, kind), eq(workingCopies.item_id, id))

/** Writes a working copy; keeps the copy that was there. */
async function writeCopy(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  at: AtCopy,
  statements: Statement[],
): Promise<void> {
  await writeKnown(db, editor, kind, at, [
    keepCopiesStatement(kind, sql`${workingCopies.item_id} = ${at.id}`, editor.now),
    ...statements,
  ])
}

/** Writes where item and copy are as the editor knows them; else `CONFLICT` or `NOT_FOUND`, and nothing. */
export async function writeKnown(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  at: AtCopy,
  statements: Statement[],
): Promise<void> {
  const table = contentTables[kind]
  const stored = sql`select ${table.version} from ${table} where ${table.id} = ${at.id} and ${isItemVisibleTo(kind, editor)}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (${stored})`, 'absent'),
      failUnless(sql`(${stored}) = ${at.version}`, 'stale'),
      sameCopy(kind, at),
      ...statements,
    ])
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw await absentOrDeleted(db, editor, kind, at.id, error)
    if (isGuardFailure(error, 'stale')) throw await stale(db, kind, at.id, error)
    throw error
  }
}
