import { and, eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { users, workingCopies } from '#drizzle/schema/index.ts'
import { formatCote } from '#shared/items/cote.ts'
import { applyEdits, editsBetween, type FieldConflicts, sideOf } from '#shared/items/draft-edits.ts'
import { draftFrom, type ItemDraft, type ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemEditableBy, isItemVisibleTo } from '#worker/services/access/rights.ts'

import type { ItemInput, ItemRow, ItemStorage } from './item-storage.ts'
import { type KnownLabels, readKnownLabels, underPresentLabels } from './known-labels.ts'
import { findLastWrite } from './revisions.ts'
import { explainAbsence, notEditable } from './writing/edit-failures.ts'

/** An item with its draft. */
export type Opened<Draft, Item> = RebasedDraft<Draft> & {
  id: string
  version: number
  statut: Statut
  item: Item
  /** The item as a draft, without its unpublished changes. */
  itemDraft: Draft
  /** The version of the working copy; 0 without one. */
  copie: number
}

type RebasedDraft<Draft> = {
  draft: Draft
  /** Fields that the working copy and the item changed differently. The draft has those of the copy. */
  conflicts: FieldConflicts
}

/** An item with its draft, and the last save of the draft. Throws `NOT_FOUND`. */
export async function openItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
) {
  const { kind } = storage
  const table = contentTables[kind]
  const [stored, lastWrite, known, [row], [account]] = await Promise.all([
    getItemToEdit(db, editor, storage, id),
    findLastWrite(db, kind, id),
    readKnownLabels(db),
    db
      .select({ copy: workingCopies, auteur: users.email })
      .from(workingCopies)
      .leftJoin(users, eq(users.id, workingCopies.modifie_par))
      .where(and(eq(workingCopies.kind, kind), eq(workingCopies.item_id, id))),
    db
      .select({
        isEditable: isItemEditableBy(kind, editor).mapWith(Boolean),
        createur: users.email,
      })
      .from(table)
      .leftJoin(users, eq(users.id, table.cree_par))
      .where(sql`${table.id} = ${id}`),
  ])
  const isEditable = account?.isEditable ?? false
  const createur = account?.createur ?? null
  const itemDraft: Draft = { ...storage.draftOf(stored.item), statut: stored.statut }
  // An account that may only read the item gets the text that visitors see.
  if (!row || !isEditable) {
    return {
      ...stored,
      itemDraft,
      draft: itemDraft,
      conflicts: {},
      copie: 0,
      modifie_par: lastWrite?.auteur ?? null,
      modifie_le: lastWrite?.le ?? '',
      createur,
      isEditable,
    }
  }
  const { copy, auteur } = row
  const rebased = rebaseCopy(storage, known, copy, itemDraft)
  // An editor's later change of the item decides the conflicts with their own draft.
  const isOwnChange =
    lastWrite !== null && lastWrite.par === copy.modifie_par && lastWrite.le > copy.modifie_le
  return {
    ...stored,
    itemDraft,
    ...(isOwnChange ? keepItemValues(rebased) : rebased),
    copie: copy.version,
    modifie_par: auteur,
    modifie_le: copy.modifie_le,
    createur,
    isEditable,
  }
}

/** An item that its editor may change. Throws `FORBIDDEN` for one that they may only read. */
export async function openEditable<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
) {
  const opened = await openItem(db, editor, storage, id)
  if (!opened.isEditable) throw notEditable(storage.kind)
  return opened
}

type StoredCopy = Pick<typeof workingCopies.$inferSelect, 'contenu' | 'depuis' | 'modifie_le'>

/** Applies the changes of a working copy to its item as it is now. */
export function rebaseCopy<Draft extends ItemDraft, Item extends object>(
  drafting: ItemDrafting<Draft, Item>,
  known: KnownLabels,
  { contenu, depuis, modifie_le }: StoredCopy,
  itemDraft: Draft,
): RebasedDraft<Draft> {
  const stored: Record<string, unknown> = JSON.parse(contenu)
  const read = (values: object): Draft => ({
    ...underPresentLabels(known, draftFrom(drafting, 'copie', values), modifie_le),
    statut: itemDraft.statut,
  })
  const base = depuis === null ? itemDraft : read({ ...stored, ...JSON.parse(depuis) })
  const { draft, conflicts } = applyEdits(itemDraft, editsBetween(base, read(stored)))
  return { draft: { ...draft, ...sideOf(conflicts, 'mine') }, conflicts }
}

const keepItemValues = <Draft>({ draft, conflicts }: RebasedDraft<Draft>): RebasedDraft<Draft> => ({
  draft: { ...draft, ...sideOf(conflicts, 'theirs') },
  conflicts: {},
})

/** The row of an item of any status. Throws `NOT_FOUND`. */
export async function getItemRow<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
): Promise<ItemRow & Item> {
  const { kind } = storage
  const isMeant = and(eq(contentTables[kind].id, id), isItemVisibleTo(kind, editor))
  const [row] = await storage.select(db, isMeant)
  if (!row) throw await explainAbsence(db, editor, kind, id, null)
  return row
}

/** An item of any status as its editor needs it. Throws `NOT_FOUND`. */
export const getItemToEdit = async <Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  id: string,
) => itemToEdit(storage, await getItemRow(db, editor, storage, id))

/** The fields of an item, and what its editor shows beside them. */
function itemToEdit<Draft extends ItemDraft, Item extends ItemInput>(
  { kind, inputSchema }: ItemDrafting<Draft, Item>,
  row: ItemRow & Item,
) {
  const { id, version, statut, date_creation, date_modification, cote_code, cote_rang } = row
  const { verifie_avec, verifie_le, relecture_le } = row
  return {
    id,
    version,
    statut,
    date_creation,
    date_modification,
    verifie_avec,
    verifie_le,
    relecture_le,
    cote: formatCote(cote_code, kind, cote_rang),
    item: fieldsOf<Item>(inputSchema, row),
  }
}

// The compiler does not follow the names through the list.
const fieldsOf = <Item extends object>({ shape }: { shape: object }, row: Item) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, row[name as keyof Item]])) as Item
