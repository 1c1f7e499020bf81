import { notFound } from '@tanstack/react-router'

import { type Page, pageCount } from '#shared/pagination.ts'

import { type Deferred, defer } from './deferred.ts'
import type { PageContext } from './page-context.ts'

/** A list for its page; past its last page the server answers 404. */
export async function loadList<List extends Page<unknown>>(
  { mustBeComplete }: PageContext,
  list: Promise<List>,
): Promise<Deferred<List>> {
  const deferred = await defer(list, mustBeComplete())
  if (!(deferred.data instanceof Promise)) {
    const { total, page, pageSize } = deferred.data
    if (page > pageCount(total, pageSize)) throw notFound()
  }
  return deferred
}
