import { type Page, pageCount } from '#shared/lists/pagination.ts'

/** Whether what a route loaded is a page of a list that ends before it: the server answers 404. */
export function isBeyondLast(loaded: unknown): boolean {
  const list = typeof loaded === 'object' && loaded && 'data' in loaded ? loaded.data : null
  return isListPage(list) && list.page > pageCount(list.total, list.pageSize)
}

const isListPage = (list: unknown): list is Page<unknown> =>
  typeof list === 'object' &&
  list !== null &&
  'total' in list &&
  'pageSize' in list &&
  'page' in list
