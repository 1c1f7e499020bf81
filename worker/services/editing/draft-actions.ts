import { and, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { deletedItems, workingCopies } from '#drizzle/schema/index.ts'
import { editsBetween, isSame } from '#shared/items/draft-edits.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { guardWrites, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemEditableBy, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

import { endSessions, listOthers, noteSession } from './editing-sessions.ts'
import type { ItemInput, ItemStorage } from './item-storage.ts'
import { createDraft } from './items.ts'
import { readKnownLabels, underPresentLabels } from './known-labels.ts'
import { keepCopiesStatement, readRevision } from './revisions.ts'
import { openEditable, type Saved, saveEdits, writeDraft } from './save-edits.ts'
import { type AtCopy, dropCopy, writeKnown } from './working-copies.ts'
import { absent, absentOrDeleted } from './writing/edit-failures.ts'

/**
 * Creates a draft under an id that the client made. Called again, because the answer was lost, it saves what
 * was typed since.
 */
export async function createOrSaveDraft<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { id, draft }: { id: string; draft: Draft },
): Promise<Saved<Draft>> {
  const { kind } = storage
  const isInBin = and(eq(deletedItems.kind, kind), eq(deletedItems.item_id, id))
  const guarded = guardWrites(db, [
    failUnless(sql`not exists (select 1 from ${deletedItems} where ${isInBin})`, 'absent'),
  ])
  try {
    const created = await createDraft(guarded, editor, storage, { id, draft })
    const opened = await openEditable(db, editor, storage, id)
    return {
      version: created.version,
      copie: opened.copie,
      enregistre_le: editor.now.toISOString(),
      draft: isSame(opened.draft, draft) ? null : opened.draft,
      conflicts: {},
      autres: [],
    }
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw await absentOrDeleted(db, editor, kind, id, error)
    if (!isTaken(error, `${kind}s.id`)) throw error
    const { draft: stored, version, copie } = await openEditable(db, editor, storage, id)
    const edits = editsBetween(stored, draft)
    return saveEdits(db, editor, storage, { id, seen: { version, copie }, edits })
  }
}

/** Gives up the unpublished changes of a public item. Gives the revision that keeps them. */
export async function discardEdits<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  at: AtCopy,
): Promise<{ version: number; revision: string }> {
  const { kind } = storage
  const { statut } = await openEditable(db, editor, storage, at.id)
  if (statut !== 'valide') {
    throw new AppError(
      'BAD_REQUEST',
      'Cette fiche n’est pas en ligne\u00a0: son texte est celui-ci.',
    )
  }
  const revision = crypto.randomUUID()
  await writeKnown(db, editor, kind, at, [
    keepCopiesStatement(
      kind,
      sql`${workingCopies.item_id} = ${at.id}`,
      editor.now,
      sql`${revision}`,
    ),
    dropCopy(db, kind, at.id),
    endSessions(kind, sql`${at.id}`),
    logStatement(db, editor, {
      action: `${kind}.copie`,
      table: `${kind}s`,
      recordId: at.id,
      details: { abandonnee: true },
    }),
  ])
  return { version: at.version, revision }
}

/** Puts a revision into the draft: nothing is published, and what was there becomes a revision. */
export async function restoreRevision<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { id, revision }: { id: string; revision: string },
): Promise<{ version: number; copie: number }> {
  const [opened, { draft, ecrit_le }, known] = await Promise.all([
    openEditable(db, editor, storage, id),
    readRevision(db, editor, storage, { id, revision }),
    readKnownLabels(db),
  ])
  const restored = { ...underPresentLabels(known, draft, ecrit_le), statut: opened.statut }
  if (isSame(restored, opened.draft)) {
    throw new AppError('BAD_REQUEST', 'Cette révision est identique à ce que vous avez.')
  }
  const { version, copie } = await writeDraft(db, editor, storage, opened, {
    draft: restored,
    isNewSession: true,
  })
  return { version, copie }
}

/** Asks the moderators to read a draft, or asks no more. */
export async function askReview<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  { kind }: ItemStorage<Draft, Item>,
  { id, isAsked }: { id: string; isAsked: boolean },
): Promise<{ relecture_le: string | null }> {
  const table = contentTables[kind]
  const item = sql`select 1 from ${table} where ${table.id} = ${id}`
  const relecture_le = isAsked ? editor.now.toISOString() : null
  await writeBatch(db, [
    failUnless(sql`exists (${item} and ${isItemEditableBy(kind, editor)})`, 'absent'),
    failUnless(sql`not exists (${item} and ${table.statut} = 'valide')`, 'statut'),
    sql`update ${table} set relecture_le = ${relecture_le} where id = ${id}`,
    logStatement(db, editor, {
      action: `${kind}.relecture`,
      table: `${kind}s`,
      recordId: id,
      details: { demandee: isAsked },
    }),
  ]).catch(async (error: unknown) => {
    if (isGuardFailure(error, 'statut')) throw new AppError('CONFLICT', alreadyPublic)
    if (!isGuardFailure(error, 'absent')) throw error
    throw await absentOrDeleted(db, editor, kind, id, error)
  })
  return { relecture_le }
}

const alreadyPublic = 'Cette fiche est déjà en ligne.'

/** Notes that an editor has an item open. Gives its versions and who else has it open. */
export async function notePresence<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  { kind }: ItemStorage<Draft, Item>,
  id: string,
): Promise<{ autres: string[]; version: number; copie: number }> {
  const table = contentTables[kind]
  const copy = sql<number>`coalesce((select ${workingCopies.version} from ${workingCopies} where ${workingCopies.kind} = ${kind} and ${workingCopies.item_id} = ${id}), 0)`
  await writeBatch(db, [
    failUnless(
      sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isItemVisibleTo(kind, editor)})`,
      'absent',
    ),
    noteSession(db, editor, kind, id, false),
  ]).catch(async (error: unknown) => {
    if (!isGuardFailure(error, 'absent')) throw error
    throw await absentOrDeleted(db, editor, kind, id, error)
  })
  const [[versions], autres] = await Promise.all([
    db.select({ version: table.version, copie: copy }).from(table).where(eq(table.id, id)),
    listOthers(db, editor, kind, id),
  ])
  if (!versions) throw absent(kind)
  return { ...versions, autres }
}
