import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemMatch, Mark } from '#shared/search/item-match.ts'
import { locateWords, splitWords } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'
import { once } from '#shared/text/once.ts'

import type { CatalogueEngine } from './catalogue-search.ts'
import { filterItems } from './engine/list-filter.ts'
import { type CardTexts, explainMarks } from './explain-match.ts'
import { rankByRelevance } from './relevance.ts'

/** SQLite scans the ranks for each row, so their number is bounded. Further matches follow by date. */
const maxRanked = 2000

/** A text that filters a list. */
export type ListSearch = {
  /** Condition on an item of a kind. */
  isFound: (kind: ItemKind) => SQL
  /** Rank of an item of a kind by relevance, from 0 for the best match. */
  rank: (kind: ItemKind) => SQL
  explain: (texts: CardTexts) => ItemMatch
}

/** Filters a list by a text, which visitors find in what a card shows, and editors in every text. */
export function searchList(
  engine: CatalogueEngine,
  q: string,
  options: Parameters<typeof filterItems>[2],
): ListSearch {
  const { index } = engine
  const found = filterItems(index, q, options)
  const items = Array.from(found).flatMap((item) => index.items[item] ?? [])
  const ranked = once(() => rankByRelevance(engine, q, found))
  return {
    isFound: (kind) => {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
      return sql`${contentTables[kind].id} in (select value from json_each(${JSON.stringify(ids)}))`
    },
    rank: (kind) => {
      const ids = ranked()
        .filter((item) => item.kind === kind)
        .map(({ id }) => id)
        .slice(0, maxRanked)
      const ranks = JSON.stringify(Object.fromEntries(ids.map((id, place) => [id, place])))
      return sql`coalesce(${ranks} ->> ('$."' || ${contentTables[kind].id} || '"'), ${maxRanked})`
    },
    explain: createListExplainer(q),
  }
}

/** Returns a function that tells where a card holds the words of a text. */
function createListExplainer(q: string) {
  const words = splitWords(q).filter((word) => !stopWords.has(word))
  const marksIn = (text: string): Mark[] =>
    locateWords(text).flatMap(({ word, start, end }): Mark[] => {
      if (words.some((typed) => stem(typed) === stem(word))) return [[start, end]]
      const part = words.find((typed) => word.includes(typed))
      if (part === undefined) return []
      // Folding changed its length: «œuvre».
      if (end - start !== word.length) return [[start, end]]
      const at = start + word.indexOf(part)
      return [[at, at + part.length]]
    })
  return (card: CardTexts): ItemMatch => ({
    ...explainMarks(card, marksIn, true),
    relatedWords: [],
  })
}
