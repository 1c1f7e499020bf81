import { type Column, type SQL, sql } from 'drizzle-orm'

import { searchItems } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'

import { allMatch } from './concepts.ts'
import type { IndexFacts } from './index-facts.ts'
import { correctWords, planFilter, planSearch } from './plan.ts'
import { createExplainer, type Explanation, type ExplainedTexts } from './reasons.ts'

/** What filters a list by a text. */
export type ListSearch = {
  /** What the id of an item must fulfil. */
  answers: (kind: ItemKind, id: Column) => SQL
  /** Why an item is there. */
  explain: (texts: ExplainedTexts) => Explanation
  /** The text with its slips corrected, where words of it find nothing as they are. */
  corrected: string | null
}

/**
 * What an item of a list must hold to answer a text: each of its words, or what means the same, as a
 * word, a beginning or a part of one, in title, tags, categories or description.
 */
export async function searchList(facts: IndexFacts, q: string): Promise<ListSearch> {
  const plan = await planSearch(facts, q, { isList: true })
  const { concepts, asked, unexplained } = plan
  const explain = createExplainer(concepts, facts.categories)
  if (asked.length === 0 || unexplained.length > 0) {
    return { answers: () => sql`false`, explain, corrected: null }
  }
  const match = asked.some(({ isStop }) => isStop)
    ? allMatch(asked)
    : `{titre tags categories description}: (${allMatch(asked)})`
  return {
    answers: answersTo(match, sql` and rowid > 0`),
    explain,
    corrected: correctWords(plan, q),
  }
}

/** The same for editors, who find drafts too, and an item by every text of it. */
export async function searchForEditors(
  facts: IndexFacts,
  q: string,
): Promise<Pick<ListSearch, 'answers'>> {
  const asked = await planFilter(facts, q)
  const isAnswered = asked.length > 0 && asked.every(({ ways }) => ways.length > 0)
  return { answers: isAnswered ? answersTo(allMatch(asked), sql``) : () => sql`false` }
}

const answersTo =
  (match: string, rowFilter: SQL): ListSearch['answers'] =>
  (kind, id) =>
    sql`${id} in (select ${searchItems.item_id} from ${searchItems} where ${searchItems.kind} = ${kind} and ${searchItems.cle} in (select rowid from search_index where search_index match ${match}${rowFilter}))`
