import { cockpitTris, type UrlType, urlTypes } from '#shared/admin/seo-cockpit.ts'
import { type SeoProblem, seoProblems } from '#shared/admin/seo-problems.ts'
import type { Sort } from '#web/admin/table/sorted-rows.ts'
import { readTableState } from '#web/admin/table/table-state.ts'
import type { UrlState } from '#web/admin/table/url-state.ts'

export type CockpitState = {
  q: string
  type: UrlType | null
  probleme: SeoProblem | null
  sort: Sort | undefined
  page: number
}

const maxPage = 99_999

/** Reads the address leniently: what is not understood is the default. */
export function readCockpitState(url: UrlState): CockpitState {
  const page = Number(url['page'])
  return {
    q: (url['q'] ?? '').trim().slice(0, 200),
    type: urlTypes.find((type) => type === url['type']) ?? null,
    probleme: seoProblems.find((problem) => problem === url['probleme']) ?? null,
    sort: readTableState(url, cockpitTris).sort,
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** What the procedure receives: empty filters are absent. */
export const cockpitInput = ({ q, type, probleme, sort, page }: CockpitState) => ({
  q: q || undefined,
  type: type ?? undefined,
  probleme: probleme ?? undefined,
  tri: cockpitTris.find((tri) => tri === sort?.column),
  ordre: sort?.order,
  page,
})
