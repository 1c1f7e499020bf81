import type { ItemKind } from '#shared/items/cote.ts'
import { chosenFilters, type GptsQuery, type PromptsQuery } from '#shared/lists/list-query.ts'
import { type Page, pageCount } from '#shared/lists/pagination.ts'
import type { Deferred } from '#web/loading/deferred.ts'

import type { Around } from './head.ts'

type Listed = { slug: string } & ({ titre: string } | { nom: string })
type List = Deferred<Page<Listed>> | undefined

/** A list that is there, as it always is on the server. */
const readyPage = (list: List): Page<Listed> | undefined =>
  list && !(list.data instanceof Promise) ? list.data : undefined

/** What a list shows, for its structured data. */
export function listedItems(kind: ItemKind, list: List) {
  const { items = [], page = 1, pageSize = 0, total = 0 } = readyPage(list) ?? {}
  return {
    items: items.map((item) => ({
      name: 'titre' in item ? item.titre : item.nom,
      path: `/${kind}/${item.slug}`,
    })),
    first: (page - 1) * pageSize + 1,
    total,
  }
}

/**
 * Whether search engines may list a page of a list: not one that answers a text, nor one without
 * items, as of a category or a tag that does not exist, or beyond the last.
 */
export function isListIndexed(query: PromptsQuery | GptsQuery, list: List): boolean {
  const { q, ...filters } = chosenFilters(query)
  if (q !== undefined) return false
  const shown = readyPage(list)
  if (!shown || shown.items.length > 0) return true
  return shown.page === 1 && Object.keys(filters).length === 0
}

/** The addresses of the pages before and after the one shown, its filters kept. */
export function pagesAround(
  path: string,
  search: Record<string, string | undefined>,
  list: List,
): Around {
  const shown = readyPage(list)
  if (!shown) return {}
  const { page, total, pageSize } = shown
  const filters = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || name === 'page' ? [] : [[name, value]],
  )
  const addressOf = (number: number) => {
    const query = new URLSearchParams(
      number === 1 ? filters : [...filters, ['page', String(number)]],
    ).toString()
    return query === '' ? path : `${path}?${query}`
  }
  const last = pageCount(total, pageSize)
  return {
    prev: page > 1 ? addressOf(Math.min(page - 1, last)) : undefined,
    next: page < last ? addressOf(page + 1) : undefined,
  }
}
