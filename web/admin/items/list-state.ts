import { type ContentFilter, type Relevance, relevance } from '#shared/admin/content-list.ts'
import { readFilter, readSearch } from '#shared/admin/filter-address.ts'
import {
  readServedState,
  type ServedState,
  servedSortChanges,
} from '#web/admin/table/served-state.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import type { UrlState } from '#web/admin/table/url-state.ts'

/** What the address says of a table: what is searched, filtered, shown, sorted, and the page. */
export type ListState<Tri extends string> = ServedState<Tri | Relevance> & {
  q: string
  filter: ContentFilter
  /** The columns that were chosen; null while none were. */
  colonnes: readonly string[] | null
}

/** Reads the address leniently: invalid values become the default, the best matches or else the newest items first. */
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

/** Address of an order; the default one is left out. */
export const sortChanges = ({ q }: Pick<ListState<string>, 'q'>, sort: Sort) =>
  servedSortChanges(sort, q === '' ? 'date_creation' : relevance)

/** What is meant by a state, whatever its page and order: nothing is absent that filters. */
export const meantBy = ({ q, filter }: Pick<ListState<string>, 'q' | 'filter'>) => ({
  q: q || undefined,
  ...filter,
})

/** What the procedure receives of a state: empty filters are absent. */
export const listInput = <Tri extends string>(state: ListState<Tri>) => ({
  ...meantBy(state),
  tri: state.tri,
  ordre: state.ordre,
  page: state.page,
})
