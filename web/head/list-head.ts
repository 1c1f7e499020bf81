import { chosenFilters, type GptsQuery, type PromptsQuery } from '#shared/lists/list-query.ts'
import type { Page } from '#shared/lists/pagination.ts'
import type { Deferred } from '#web/loading/deferred.ts'

type List<Item> = Deferred<Page<Item>> | undefined

/** The page of a list that is there, as it always is on the server. */
export const readyPage = <Item>(list: List<Item>): Page<Item> | undefined =>
  list && !(list.data instanceof Promise) ? list.data : undefined

/**
 * Whether search engines may list a page of a list: not one that answers a text, nor one without
 * items, as of a category or a tag that does not exist, or beyond the last.
 */
export function isListIndexed(query: PromptsQuery | GptsQuery, list: List<unknown>): boolean {
  const { q, ...filters } = chosenFilters(query)
  if (q !== undefined) return false
  const shown = readyPage(list)
  if (!shown || shown.items.length > 0) return true
  return shown.page === 1 && Object.keys(filters).length === 0
}
