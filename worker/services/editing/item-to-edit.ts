import { formatCote } from '#shared/items/cote.ts'
import type { ItemDraft, ItemDrafting } from '#shared/items/item-drafting.ts'

import type { ItemInput, ItemRow } from './item-storage.ts'

/** A stored item as its editor needs it: the fields that are written, and what it shows beside them. */
export function itemToEdit<Draft extends ItemDraft, Item extends ItemInput>(
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
