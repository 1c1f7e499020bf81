import { and, eq, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { users, workingCopies } from '#drizzle/schema/index.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/drafts/item-drafting.ts'
import { holdsSame } from '#shared/drafts/merged-draft.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import { longDate } from '#shared/text/french-date.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isReached } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { type SharedEntry, sharedEntryStatements } from '#worker/services/journal/change-entry.ts'
import { failUnless, isRefusal } from '#worker/services/journal/write-guard.ts'

import { absent, type AtVersion, stale } from './edit-failures.ts'
import { readKnownLabels, underPresentLabels } from './known-labels.ts'
import { keepCopiesStatement, readRevision } from './revisions.ts'

/** An item and its working copy as an editor knows them; `copie` is 0 where there is none. */
export type AtCopy = AtVersion & { copie: number }

export type WorkingCopy<Draft> = {
  version: number
  /** The version of the item that it was begun on. */
  base: number
  draft: Draft
  note: string | null
  auteur: string | null
  modifie_le: string
}

/** What is read of an item, and what is being written on it: null where that is nothing. */
export async function withWorkingCopy<
  Draft extends ItemDraft,
  Item extends object,
  Stored extends { statut: Statut },
>(
  db: Database,
  drafting: ItemDrafting<Draft, Item>,
  id: string,
  reading: Promise<Stored>,
): Promise<Stored & { copie: WorkingCopy<Draft> | null }> {
  const [stored, known, [row]] = await Promise.all([
    reading,
    readKnownLabels(db),
    db
      .select({ copy: workingCopies, auteur: users.email })
      .from(workingCopies)
      .leftJoin(users, eq(users.id, workingCopies.modifie_par))
      .where(isCopyOf(drafting.kind, id)),
  ])
  if (!row) return { ...stored, copie: null }
  const { version, base, contenu, note, modifie_le } = row.copy
  const written = underPresentLabels(
    known,
    draftFrom(drafting, 'copie', JSON.parse(contenu)),
    modifie_le,
  )
  // Its status is the item's: publishing decides it.
  const draft = { ...written, statut: stored.statut }
  return { ...stored, copie: { version, base, draft, note, auteur: row.auteur, modifie_le } }
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

/** What an editor sees of an item: what is stored of it, or what is being written on it. */
export type Opened<Draft, Item> = { item: Item; statut: Statut; copie: WorkingCopy<Draft> | null }

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
  return saveWorkingCopy(db, editor, drafting, { ...at, draft: restored, note })
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

/** Stores what is being written on a version of an item as the copy's next version. */
export function copyStatement(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { id, version, copie, draft, note, inachevee = false }: AtCopy & NewCopy,
): Statement {
  const values = {
    inachevee,
    contenu: JSON.stringify(draft),
    version: copie + 1,
    base: version,
    note: note ?? null,
    modifie_par: editor.userId,
    modifie_le: editor.now.toISOString(),
  }
  return db
    .insert(workingCopies)
    .values({ kind, item_id: id, ...values })
    .onConflictDoUpdate({ target: [workingCopies.kind, workingCopies.item_id], set: values })
}

/** Ends the working copy that an edit publishes; fails the batch of an editor who has not seen it. */
export function endCopyStatements(
  db: Database,
  { now }: Editor,
  kind: ItemKind,
  at: { id: string; copie: number },
): Statement[] {
  const isMeant = sql`${workingCopies.item_id} = ${at.id}`
  return [sameCopy(kind, at), keepCopiesStatement(kind, isMeant, now), dropCopy(db, kind, at.id)]
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
  const stored = sql`select ${table.version} from ${table} where ${table.id} = ${at.id} and ${isReached(kind, editor)}`
  try {
    await writeBatch(db, [
      failUnless(sql`exists (${stored})`, 'absent'),
      failUnless(sql`(${stored}) = ${at.version}`, 'stale'),
      sameCopy(kind, at),
      ...statements,
    ])
  } catch (error) {
    if (isRefusal(error, 'absent')) throw absent(kind, error)
    if (isRefusal(error, 'stale')) throw await stale(db, kind, at.id, error)
    throw error
  }
}
