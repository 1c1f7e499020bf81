import { and, eq, type SQL } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { type Editor, isItemVisibleTo } from '#worker/services/access/rights.ts'
import { gptScoreSql, nameNotIn } from '#worker/services/editing/consultant-bonus.ts'
import { keptCote } from '#worker/services/editing/writing/cote-ranks.ts'

type PromptRow = typeof prompts.$inferSelect
type GptRow = typeof gpts.$inferSelect

/** An item of either kind as it is stored, and the statement that writes some columns of it. */
export type StoredItem = {
  kind: ItemKind
  id: string
  slug: string
  titre: string
  version: number
  row: PromptRow | GptRow
  update: (changes: ItemColumns) => Statement
}

/** Columns of an item of either kind. */
export type ItemColumns = Partial<Omit<PromptRow & GptRow, 'id' | 'version' | 'recherche'>>

/** Items of a kind, of those that an editor may change, with all their texts. */
export async function readItems(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  isMeant: SQL,
): Promise<StoredItem[]> {
  // Its own rights stand in the statement, so nobody reads what they may not change.
  const isRead = and(isMeant, isItemVisibleTo(kind, editor))
  if (kind === 'prompt') {
    const [rows, facts] = await Promise.all([
      db.select().from(prompts).where(isRead),
      readCategoryFacts(db),
    ])
    return rows.map((row) =>
      stored(kind, row, row.titre, (set) => promptUpdate(db, row, set, facts)),
    )
  }
  const [rows, facts] = await Promise.all([
    db.select().from(gpts).where(isRead),
    readCategoryFacts(db),
  ])
  return rows.map((row) => stored(kind, row, row.nom, (set) => gptUpdate(db, row, set, facts)))
}

const stored = (
  kind: ItemKind,
  row: PromptRow | GptRow,
  titre: string,
  update: StoredItem['update'],
): StoredItem => ({
  kind,
  id: row.id,
  slug: row.slug,
  titre,
  version: row.version,
  row,
  update,
})

/** With what follows from the columns, where any of them has such. */
function promptUpdate(
  db: Database,
  row: PromptRow,
  changes: ItemColumns,
  facts: CategoryFacts,
): Statement {
  const item = { ...row, ...changes }
  const derived = promptDerivedValues(item, facts)
  return db
    .update(prompts)
    .set({ ...changes, ...(isFollowed(changes) ? filed('prompt', item, derived) : {}) })
    .where(eq(prompts.id, row.id))
}

function gptUpdate(
  db: Database,
  row: GptRow,
  changes: ItemColumns,
  facts: CategoryFacts,
): Statement {
  const item = { ...row, ...changes }
  const derived = {
    ...gptDerivedValues(item, facts, nameNotIn(item.nom)),
    score: gptScoreSql(item),
  }
  return db
    .update(gpts)
    .set({ ...changes, ...(isFollowed(changes) ? filed('gpt', item, derived) : {}) })
    .where(eq(gpts.id, row.id))
}

const filed = <Derived extends { cote_code: string }>(
  kind: ItemKind,
  item: { categories: string[] },
  derived: Derived,
) => ({ ...derived, ...keptCote(kind, item, derived.cote_code) })

/** Columns from which no other follows: the index of the search is left alone. */
const unfollowed = new Set([
  'statut',
  'auteur_nom',
  'auteur_linkedin_url',
  'verifie_avec',
  'verifie_le',
  'date_modification',
])

const isFollowed = (changes: ItemColumns) =>
  Object.keys(changes).some((name) => !unfollowed.has(name))
