import { type Column, eq, type SQL, sql } from 'drizzle-orm'

import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { exempleColumn } from '#drizzle/derived/exemple.ts'
import { parseMarkdown } from '#drizzle/derived/markdown.ts'
import { contentTables } from '#drizzle/schema/content-tables.ts'
import { gpts, prompts, siteSettings } from '#drizzle/schema/index.ts'
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
import { gptScore } from '#shared/items/ranking.ts'
import { maxModifications } from '#shared/items/sections/historique.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Verification } from '#shared/items/verification.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import type { Database } from '#worker/database/db.ts'
import type { Statement } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { noPageTexts } from '#worker/services/items/page-texts.ts'

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
  relecture_le: string | null
  /** Stored tree of a description in markdown. */
  description_format?: number
  description_arbre?: MarkdownTree | null
}

type Columns = typeof prompts.$inferSelect & typeof gpts.$inferSelect

/** Some columns of an item of either kind. */
export type ItemChanges = Partial<Omit<Columns, 'id' | 'version' | 'recherche'>>

type WrittenColumns = { [Name in keyof Columns]?: Columns[Name] | SQL<Columns[Name]> }

type DerivedColumns = { cote_code: string } & Partial<WrittenColumns>

/** Values of a new row that do not follow from the item. */
type InsertedValues = {
  id: string
  statut: Statut | SQL<Statut>
  cote_rang: SQL<number>
  date_creation: string
  date_modification: string
  cree_par: string | null
  version?: number
}

export type ParseMarkdown = (markdown: string, field?: string) => MarkdownTree

/** Inputs of derived columns besides the item. By default, `parse` accepts every markdown. */
export type DerivationContext = { facts: CategoryFacts; parse?: ParseMarkdown }

/** Storage operations that differ between prompts and GPTs. */
export type ItemStorage<Draft extends ItemDraft, Item extends ItemInput> = ItemDrafting<
  Draft,
  Item
> & {
  select(db: Database, isMeant: SQL | undefined): Promise<(ItemRow & Item)[]>
  /** Computes the derived columns, except `exemple_arbre`. */
  derive(item: Item, context: DerivationContext): DerivedColumns
  insert(db: Database, item: Item, context: DerivationContext, values: InsertedValues): Statement
  update(db: Database, id: string, values: Partial<Item> | WrittenColumns): Statement
  /** Adds a note to the public history of the item, if its kind has one. */
  withNote(item: Item, note: string | undefined, now: Date): Item
  /**
   * Values of a duplicate that differ from the original. Two pages with the same texts for search engines would
   * compete.
   */
  duplicateValues: Partial<Item>
}

const parseAny: ParseMarkdown = (markdown) => parseMarkdown(markdown).tree

export const promptStorage: ItemStorage<PromptDraft, PromptInput> = {
  ...promptDrafting,
  select: (db, isMeant) => db.select().from(prompts).where(isMeant),
  derive: (item, { facts }) => promptDerivedValues(item, facts),
  insert: (db, item, context, values) =>
    db.insert(prompts).values({
      ...item,
      ...promptDerivedValues(item, context.facts),
      ...deriveExemple(item, context),
      ...values,
    }),
  update: (db, id, values) => db.update(prompts).set(values).where(eq(prompts.id, id)),
  withNote(item, note, now) {
    if (note === undefined) return item
    const historique = [...item.historique, { modification: note, date: dayInParis(now) }]
    return { ...item, historique: historique.slice(-maxModifications) }
  },
  duplicateValues: { historique: [], ...noPageTexts },
}

export const gptStorage: ItemStorage<GptDraft, GptInput> = {
  ...gptDrafting,
  select: (db, isMeant) => db.select().from(gpts).where(isMeant),
  derive: deriveGpt,
  insert: (db, item, context, values) =>
    db.insert(gpts).values({
      ...item,
      ...deriveGpt(item, context),
      ...deriveExemple(item, context),
      ...values,
    }),
  update: (db, id, values) => db.update(gpts).set(values).where(eq(gpts.id, id)),
  withNote: (item) => item,
  duplicateValues: { epingle: false, ...noPageTexts },
}

function deriveGpt(item: GptInput, { facts, parse = parseAny }: DerivationContext) {
  const derived = gptDerivedValues(item, facts, nameNotIn(item.nom), parse(item.description))
  return { ...derived, score: gptScoreSql(item) }
}

export const deriveExemple = ({ exemple }: ItemInput, { parse = parseAny }: DerivationContext) =>
  exempleColumn(exemple, (markdown) => parse(markdown, 'exemple.resultat'))

/** Calls a function with the storage of a kind, whose draft and item belong together. */
export function withStorage<Result>(
  kind: ItemKind,
  use: <Draft extends ItemDraft, Item extends ItemInput>(
    storage: ItemStorage<Draft, Item>,
  ) => Result,
): Result {
  return kind === 'prompt' ? use(promptStorage) : use(gptStorage)
}

/** What a markdown text will show; throws `BAD_REQUEST`, with the place, where it may not be written. */
export function acceptedTree(markdown: string, field = 'description'): MarkdownTree {
  const { tree, refusal } = parseMarkdown(markdown)
  if (refusal === null) return tree
  throw new AppError('BAD_REQUEST', refusal, { details: { fields: { [field]: [refusal] } } })
}

type Ranked = Parameters<typeof gptScore>[0]

/**
 * The score of a GPT, which counts the consultant's name in its own, as SQL that reads the name
 * from the settings: an edit asks the database once.
 */
function gptScoreSql(gpt: Ranked): SQL<number> {
  const named = gptScore(gpt, gpt.nom)
  const unnamed = gptScore(gpt, nameNotIn(gpt.nom))
  return sql`case when instr(${gpt.nom.toLowerCase()}, ${consultantName}) > 0 then ${named} else ${unnamed} end`
}

/** Longer than the name of the GPT, so no part of it. */
const nameNotIn = (nom: string) => `${nom} `

const storedConsultant = sql`(select json_extract(${siteSettings.value}, '$.consultant_name') from ${siteSettings} where ${eq(siteSettings.key, 'identity')} and json_valid(${siteSettings.value}))`

/** SQLite's own `lower` knows the letters of ASCII only. */
const capitals = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ'

const consultantName = Array.from(capitals).reduce(
  (name, letter) => sql`replace(${name}, ${letter}, ${letter.toLowerCase()})`,
  sql`lower(coalesce(${storedConsultant}, ${sampleIdentity.consultant_name}))`,
)

/** Condition on the id of an item. */
export const isAmong = (kind: ItemKind, ids: readonly string[]): SQL =>
  isOneOf(contentTables[kind].id, ids)

/** Condition with one parameter for all values, because their number is limited. */
export const isOneOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`
