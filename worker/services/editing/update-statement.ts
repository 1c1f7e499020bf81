import { storedTree } from '#drizzle/derived/markdown.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'

import {
  deriveExemple,
  type Deriving,
  type ItemChanges,
  type ItemInput,
  type ItemRow,
  type ItemStorage,
} from './item-storage.ts'
import { keptCote } from './writing/cote-ranks.ts'

type Update<Item> = Deriving & {
  id: string
  /** The item as it becomes, with its row if that was read. */
  item: Item & Partial<ItemRow>
  /** The columns to write. */
  changes: Partial<Item> | ItemChanges
  /** Keeps the call number even if the first category changes. */
  keepsCote?: true
}

/** Columns that no derived column depends on. Changing only these does not rewrite the search index. */
const independentColumns = new Set([
  'statut',
  'auteur_nom',
  'auteur_linkedin_url',
  'verifie_avec',
  'verifie_le',
  'date_modification',
])

/** The statement that writes some columns of an item and the columns that follow from them. */
export function updateStatement<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  storage: ItemStorage<Draft, Item>,
  { id, item, changes, keepsCote, ...given }: Update<Item>,
): Statement {
  if (Object.keys(changes).every((name) => independentColumns.has(name))) {
    return storage.update(db, id, changes)
  }
  const parse = 'description' in changes ? given.parse : storedParse(item)
  const { cote_code, ...derived } = storage.derive(item, { ...given, parse })
  return storage.update(db, id, {
    ...changes,
    ...derived,
    ...('exemple' in changes ? deriveExemple(item, given) : {}),
    ...(keepsCote ? {} : keptCote(storage.kind, item, cote_code)),
  })
}

/** Gives the stored tree of a description that did not change. */
export const storedParse =
  ({
    description,
    description_format = 0,
    description_arbre = null,
  }: ItemInput & Partial<ItemRow>) =>
  () =>
    storedTree({ description, description_format, description_arbre })
