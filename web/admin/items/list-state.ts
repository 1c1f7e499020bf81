import { completudes, type ContentFilter, daySchema } from '#shared/admin/content-list.ts'
import { manqueSchema } from '#shared/admin/manques.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { statuts } from '#shared/items/statut.ts'
import {
  oneOf,
  readSearch,
  readServedState,
  type ServedState,
  servedSortChanges,
} from '#web/admin/table/served-state.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import type { UrlState } from '#web/admin/table/url-state.ts'

/** What the address says of a table: what is searched, filtered, shown, sorted, and the page. */
export type ListState<Tri extends string> = ServedState<Tri> & {
  q: string
  filter: ContentFilter
  /** The columns that were chosen; null while none were. */
  colonnes: readonly string[] | null
}

/** Reads the address leniently: what is not understood is the default, the newest items first. */
export const readListState = <Tri extends string>(
  url: UrlState,
  sortable: readonly [Tri, ...Tri[]],
): ListState<Tri> => ({
  q: readSearch(url['q']),
  filter: readFilter(url),
  colonnes: url['colonnes'] === undefined ? null : url['colonnes'].split(','),
  ...readServedState(url, sortable),
})

function readFilter(url: UrlState): ContentFilter {
  const filter: ContentFilter = {
    statut: oneOf(statuts, url['statut']),
    categorie: cut(url['categorie'], 60),
    tag: cut(url['tag'], 60),
    ia: cut(url['ia'], 40),
    niveau: oneOf(niveaux, url['niveau']),
    auteur: cut(url['auteur'], 120),
    completude: oneOf(completudes, url['completude']),
    manque: manqueSchema.safeParse(url['manque']).data,
    epingle: url['epingle'] === undefined ? undefined : url['epingle'] === yes,
    modifie_du: day(url['modifie_du']),
    modifie_au: day(url['modifie_au']),
    verifie_avant: day(url['verifie_avant']),
    copie: url['copie'] === yes || undefined,
    miens: url['miens'] === yes || undefined,
  }
  const set: [string, unknown][] = Object.entries(filter)
  return Object.fromEntries(set.filter(([, value]) => value !== undefined))
}

/** A filter as its address says it; null for what is no longer filtered. */
export const filterTexts = (filter: ContentFilter): Record<string, string | null> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, addressText(value)]))

function addressText(value: string | boolean | undefined): string | null {
  if (value === undefined) return null
  if (typeof value === 'string') return value
  return value ? yes : no
}

const yes = 'oui'
const no = 'non'

const day = (text: string | undefined) => daySchema.safeParse(text).data

/** As long as a procedure takes it. */
const cut = (text: string | undefined, length: number) => text?.slice(0, length) || undefined

/** What the address keeps of an order: the newest first is left out. */
export const sortChanges = (sort: Sort) => servedSortChanges(sort, 'date_creation')

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
