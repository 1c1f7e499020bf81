import { and, type SQL } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import {
  type ItemColumns,
  type ItemInput,
  type ItemRow,
  type ItemStorage,
  withStorage,
} from '#worker/services/editing/item-storage.ts'
import { keptCote } from '#worker/services/editing/writing/cote-ranks.ts'

/** An item of either kind as it is stored, and the statement that writes some columns of it. */
export type StoredItem = {
  kind: ItemKind
  id: string
  slug: string
  titre: string
  version: number
  row: ItemRow & ItemInput
  update: (changes: ItemColumns) => Statement
}

/** Items of a kind that an editor may change, with all their texts. */
export const readItems = (
  db: Database,
  editor: Editor,
  kind: ItemKind,
  isMeant: SQL,
): Promise<StoredItem[]> => withStorage(kind, (storage) => readStored(db, editor, storage, isMeant))

async function readStored<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  editor: Editor,
  storage: ItemStorage<Draft, Item>,
  isMeant: SQL,
): Promise<StoredItem[]> {
  const { kind, titleOf } = storage
  const [rows, facts] = await Promise.all([
    // The rights stand in the statement: nobody reads what they may not change.
    storage.select(db, and(isMeant, isItemVisibleTo(kind, editor))),
    readCategoryFacts(db),
  ])
  return rows.map((row) => ({
    kind,
    id: row.id,
    slug: row.slug,
    titre: titleOf(row),
    version: row.version,
    row,
    update(changes) {
      if (!hasDerived(changes)) return storage.update(db, row.id, changes)
      const item = { ...row, ...changes }
      const derived = storage.derive(item, facts)
      const cote = keptCote(kind, item, derived.cote_code)
      return storage.update(db, row.id, { ...changes, ...derived, ...cote })
    },
  }))
}

/** Columns from which no other follows: a change of them leaves the search index alone. */
const withoutDerived = new Set([
  'statut',
  'auteur_nom',
  'auteur_linkedin_url',
  'verifie_avec',
  'verifie_le',
  'date_modification',
])

const hasDerived = (changes: ItemColumns) =>
  Object.keys(changes).some((name) => !withoutDerived.has(name))
