import { and, eq, type SQL, sql } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemDraft } from '#shared/items/item-drafting.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import {
  gptStorage,
  type ItemInput,
  type ItemRow,
  type ItemStorage,
  promptStorage,
} from '#worker/services/editing/item-storage.ts'
import { reuseStoredTree, updateStatement } from '#worker/services/editing/update-statement.ts'

import { type LabelKind, labelKinds } from './label-kinds.ts'

/** An item with some labels, and the statements that write what follows from them. */
export type LabelledItem = {
  kind: ItemKind
  id: string
  version: number
  titre: string
  slug: string
  statut: Statut
  labels: string[]
  /** Gives it other labels. */
  relabel: (labels: string[], now: Date) => Statement
  /** Gives it what the search finds it by, where its categories are called otherwise: it is no edit. */
  reindex: () => Statement
}

/** Items with all their texts, for other labels of this kind, and with the facts that will be true of these. */
export async function readLabelledItems(
  db: Database,
  quoi: LabelKind,
  isMeant: (kind: ItemKind) => SQL,
  follow: (facts: CategoryFacts) => CategoryFacts = (facts) => facts,
): Promise<LabelledItem[]> {
  const [ofPrompts, ofGpts, present] = await Promise.all([
    promptStorage.select(db, isMeant('prompt')),
    gptStorage.select(db, isMeant('gpt')),
    readCategoryFacts(db),
  ])
  const facts = follow(present)
  return [
    ...ofPrompts.map((row) => labelledItem(db, promptStorage, quoi, row, facts)),
    ...ofGpts.map((row) => labelledItem(db, gptStorage, quoi, row, facts)),
  ]
}

function labelledItem<Draft extends ItemDraft, Item extends ItemInput>(
  db: Database,
  storage: ItemStorage<Draft, Item>,
  quoi: LabelKind,
  row: ItemRow & Item,
  facts: CategoryFacts,
): LabelledItem {
  const { kind, titleOf } = storage
  const { id, version, slug, statut } = row
  const { champ } = labelKinds[quoi]
  return {
    kind,
    id,
    version,
    slug,
    statut,
    titre: titleOf(row),
    labels: row[champ],
    relabel(labels, now) {
      const changes = { [champ]: labels, date_modification: now.toISOString() }
      const item = { ...row, ...changes }
      // Readers may have noted the call number, so new labels keep it.
      return updateStatement(db, storage, { id, item, changes, facts, keepsCote: true })
    },
    reindex() {
      const { recherche } = storage.derive(row, { facts, parse: reuseStoredTree(row) })
      return storage.update(db, id, { recherche })
    },
  }
}

/** Whether an item carries any of these labels. */
export const carriesAny =
  (quoi: LabelKind, names: readonly string[]) =>
  (kind: ItemKind): SQL => {
    const { index } = labelKinds[quoi]
    const { id } = contentTables[kind]
    const isNamed = and(eq(index.kind, kind), isNameAmong(quoi, names))
    return sql`${id} in (select ${index.item_id} from ${index} where ${isNamed})`
  }

/** Whether the label of a row of the index is one of these. */
export const isNameAmong = (quoi: LabelKind, names: readonly string[]) =>
  sql`${labelKinds[quoi].name} in (select value from json_each(${JSON.stringify(names)}))`
