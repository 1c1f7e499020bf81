import { type ContentFilter, type Relevance, relevance } from '#shared/admin/content-list.ts'
import { filterTexts, readFilter, readSearch } from '#shared/admin/filter-address.ts'
import type { UrlState } from '#web/admin/controls/url-state.ts'
import {
  readServedState,
  servedSortChanges,
  type ServedState,
} from '#web/admin/table/served-state.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'

/** State of a table in the address: query, filters, columns, order and page. */
export type ListState<Tri extends string> = ServedState<Tri | Relevance> & {
  q: string
  filter: ContentFilter
  /** The columns that were chosen; null while none were. */
  colonnes: readonly string[] | null
}

/** Invalid values become the default. The default order is by relevance with a query, else newest first. */
export const readListState = <Tri extends string>(
  url: UrlState,
  sortable: readonly [Tri, ...Tri[]],
): ListState<Tri> => {
  const q = readSearch(url['q'])
  const [first, ...others] = sortable
  return {
    q,
    filter: readFilter(url),
    colonnes: url['colonnes'] === undefined ? null : url['colonnes'].split(','),
    ...readServedState<Tri | Relevance>(url, q === '' ? sortable : [relevance, first, ...others]),
  }
}

/** Changes of the address for an order. The default one is left out. */
export const sortChanges = ({ q }: Pick<ListState<string>, 'q'>, sort: Sort) =>
  servedSortChanges(sort, q === '' ? 'date_creation' : relevance)

/** What is meant by a state, whatever its page and order: nothing is absent that filters. */
export const meantBy = ({ q, filter }: Pick<ListState<string>, 'q' | 'filter'>) => ({
  q: q || undefined,
  ...filter,
})

/** A list whose filter names work to do. Publishing with the keyboard goes on to its next item. */
export const isWorkQueue = ({ completude, manque, copie, relecture, statut }: ContentFilter) =>
  completude === 'a-completer' ||
  manque !== undefined ||
  copie === true ||
  relecture === true ||
  statut === 'brouillon' ||
  statut === 'refuse'

/** What the procedure receives of a state: empty filters are absent. */
export const listInput = <Tri extends string>(state: ListState<Tri>) => ({
  ...meantBy(state),
  tri: state.tri,
  ordre: state.ordre,
  page: state.page,
})

/** The list, without its page, for the address of an editor that it leads to. */
export function listAddress({ q, filter, colonnes, tri, ordre }: ListState<string>) {
  const parts = { q, ...filterTexts(filter), colonnes: colonnes?.join(','), tri, ordre }
  const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return { liste: new URLSearchParams(given).toString() }
}
