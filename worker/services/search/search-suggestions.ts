import { sql } from 'drizzle-orm'

import { gpts, prompts, searchItems } from '#drizzle/schema/index.ts'
import type { CategoryStats } from '#shared/categories/category.ts'
import { foldText, searchWords } from '#shared/search/search-text.ts'
import type { Suggestion, Suggestions } from '#shared/search/search.ts'
import type { Database } from '#worker/database/db.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'

import { findNearUnknown, findUnknownWords } from './near-words.ts'
import { startAnswer } from './parts.ts'
import { correct } from './plan.ts'
import { addTyped } from './typed.ts'
import { findVariants } from './variants.ts'
import { isShort } from './vocabulary.ts'

const maxItems = 6
const maxCategories = 3

/** What the box proposes: items whose title or description answers, and categories by name. */
export async function suggest(db: Database, q: string): Promise<Suggestions> {
  const words = searchWords(q)
  if (words.length === 0) return { items: [], categories: [] }
  const [items, categories] = await Promise.all([
    suggestItems(db, words),
    suggestCategories(db, words),
  ])
  return { items, categories }
}

async function suggestItems(db: Database, words: string[]): Promise<Suggestion[]> {
  const [items, { synonyms, behindElision }, unknown, near] = await Promise.all([
    readItems(db, [words]),
    findVariants(db, words),
    findUnknownWords(db, words),
    findNearUnknown(db, words),
  ])
  if (items.length === maxItems) return items
  const others = [...synonyms, ...(behindElision === null ? [] : [behindElision])]
  // The word being typed is hardly a word yet.
  const isBegun = words.length > 1 && isShort(words.at(-1) ?? '')
  const [found, corrected] = await Promise.all([
    others.length === 0 ? items : readItems(db, [words, ...others]),
    items.length > 0 || isBegun
      ? []
      : correct(db, words, unknown, near).then((asked) => (asked ? readItems(db, [asked]) : [])),
  ])
  if (found.length > 0) return found
  return isBegun ? suggestItems(db, words.slice(0, -1)) : corrected
}

/** The first items that answer one way to put a query or, after it, another. */
async function readItems(db: Database, ways: string[][]): Promise<Suggestion[]> {
  const answer = startAnswer('search_beginnings', { limit: maxItems, offset: 0 })
  for (const [index, words] of ways.entries()) addTyped(answer, words, index * 4)
  const rows = await db
    .select({
      type: searchItems.kind,
      slug: sql<string>`coalesce(${prompts.slug}, ${gpts.slug})`,
      title: sql<string>`coalesce(${prompts.titre}, ${gpts.nom})`,
      category: sql<string>`coalesce(${prompts.categories}, ${gpts.categories}) ->> 0`,
    })
    .from(searchItems)
    .innerJoin(sql`(${answer.toSql()}) as hits`, sql`hits.cle = ${searchItems.cle}`)
    .leftJoin(
      prompts,
      sql`${searchItems.kind} = 'prompt' and ${prompts.id} = ${searchItems.item_id}`,
    )
    .leftJoin(gpts, sql`${searchItems.kind} = 'gpt' and ${gpts.id} = ${searchItems.item_id}`)
    .orderBy(sql`hits.tier`, searchItems.cle)
  return rows
}

/** Categories whose name holds what is typed, one of its words beginning with it. */
async function suggestCategories(db: Database, words: string[]): Promise<CategoryStats[]> {
  const typed = words.join(' ')
  const categories = await listCategoryStats(db)
  return categories
    .filter(({ name }) => ` ${foldText(name)}`.includes(` ${typed}`))
    .slice(0, maxCategories)
}
