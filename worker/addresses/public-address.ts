import { launchedSlug } from '#shared/addresses/launched-slug.ts'
import {
  feedPath,
  llmsPath,
  manifestPath,
  openSearchPath,
  securityPath,
} from '#shared/addresses/machine-paths.ts'
import { readMarkdownPath } from '#shared/addresses/markdown-path.ts'
import {
  readSitemapPart,
  sitemapIndexPath,
  sitemapPagesPath,
} from '#shared/addresses/sitemap-paths.ts'
import {
  readGptsQuery,
  readNewsQuery,
  readPlanQuery,
  readPromptsQuery,
  readSearchQuery,
} from '#shared/lists/list-query.ts'
import { type Page, pagePaths, pages } from '#shared/pages/pages.ts'
import { readSocialImagePath } from '#shared/pages/social-image.ts'
import { slugSchema } from '#shared/text/slug.ts'

import { callAddress, queryString } from './call-address.ts'

/**
 * What of a request decides its answer, in one spelling: two requests with the same address get the
 * same bytes, whatever else they carry.
 */
export type PublicAddress = {
  /** Path and query string. */
  address: string
  /**
   * The request searches a text. It is answered from no cache and costs units each time. Its last good
   * answer is served only when the database fails.
   */
  isTextAsked: boolean
}

const noQuery = () => ({})

type QueryReader = (query: Record<string, string>) => object

const queryReaders: Record<NonNullable<Page['query']>, QueryReader> = {
  prompts: readPromptsQuery,
  gpts: readGptsQuery,
  news: readNewsQuery,
  plan: readPlanQuery,
  search: readSearchQuery,
}

/** The public pages and files by path, and what of their query strings they read. */
const pageQueries = new Map<string, QueryReader>([
  ...pagePaths.map((path): [string, QueryReader] => {
    const { query } = pages[path]
    return [path, query ? queryReaders[query] : noQuery]
  }),
  ['/robots.txt', noQuery],
  [feedPath, noQuery],
  [llmsPath, noQuery],
  [manifestPath, noQuery],
  [openSearchPath, noQuery],
  [securityPath, noQuery],
  [sitemapIndexPath, noQuery],
  [sitemapPagesPath, noQuery],
])

const slugPath = /^\/(?:prompt|gpt|categorie|tag|parcours)\/([^/]+)$/
/** Longer addresses are answered, or refused, and kept nowhere. */
const maxLength = 2000

/** Addresses as they were asked, whose spelling is worked out once. */
const maxRemembered = 5000
const maxRememberedLength = 300

/**
 * Reads the address of a request's URL as `publicAddress` does, and remembers it: most visits ask what
 * was asked before.
 */
export function createAddressReader(siteOrigin: string) {
  const siteHost = new URL(siteOrigin).hostname
  const remembered = new Map<string, PublicAddress | null>()
  return (asked: string): PublicAddress | null => {
    const known = remembered.get(asked)
    if (known !== undefined) return known
    const url = new URL(asked)
    // `www.` is redirected.
    const isOwnHost = url.hostname === siteHost || !url.hostname.startsWith('www.')
    const found = isOwnHost ? publicAddress(url) : null
    if (remembered.size >= maxRemembered) remembered.clear()
    if (asked.length <= maxRememberedLength) remembered.set(asked, found)
    return found
  }
}

/** The address of a public page or of public answers, or null for anything else. */
export function publicAddress({ href, pathname, searchParams }: URL): PublicAddress | null {
  if (href.length > maxLength) return null
  return pageAddress(pathname, searchParams) ?? callAddress(pathname, searchParams)
}

function pageAddress(path: string, parameters: URLSearchParams): PublicAddress | null {
  const isOther =
    hasSlug(path) ||
    launchedSlug(path) !== null ||
    readMarkdownPath(path) !== null ||
    readSocialImagePath(path) !== null ||
    readSitemapPart(path) !== null
  const readQuery = pageQueries.get(path) ?? (isOther ? noQuery : undefined)
  if (!readQuery) return null
  const query = readQuery(Object.fromEntries(parameters))
  const used = Object.entries(query).filter(([, value]) => value !== undefined)
  return { address: path + queryString(used), isTextAsked: used.some(([name]) => name === 'q') }
}

function hasSlug(path: string): boolean {
  const slug = slugPath.exec(path)?.[1]
  return slug !== undefined && slugSchema.safeParse(slug).success
}
