import { readSearch } from '#shared/admin/filter-address.ts'
import { cockpitTris, type UrlType, urlTypes } from '#shared/admin/seo-cockpit.ts'
import { type SeoProblem, seoProblems } from '#shared/admin/seo-problems.ts'
import type { UrlState } from '#web/admin/controls/url-state.ts'
import { oneOf, readPage } from '#web/admin/table/served-state.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import { readTableState } from '#web/admin/table/table-state.ts'

export type CockpitState = {
  q: string
  type: UrlType | null
  probleme: SeoProblem | null
  sort: Sort | undefined
  page: number
}

/** Reads the address leniently: what is not understood is the default. */
export const readCockpitState = (url: UrlState): CockpitState => ({
  q: readSearch(url['q']),
  type: oneOf(urlTypes, url['type']) ?? null,
  probleme: oneOf(seoProblems, url['probleme']) ?? null,
  sort: readTableState(url, cockpitTris).sort,
  page: readPage(url['page']),
})

/** What the procedure receives: empty filters are absent. */
export const cockpitInput = ({ q, type, probleme, sort, page }: CockpitState) => ({
  q: q || undefined,
  type: type ?? undefined,
  probleme: probleme ?? undefined,
  tri: cockpitTris.find((tri) => tri === sort?.column),
  ordre: sort?.order,
  page,
})
