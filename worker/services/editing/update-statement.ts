import { parseMarkdown, storedTree } from '#drizzle/derived/markdown.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'

import {
  deriveExemple,
  type DerivationContext,
  type ItemChanges,
  type ItemInput,
  type ItemRow,
  type ItemStorage,
  type ParseMarkdown,
} from './item-storage.ts'
import { keptCote } from './writing/cote-ranks.ts'

type Update<Item> = DerivationContext & {
  id: string
  /** The item after the update. With its row, an unchanged description is not parsed again. */
  item: Item & Partial<ItemRow>
  /** The columns to write. */
  changes: Partial<Item> | ItemChanges
  /** Keeps the call number even if the first category changes. */
  keepsCote?: true
}

/** Columns from which no column is derived. Changing only these does not rewrite the search index. */
const independentColumns = new Set([
  'statut',
  'auteur_nom',
  'auteur_linkedin_url',
  'meta_title',
  'meta_description',
  'og_image',
  'verifie_avec',
  'verifie_le',
  'relecture_le',
  'date_modification',
])

/** The statement that writes some columns of an item and the columns that follow from them. */
export function updateStatement<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  storage: ItemStorage<Draft, Item>,
  { id, item, changes, keepsCote, ...context }: Update<Item>,
): Statement {
  if (Object.keys(changes).every((name) => independentColumns.has(name))) {
    return storage.update(db, id, changes)
  }
  const parse = 'description' in changes ? context.parse : reuseStoredTree(item)
  const { cote_code, ...derived } = storage.derive(item, { ...context, parse })
  return storage.update(db, id, {
    ...changes,
    ...derived,
    ...('exemple' in changes ? deriveExemple(item, context) : {}),
    ...(keepsCote ? {} : keptCote(storage.kind, item, cote_code)),
  })
}

/** A parser that reuses the stored tree of the description. */
export const reuseStoredTree =
  (row: ItemInput & Partial<ItemRow>): ParseMarkdown =>
  (markdown) =>
    markdown === row.description
      ? storedTree({ description_format: 0, description_arbre: null, ...row })
      : parseMarkdown(markdown).tree
