import { ordres } from '#shared/admin/content-list.ts'
import type { UrlChanges, UrlState } from '#web/admin/controls/url-state.ts'

import { oneOf, readPage } from './served-state.ts'
import type { Sort } from './sorted-rows.ts'

/** What the address says of a table that sorts and cuts its rows in the browser. */
export type TableState = { sort: Sort | undefined; page: number }

/** Names of the parameters; those of a table beside others begin with its own. */
const nameOf = (table: string | undefined, name: 'tri' | 'ordre' | 'page') =>
  table === undefined ? name : `${table}-${name}`

/** Reads the address leniently: what is not understood is the beginning. */
export function readTableState(
  url: UrlState,
  sortable: readonly string[],
  table?: string,
): TableState {
  const column = oneOf(sortable, url[nameOf(table, 'tri')])
  const order = oneOf(ordres, url[nameOf(table, 'ordre')]) ?? 'asc'
  return {
    sort: column === undefined ? undefined : { column, order },
    page: readPage(url[nameOf(table, 'page')]),
  }
}

/** Another order begins at the first page. */
export const sortChangesOf = ({ column, order }: Sort, table?: string): UrlChanges => ({
  [nameOf(table, 'tri')]: column,
  [nameOf(table, 'ordre')]: order === 'asc' ? null : order,
  [nameOf(table, 'page')]: null,
})

export const pageChangesOf = (page: number, table?: string): UrlChanges => ({
  [nameOf(table, 'page')]: page === 1 ? null : page,
})

/** Takes a table's order and page out of the address, as when another tab is shown. */
export const noTableState: UrlChanges = { tri: null, ordre: null, page: null }
