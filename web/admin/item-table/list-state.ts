import { type Completude, completudes } from '#shared/admin/content-list.ts'
import { type Statut, statuts } from '#shared/items/statut.ts'
import {
  oneOf,
  readSearch,
  readServedState,
  type ServedState,
  servedSortChanges,
} from '#web/admin/table/served-state.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import type { UrlState } from '#web/admin/table/url-state.ts'

/** What the address says of a table: what is searched, filtered, sorted, and the page. */
export type ListState<Tri extends string> = ServedState<Tri> & {
  q: string
  statut: Statut | null
  categorie: string
  completude: Completude | null
}

/** Reads the address leniently: what is not understood is the default, the newest items first. */
export const readListState = <Tri extends string>(
  url: UrlState,
  sortable: readonly [Tri, ...Tri[]],
): ListState<Tri> => ({
  q: readSearch(url['q']),
  statut: oneOf(statuts, url['statut']) ?? null,
  categorie: (url['categorie'] ?? '').slice(0, 60),
  completude: oneOf(completudes, url['completude']) ?? null,
  ...readServedState(url, sortable),
})

/** What the address keeps of an order: the newest first is left out. */
export const sortChanges = (sort: Sort) => servedSortChanges(sort, 'date_creation')

/** What the procedure receives of a state: empty filters are absent. */
export function listInput<Tri extends string>(state: ListState<Tri>) {
  return {
    q: state.q || undefined,
    statut: state.statut ?? undefined,
    categorie: state.categorie || undefined,
    completude: state.completude ?? undefined,
    tri: state.tri,
    ordre: state.ordre,
    page: state.page,
  }
}
