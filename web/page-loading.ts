import { notFound } from '@tanstack/react-router'

import { type Page, pageCount } from '#shared/pagination.ts'

import { type Deferred, defer } from './deferred.ts'
import type { HeadData } from './head.ts'
import type { PageContext } from './page-context.ts'
import { apiErrorCode } from './trpc.ts'

/** What a page's head needs; on the server it travels in the page's one database request. */
export async function loadHead({ api, siteOrigin }: PageContext, path: string): Promise<HeadData> {
  try {
    return { siteOrigin, path, stored: await api.catalogue.pageMetadata.query({ route: path }) }
  } catch (error) {
    // An address that can be no page of the site has no metadata; what is there says the rest.
    if (apiErrorCode(error) === 'BAD_REQUEST') return { siteOrigin, path, stored: null }
    throw error
  }
}

/** A list for its page; past its last page the server answers 404. */
export async function loadList<Item>(
  { mustBeComplete }: PageContext,
  list: Promise<Page<Item>>,
): Promise<{ data: Deferred<Page<Item>> }> {
  const deferred = await defer(list, mustBeComplete())
  if (!(deferred.data instanceof Promise)) {
    const { total, page, pageSize } = deferred.data
    if (page > pageCount(total, pageSize)) throw notFound()
  }
  return deferred
}
