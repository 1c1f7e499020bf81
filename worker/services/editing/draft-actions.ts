import { and, eq, sql } from 'drizzle-orm'
import type { ZodError } from 'zod'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { deletedItems, workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { editsBetween, isSame } from '#shared/items/draft-edits.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { guardWrites, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import { logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'

import { endSessionsStatement } from './editing-sessions.ts'
import type { ItemInput, ItemStorage } from './item-storage.ts'
import { createDraft, updateItem } from './items.ts'
import { readKnownLabels, underPresentLabels } from './known-labels.ts'
import { openEditable } from './opened-items.ts'
import { keepCopiesStatement, readRevision } from './revisions.ts'
import { type Saved, saveEdits } from './save-edits.ts'
import { type AtCopy, deleteCopyStatement, writeAtVersions } from './working-copies.ts'
import { writeDraft } from './write-draft.ts'
import { explainAbsence, stale, undecided } from './writing/edit-failures.ts'

/**
 * Creates a draft under an id that the client made. A second call, after a lost response, saves what was typed
 * since the first.
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
    if (isGuardFailure(error, 'absent')) throw await explainAbsence(db, editor, kind, id, error)
    if (!isTaken(error, `${kind}s.id`)) throw error
    const { draft: stored, version, copie } = await openEditable(db, editor, storage, id)
    const edits = editsBetween(stored, draft)
    return saveEdits(db, editor, storage, { id, seen: { version, copie }, edits })
  }
}

/** Discards the unpublished changes of a public item. Gives the id of the revision that keeps them. */
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
  await writeAtVersions(db, editor, kind, at, [
    keepCopiesStatement(
      kind,
      sql`${workingCopies.item_id} = ${at.id}`,
      editor.now,
      sql`${revision}`,
    ),
    deleteCopyStatement(db, kind, at.id),
    endSessionsStatement(kind, sql`${at.id}`),
    logStatement(db, editor, {
      action: `${kind}.copie`,
      table: `${kind}s`,
      recordId: at.id,
      details: { abandonnee: true },
    }),
  ])
  return { version: at.version, revision }
}

/** Replaces the draft by a revision. The draft becomes a revision too. Publishes nothing. */
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

/** Publishes the draft of an item. Throws `CONFLICT` for other versions than the editor saw last. */
export async function publishItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  { id, version, copie, note }: AtCopy & { note?: string | undefined },
): Promise<{ version: number; slug: string; isFirst: boolean }> {
  const { kind } = storage
  const opened = await openEditable(db, editor, storage, id)
  if (opened.version !== version || opened.copie !== copie) throw await stale(db, kind, id, null)
  if (Object.keys(opened.conflicts).length > 0) throw undecided()
  const candidate = storage.candidateOf({ ...opened.draft, statut: 'valide' })
  const checked = storage.formSchema.safeParse(candidate)
  if (!checked.success) {
    throw new AppError('BAD_REQUEST', 'Il manque de quoi publier cette fiche.', {
      details: { fields: messagesByField(checked.error) },
    })
  }
  const item = checked.data
  const { statut: depuis } = opened
  const edit = { id, version, copie, depuis, item, note }
  const written = await updateItem(db, editor, storage, edit)
  return { version: written.version, slug: item.slug, isFirst: depuis !== 'valide' }
}

/** Validation messages by field. */
function messagesByField({ issues }: ZodError): Record<string, string[]> {
  const byName = Map.groupBy(issues, ({ path: [name] }) => String(name))
  return Object.fromEntries(
    Array.from(byName, ([name, wrong]) => [name, wrong.map(({ message }) => message)]),
  )
}

/** Asks the moderators to review a draft, or withdraws the request. */
export async function setReviewRequest(
  db: Database,
  editor: Editor,
  kind: ItemKind,
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
    throw await explainAbsence(db, editor, kind, id, error)
  })
  return { relecture_le }
}

const alreadyPublic = 'Cette fiche est déjà en ligne.'
