import { and, eq } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { formatCote } from '#shared/items/cote.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'

import type { ItemInput, ItemRow, ItemStorage } from './item-storage.ts'
import { explainAbsence } from './writing/edit-failures.ts'

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
