import { and, eq, type SQL, sql } from 'drizzle-orm'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { gptScoreSql, nameNotIn } from '#worker/services/editing/consultant-bonus.ts'

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
    db.select().from(prompts).where(isMeant('prompt')),
    db.select().from(gpts).where(isMeant('gpt')),
    readCategoryFacts(db),
  ])
  const facts = follow(present)
  return [
    ...ofPrompts.map((row) => labelledPrompt(db, quoi, row, facts)),
    ...ofGpts.map((row) => labelledGpt(db, quoi, row, facts)),
  ]
}

function labelledPrompt(
  db: Database,
  quoi: LabelKind,
  row: typeof prompts.$inferSelect,
  facts: CategoryFacts,
): LabelledItem {
  const { id, version, slug, statut, titre } = row
  const { champ } = labelKinds[quoi]
  return {
    kind: 'prompt',
    id,
    version,
    slug,
    statut,
    titre,
    labels: row[champ],
    relabel: (labels, now) =>
      db
        .update(prompts)
        .set({
          [champ]: labels,
          ...followed(promptDerivedValues({ ...row, [champ]: labels }, facts)),
          date_modification: now.toISOString(),
        })
        .where(eq(prompts.id, id)),
    reindex: () => {
      const { recherche } = promptDerivedValues(row, facts)
      return db.update(prompts).set({ recherche }).where(eq(prompts.id, id))
    },
  }
}

function labelledGpt(
  db: Database,
  quoi: LabelKind,
  row: typeof gpts.$inferSelect,
  facts: CategoryFacts,
): LabelledItem {
  const { id, version, slug, statut, nom } = row
  const { champ } = labelKinds[quoi]
  return {
    kind: 'gpt',
    id,
    version,
    slug,
    statut,
    titre: nom,
    labels: row[champ],
    relabel: (labels, now) => {
      const item = { ...row, [champ]: labels }
      return db
        .update(gpts)
        .set({
          [champ]: labels,
          ...followed(gptValues(item, facts)),
          score: gptScoreSql(item),
          date_modification: now.toISOString(),
        })
        .where(eq(gpts.id, id))
    },
    reindex: () => {
      const { recherche } = gptValues(row, facts)
      return db.update(gpts).set({ recherche }).where(eq(gpts.id, id))
    },
  }
}

/** The call number stays: it was written down elsewhere. */
function followed<Derived extends { cote_code: string }>({
  cote_code: _kept,
  ...derived
}: Derived) {
  return derived
}

/** With what the description shows as it is stored. */
function gptValues(row: typeof gpts.$inferSelect, facts: CategoryFacts) {
  const tree = row.description_format === markdownFormat ? row.description_arbre : null
  return gptDerivedValues(row, facts, nameNotIn(row.nom), tree ?? undefined)
}

/** Whether an item carries any of these labels. */
export const carriesAny =
  (quoi: LabelKind, names: readonly string[]) =>
  (kind: ItemKind): SQL => {
    const { index } = labelKinds[quoi]
    const { id } = kind === 'prompt' ? prompts : gpts
    const isNamed = and(eq(index.kind, kind), isNameAmong(quoi, names))
    return sql`${id} in (select ${index.item_id} from ${index} where ${isNamed})`
  }

/** Whether the label of a row of the index is one of these. */
export const isNameAmong = (quoi: LabelKind, names: readonly string[]) =>
  sql`${labelKinds[quoi].name} in (select value from json_each(${JSON.stringify(names)}))`
