import {
  readSitemapPart,
  sitemapIndexPath,
  sitemapPagesPath,
} from '#shared/addresses/sitemap-paths.ts'
import { pageCount } from '#shared/lists/pagination.ts'
import type { Api } from '#web/loading/trpc.ts'

import { keptAddress, keptItem } from './kept-address.ts'

/** Lists the addresses of every public list and item, lists first. */
export async function listSiteAddresses(api: Api): Promise<string[]> {
  const parts = (await locationsIn(sitemapIndexPath)).filter(
    (path) => path === sitemapPagesPath || readSitemapPart(path) !== null,
  )
  const found: string[] = []
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    found.push(...(await locationsIn(part)))
  }
  const kept = found.filter(isDownloadable)
  return [
    ...listPaths,
    ...(await laterPages(api)),
    ...kept.filter((address) => keptItem(address) === null),
    ...kept.filter((address) => keptItem(address) !== null),
  ]
}

/** The lists of the site but what is new, which changes each day. */
const listPaths = ['/', '/prompts', '/gpts', '/categories', '/parcours']

const isDownloadable = (path: string) =>
  !listPaths.includes(path) &&
  /^\/(?:prompt|gpt|categorie|tag|parcours)\//.test(path) &&
  keptAddress(new URL(path, location.origin)) !== null

/** The second and further pages of both lists. */
async function laterPages({ catalogue }: Api): Promise<string[]> {
  const [prompts, gpts] = await Promise.all([
    catalogue.prompts.query({ sort: 'recent', page: 1 }),
    catalogue.gpts.query({ page: 1 }),
  ])
  return [
    ...pagesAfterFirst('/prompts', pageCount(prompts.total, prompts.pageSize)),
    ...pagesAfterFirst('/gpts', pageCount(gpts.total, gpts.pageSize)),
  ]
}

const pagesAfterFirst = (path: string, count: number) =>
  Array.from({ length: count - 1 }, (_, index) => `${path}?page=${index + 2}`)

/** The paths that a sitemap names, of any origin: the site has one, whatever the address that it is served under. */
async function locationsIn(path: string): Promise<string[]> {
  const answer = await fetch(path, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...found].map(([, address = '']) => new URL(address).pathname)
}
