import { and, type SQL } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { type Editor, isItemEditableBy } from '#worker/services/access/rights.ts'
import {
  type ItemChanges,
  type ItemInput,
  type ItemRow,
  type ItemStorage,
  withStorage,
} from '#worker/services/editing/item-storage.ts'
import { updateStatement } from '#worker/services/editing/update-statement.ts'

/** An item of either kind as it is stored, and the statement that writes some columns of it. */
export type StoredItem = {
  kind: ItemKind
  id: string
  slug: string
  titre: string
  version: number
  row: ItemRow & ItemInput
  update: (changes: ItemChanges) => Statement
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
    // The statement checks the rights, so an item that the editor may not change is never read.
    storage.select(db, and(isMeant, isItemEditableBy(kind, editor))),
    readCategoryFacts(db),
  ])
  return rows.map((row) => ({
    kind,
    id: row.id,
    slug: row.slug,
    titre: titleOf(row),
    version: row.version,
    row,
    update: (changes) =>
      updateStatement(db, storage, { id: row.id, item: { ...row, ...changes }, changes, facts }),
  }))
}
