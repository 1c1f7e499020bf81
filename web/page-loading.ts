import { notFound } from '@tanstack/react-router'

import { type Page, pageCount } from '#shared/pagination.ts'

import type { Api } from './trpc.ts'

type LoaderContext = { api: Api; siteOrigin: string }

/** What every page's head needs; on the server it travels in the page's one database request. */
export async function loadHead({ api, siteOrigin }: LoaderContext, path: string) {
  const [site, stored] = await Promise.all([
    api.catalogue.site.ensureData(),
    api.catalogue.pageMetadata.ensureData({ route: path }),
  ])
  return { siteOrigin, siteName: site.site_name, path, stored }
}

/**
 * A list that the server waits for, and answers 404 past its last page; the browser does not wait:
 * there the page opens at once and its list shows how it is getting on.
 */
export async function loadList(list: Promise<Page<unknown>>): Promise<void> {
  if (!import.meta.env.SSR) {
    // The component reads the same query and shows its failure.
    list.catch(() => undefined)
    return
  }
  const { total, page, pageSize } = await list
  if (page > pageCount(total, pageSize)) throw notFound()
}
