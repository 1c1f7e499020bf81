import { and, desc, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { autosaves } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { readKnownLabels, underPresentLabels } from '#worker/services/editing/known-labels.ts'
import { absentOrDeleted } from '#worker/services/editing/writing/edit-failures.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

/** So many are offered of one item: several editors may have been open. */
const maxOffered = 3
const newItemId = 'nouveau'

/** One opened editor: of an item, or of one that does not exist yet. */
type Origin = { id: string | null; origine: string }

/** What one opened editor holds that is not saved, and the versions that it was typed on. */
export type Typed<Draft> = {
  origine: string
  version: number
  copie: number
  draft: Draft
  garde_le: string
}

type Typing<Draft> = Origin & { rang: number; version: number; copie: number; draft: Draft }

/** Keeps what is being typed, for whoever types it alone; the item is not touched. Gives when it was kept. */
export async function keepTyped<Draft extends ItemDraft, Item extends object>(
  db: Database,
  editor: Editor,
  { kind }: ItemDrafting<Draft, Item>,
  { id, origine, rang, version, copie, draft }: Typing<Draft>,
): Promise<{ garde_le: string }> {
  const garde_le = editor.now.toISOString()
  const contenu = JSON.stringify(draft)
  const typed = { rang, base: version, copie, contenu, garde_le }
  const key = { user_id: editor.userId, kind, item_id: id ?? newItemId, origine }
  const { user_id, item_id } = autosaves
  await writeBatch(db, [
    ...(id === null ? [] : [reaches(editor, kind, id)]),
    db
      .insert(autosaves)
      .values({ ...key, ...typed })
      .onConflictDoUpdate({
        target: [user_id, autosaves.kind, item_id, autosaves.origine],
        set: typed,
        setWhere: sql`${autosaves.rang} < ${rang}`,
      }),
    db.delete(autosaves).where(isBeyondKept(editor.userId)),
  ]).catch(async (error: unknown) => {
    if (id === null || !isGuardFailure(error, 'absent')) throw error
    throw await absentOrDeleted(db, editor, kind, id, error)
  })
  return { garde_le }
}

/** Forgets what one opened editor held: it is saved, or was given up. */
export async function dropTyped(
  db: Database,
  { userId }: Editor,
  kind: ItemKind,
  { id, origine }: Origin,
): Promise<void> {
  await writeBatch(db, [
    db.delete(autosaves).where(and(isTypedOf(userId, kind, id), eq(autosaves.origine, origine))),
  ])
}

/** What somebody typed on an item and did not save, the latest first. */
export async function listTyped<Draft extends ItemDraft, Item extends object>(
  db: Database,
  { userId }: Pick<Editor, 'userId'>,
  drafting: ItemDrafting<Draft, Item>,
  id: string | null,
): Promise<Typed<Draft>[]> {
  const [rows, known] = await Promise.all([
    db
      .select()
      .from(autosaves)
      .where(isTypedOf(userId, drafting.kind, id))
      .orderBy(desc(autosaves.garde_le))
      .limit(maxOffered),
    readKnownLabels(db),
  ])
  return rows.map(({ origine, base, copie, contenu, garde_le }) => {
    const typed = draftFrom(drafting, 'copie', JSON.parse(contenu))
    const draft = underPresentLabels(known, typed, garde_le)
    return { origine, version: base, copie, draft, garde_le }
  })
}

function reaches(editor: Editor, kind: ItemKind, id: string): Statement {
  const table = contentTables[kind]
  return failUnless(
    sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${isItemVisibleTo(kind, editor)})`,
    'absent',
  )
}

const isTypedOf = (userId: string, kind: ItemKind, id: string | null) =>
  and(
    eq(autosaves.user_id, userId),
    eq(autosaves.kind, kind),
    eq(autosaves.item_id, id ?? newItemId),
  )

const isBeyondKept = (userId: string) =>
  sql`${autosaves}.rowid in (select rowid from ${autosaves} where ${autosaves.user_id} = ${userId} order by ${autosaves.garde_le} desc limit -1 offset ${storageBounds.autosaves.rowsPerAccount})`
