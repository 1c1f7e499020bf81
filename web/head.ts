import { rootRouteId } from '@tanstack/react-router'

import {
  cutText,
  fallbackMetadata,
  type FixedPath,
  fixedPageDefault,
  metaDescriptionMaxLength,
  type PageMetadata,
  type StoredPageMetadata,
} from '#shared/page-metadata.ts'

import type { Site } from './site.ts'

type Matches = { routeId: string; loaderData?: unknown }[]

type FixedPageHead = {
  matches: Matches
  path: FixedPath
  /** Pages that search engines should not list but whose links they may follow. */
  isIndexed?: boolean
}

/** The head of a page that is always there: what is stored for its path, else its default (R18, D14). */
export function fixedPageHead({ matches, path, isIndexed = true }: FixedPageHead) {
  const site = siteOf(matches)
  const metadata = fixedPageDefault(path, site?.site_description)
  const stored = site?.pages.find(({ page_route }) => page_route === path)
  return head({ site, path, metadata, stored, isIndexed })
}

/** What the loader of an item's page says of its head. */
export type ItemHead = {
  path: string
  metadata: PageMetadata
  /** What an administrator stored for the path: it replaces everything (D15). */
  stored: StoredPageMetadata | null
}

type ItemPageHead = {
  matches: Matches
  loaderData?: { head: ItemHead } | undefined
  match: { status: string }
  notFoundTitle: string
}

/** The head of an item's page, or of its absence, which is never listed. */
export function itemPageHead({ matches, loaderData, match, notFoundTitle }: ItemPageHead) {
  if (loaderData) {
    return head({ site: siteOf(matches), ...loaderData.head, type: 'article', isIndexed: true })
  }
  return absentPageHead(match.status === 'notFound' ? notFoundTitle : fallbackMetadata.title)
}

/** The head of a page that could not be shown. */
export function absentPageHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}

/** What the root route loaded; undefined when that failed. */
export function siteOf(matches: Matches): Site | undefined {
  const root = matches.find(({ routeId }) => routeId === rootRouteId)
  // The root route's loader returns a site or fails; the router's own type knows no single route.
  return root?.loaderData as Site | undefined
}

type Head = {
  site: Site | undefined
  /** The canonical address is the site's root plus this path, without a query (R17, D19). */
  path: string
  metadata: PageMetadata
  stored: StoredPageMetadata | null | undefined
  type?: 'website' | 'article'
  isIndexed: boolean
}

/** Title, description, keywords, canonical, Open Graph and Twitter tags (R17). */
function head({ site, path, metadata, stored, type = 'website', isIndexed }: Head) {
  const title = stored?.meta_title ?? metadata.title
  const description =
    stored?.meta_description ?? cutText(metadata.description, metaDescriptionMaxLength)
  const image = stored?.og_image ?? undefined
  const canonical = site && site.siteOrigin + path
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: stored?.meta_keywords ?? metadata.keywords },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: site?.site_name },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      ...(image ? [{ property: 'og:image', content: image }] : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(image ? [{ name: 'twitter:image', content: image }] : []),
    ],
    links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
  }
}
