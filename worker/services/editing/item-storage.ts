import { eq, type SQL } from 'drizzle-orm'

import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import type { GptDraft, GptInput } from '#shared/items/gpt-fields.ts'
import {
  gptDrafting,
  type ItemDraft,
  type ItemDrafting,
  promptDrafting,
} from '#shared/items/item-drafting.ts'
import type { PromptDraft, PromptInput } from '#shared/items/prompt-fields.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Verification } from '#shared/items/verification.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'

import { gptScoreSql, nameNotIn } from './consultant-bonus.ts'
/** The fields that every kind of item has. */
export type ItemInput = Pick<PromptInput & GptInput, keyof PromptInput & keyof GptInput>

/** A row of an item's table, without its fields. */
export type ItemRow = Verification & {
  id: string
  version: number
  date_creation: string
  date_modification: string
  cote_code: string
  cote_rang: number
}

type Columns = typeof prompts.$inferSelect & typeof gpts.$inferSelect

/** Some columns of an item of either kind. */
export type ItemColumns = {
  [Name in keyof Omit<Columns, 'id' | 'version'>]?: Columns[Name] | SQL<Columns[Name]>
}

/** Columns that follow from the fields of an item and its categories. */
export type DerivedValues = Pick<
  ReturnType<typeof promptDerivedValues>,
  'cote_code' | 'recherche' | 'completude' | 'manques'
>

/** How the items of a kind are stored: whatever else is written of an item is the same for each kind. */
export type ItemStorage<
  Draft extends ItemDraft,
  Item extends ItemInput,
  Derived extends DerivedValues = DerivedValues,
> = ItemDrafting<Draft, Item> & {
  titleField: string & keyof Item
  select(db: Database, isMeant: SQL | undefined): Promise<(ItemRow & Item)[]>
  /** `parse` reads the description where it is markdown. */
  derive(item: Item, facts: CategoryFacts, parse?: (markdown: string) => MarkdownTree): Derived
  insert(db: Database, item: Item, values: Derived & InsertedValues): Statement
  update(db: Database, id: string, values: Partial<Item> | ItemColumns): Statement
  /** The item with a note in its public history, where the kind has one. */
  withNote(item: Item, note: string | undefined, now: Date): Item
  /** Values of a duplicate that are not those of the original. */
  duplicateValues: Partial<Item>
}

/** Values of a new row that neither the item nor its derived columns give. */
type InsertedValues = {
  id: string
  statut: Statut | SQL<Statut>
  cote_rang: SQL<number>
  date_creation: string
  date_modification: string
  cree_par: string | null
  version?: number
}

export const promptStorage: ItemStorage<
  PromptDraft,
  PromptInput,
  ReturnType<typeof promptDerivedValues>
> = {
  ...promptDrafting,
  titleField: 'titre',
  select: (db, isMeant) => db.select().from(prompts).where(isMeant),
  derive: promptDerivedValues,
  insert: (db, item, values) => db.insert(prompts).values({ ...item, ...values }),
  update: (db, id, values) => db.update(prompts).set(values).where(eq(prompts.id, id)),
  withNote: (item, note, now) =>
    note === undefined
      ? item
      : {
          ...item,
          historique: [...item.historique, { modification: note, date: dayInParis(now) }].slice(
            -historyLength,
          ),
        },
  duplicateValues: { historique: [] },
}

/** The public history keeps this many notes. */
const historyLength = 200

export const gptStorage: ItemStorage<GptDraft, GptInput, ReturnType<typeof deriveGpt>> = {
  ...gptDrafting,
  titleField: 'nom',
  select: (db, isMeant) => db.select().from(gpts).where(isMeant),
  derive: deriveGpt,
  insert: (db, item, values) => db.insert(gpts).values({ ...item, ...values }),
  update: (db, id, values) => db.update(gpts).set(values).where(eq(gpts.id, id)),
  withNote: (item) => item,
  duplicateValues: { epingle: false },
}

function deriveGpt(
  item: GptInput,
  facts: CategoryFacts,
  parse?: (markdown: string) => MarkdownTree,
) {
  const derived = gptDerivedValues(item, facts, nameNotIn(item.nom), parse?.(item.description))
  return { ...derived, score: gptScoreSql(item) }
}

/** Calls a function with the storage of a kind, whose draft and item belong together. */
export function withStorage<Result>(
  kind: ItemKind,
  use: <Draft extends ItemDraft, Item extends ItemInput>(
    storage: ItemStorage<Draft, Item>,
  ) => Result,
): Result {
  return kind === 'prompt' ? use(promptStorage) : use(gptStorage)
}
