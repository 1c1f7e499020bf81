import { splitWords } from '#shared/search/search-text.ts'
import { stem, stopWords } from '#shared/search/stems.ts'

import type { CatalogueEngine } from './catalogue-search.ts'

type IndexedItem = CatalogueEngine['index']['items'][number]

/**
 * Found items, best first: by the match of their title, then by the ranking of a search. `found` holds numbers of
 * the index.
 */
export function rankByRelevance(
  engine: CatalogueEngine,
  q: string,
  found: ReadonlySet<number>,
): NonNullable<IndexedItem>[] {
  const words = splitWords(q)
  const { hits } = engine.search(q, { isExact: true })
  const places = new Map(hits.map(({ item }, place) => [item, place]))
  return Array.from(found)
    .flatMap((number) => {
      const item = engine.index.items[number]
      if (!item) return []
      const place = places.get(number) ?? hits.length
      return [{ item, match: titleMatch(splitWords(item.card.title), words), place }]
    })
    .toSorted((a, b) => a.match - b.match || a.place - b.place)
    .map(({ item }) => item)
}

/** Match of a title with the words of a text: 0 is the whole title, 4 is none of the words. */
function titleMatch(title: readonly string[], words: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  const [titleText, text] = [title.join(' '), words.join(' ')]
  if (titleText === text) return 0
  if (titleText.startsWith(text)) return 1
  const content = words.filter((word) => !stopWords.has(word))
  const isInTitle = (word: string) =>
    title.some((other) => other.startsWith(word) || stem(other) === stem(word))
  const meant = content.length > 0 ? content : words
  if (meant.every(isInTitle)) return 2
  return meant.some(isInTitle) ? 3 : 4
}
