import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemMatch, Mark } from '#shared/search/item-match.ts'
import { locateWords, splitWords } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'

import type { CatalogueEngine } from './catalogue-search.ts'
import { filterItems } from './engine/list-filter.ts'
import { type CardTexts, explainMarks } from './explain-match.ts'

/** A text that filters a list. */
export type ListSearch = {
  /** Condition on an item of a kind. */
  isFound: (kind: ItemKind) => SQL
  explain: (texts: CardTexts) => ItemMatch
}

/** Filters a list by a text, which visitors find in what a card shows, and editors in every text. */
export function searchList(
  { index }: CatalogueEngine,
  q: string,
  options: Parameters<typeof filterItems>[2],
): ListSearch {
  const items = Array.from(filterItems(index, q, options)).flatMap(
    (item) => index.items[item] ?? [],
  )
  return {
    isFound: (kind) => {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
      return sql`${contentTables[kind].id} in (select value from json_each(${JSON.stringify(ids)}))`
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
