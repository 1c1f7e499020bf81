import { type Completude, completudes, type Ordre, ordres } from '#shared/admin/content-list.ts'
import { type Statut, statuts } from '#shared/items/statut.ts'
import type { UrlChanges, UrlState } from '#web/admin/table/url-state.ts'

/** What the address says of a table: what is searched, filtered, sorted, and the page. */
export type ListState<Tri extends string> = {
  q: string
  statut: Statut | null
  categorie: string
  completude: Completude | null
  tri: Tri
  ordre: Ordre
  page: number
}

const maxPage = 99_999

/** Reads the address leniently: what is not understood is the default, the newest items first. */
export function readListState<Tri extends string>(
  url: UrlState,
  sortable: readonly [Tri, ...Tri[]],
): ListState<Tri> {
  const tri = oneOf(sortable, url['tri']) ?? sortable[0]
  const page = Number(url['page'])
  return {
    q: (url['q'] ?? '').trim().slice(0, 200),
    statut: oneOf(statuts, url['statut']) ?? null,
    categorie: (url['categorie'] ?? '').slice(0, 60),
    completude: oneOf(completudes, url['completude']) ?? null,
    tri,
    ordre: oneOf(ordres, url['ordre']) ?? firstOrder(tri),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** What the address keeps of an order: the one a table begins with is left out. */
export function sortChanges(sort: { column: string; order: Ordre }): UrlChanges {
  return {
    tri: sort.column === 'date_creation' ? null : sort.column,
    ordre: sort.order === firstOrder(sort.column) ? null : sort.order,
  }
}

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

/** Dates begin with the newest, words with A. */
function firstOrder(tri: string): Ordre {
  return tri.startsWith('date_') ? 'desc' : 'asc'
}

function oneOf<Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value | undefined {
  return values.find((candidate) => candidate === value)
}
