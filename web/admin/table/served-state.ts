import { type Ordre, ordres } from '#shared/admin/content-list.ts'
import type { UrlChanges, UrlState } from '#web/admin/controls/url-state.ts'

import type { Sort } from './sorted-rows.ts'

/** What the address says of a table that the server sorts and cuts into pages. */
export type ServedState<Tri extends string> = { tri: Tri; ordre: Ordre; page: number }

/** Reads the address leniently: what is not understood is the beginning, the order of the first column. */
export function readServedState<Tri extends string>(
  url: UrlState,
  sortable: readonly [Tri, ...Tri[]],
): ServedState<Tri> {
  const tri = oneOf(sortable, url['tri']) ?? sortable[0]
  return { tri, ordre: oneOf(ordres, url['ordre']) ?? firstOrder(tri), page: readPage(url['page']) }
}

/** What the address keeps of an order: the one that a table begins with is left out. */
export const servedSortChanges = ({ column, order }: Sort, first: string): UrlChanges => ({
  tri: column === first ? null : column,
  ordre: order === firstOrder(column) ? null : order,
})

export const pageChange = (page: number): UrlChanges => ({ page: page === 1 ? null : page })

const maxPage = 99_999

/** A page as an address has it; what is none is the first. */
export function readPage(text: string | undefined): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

/** The value that a text names, if any. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text)
}

/** Dates begin with the newest, words with A. */
const firstOrder = (column: string): Ordre => (/^date_|_(?:at|le)$/.test(column) ? 'desc' : 'asc')
