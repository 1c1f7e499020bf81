import type { Suggestion } from '#shared/search/search.ts'
import { keptItem } from '#web/offline/kept-address.ts'
import { type KeptPage, keptPages } from '#web/offline/kept-copy.ts'
import { searchKept } from '#web/offline/search-kept.ts'
import type { AnsweredQuery } from '#web/search-box/suggestion-request.ts'

const maxItems = 8

/** What this browser keeps of a query, as the search would propose it; null where it keeps nothing. */
export async function keptSuggestions(query: string): Promise<AnsweredQuery | null> {
  const pages = 'caches' in globalThis ? await keptPages() : []
  const items = searchKept(pages, query).flatMap(suggestion).slice(0, maxItems)
  return items.length > 0 ? { query, items, categories: [] } : null
}

function suggestion({ address, title }: KeptPage): Suggestion[] {
  const item = keptItem(address)
  if (!item) return []
  const { kind: type, slug } = item
  return [{ type, slug, title, category: '', marks: [], snippet: null, relatedWords: [] }]
}
