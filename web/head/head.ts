import { rootRouteId } from '@tanstack/react-router'

import { type HeadFacts, pageHead } from '#shared/pages/page-head.ts'
import {
  fallbackDefault,
  type PageMetadata,
  shownMetadata,
  type StoredPageMetadata,
} from '#shared/pages/page-metadata.ts'
import { type FixedPath, type PagePath, pages } from '#shared/pages/pages.ts'
import { isBeyondLast } from '#web/loading/page-loading.ts'
import type { Site } from '#web/loading/site.ts'

type Matches = { routeId: string; status: string; loaderData?: unknown }[]

type FixedPageHead = {
  matches: Matches
  path: FixedPath
  /** Pages that search engines should not list but whose links they may follow. */
  isIndexed?: boolean
  /** Replaces the title of the page. */
  title?: string | undefined
}

/** The head of a page that is always there: what is stored for its path, else its default. */
export function fixedPageHead({ matches, path, isIndexed = true, title }: FixedPageHead) {
  const { metadata, stored } = fixedPageMetadata(siteOf(matches), path)
  const shown = shownMetadata(metadata, stored)
  return head(matches, {
    path,
    metadata: title === undefined ? shown : { ...shown, title },
    stored: null,
    isIndexed,
  })
}

/** The default of a fixed page, and what the site says in its place. */
export function fixedPageMetadata(site: Site | undefined, path: FixedPath) {
  return {
    metadata: pages[path],
    stored: site?.pages.find(({ page_route }) => page_route === path),
  }
}

/** The head of a page that is each visitor's own, and no search engine's. */
export function unlistedPageHead(matches: Matches, path: Exclude<PagePath, FixedPath>) {
  return head(matches, {
    path,
    metadata: pages[path],
    stored: null,
    imageOf: '/',
    isIndexed: false,
  })
}

/** What the loader of an item's page says of its head. */
export type ItemHead = {
  path: string
  metadata: PageMetadata
  /** What an administrator stored for the path, where the metadata are not that already. */
  stored?: StoredPageMetadata | null
  /** Pages that say too little of their own are not listed. */
  isIndexed?: boolean
}

type ItemPageHead = {
  matches: Matches
  loaderData?: { head: ItemHead } | undefined
  type?: 'website' | 'article'
}

/** The head of a page that may be absent, such as an item's. */
export function itemPageHead({ matches, loaderData, type = 'article' }: ItemPageHead) {
  if (!loaderData) return absentPageHead(matches)
  const markdownVersion = type === 'article' ? `${loaderData.head.path}.md` : undefined
  return head(matches, { isIndexed: true, ...loaderData.head, type, markdownVersion })
}

/**
 * The head of a page that is not there or failed: what the site says of itself, for whoever was sent its
 * address. It is never listed, and has no address of its own to be known by.
 */
export function absentPageHead(matches: Matches) {
  const site = siteOf(matches)
  const metadata = fallbackDefault(site)
  return headTags({ site, metadata, stored: null, imageOf: '/', isIndexed: false })
}

/** What the root route loaded; undefined when that failed. */
export function siteOf(matches: Matches): Site | undefined {
  const root = matches.find(({ routeId }) => routeId === rootRouteId)
  // The root route's loader returns a site or fails; the router's own type knows no single route.
  return root?.loaderData as Site | undefined
}

type Head = HeadFacts & {
  /** Where the same stands in markdown. */
  markdownVersion?: string | undefined
}

/** Whether what a page shows failed, or is not there. */
export const isAbsent = (matches: Matches) =>
  matches.some(
    ({ status, loaderData }) =>
      status === 'error' || status === 'notFound' || isBeyondLast(loaderData),
  )

/** The head of a page, unless it is absent. */
function head(matches: Matches, facts: Omit<Head, 'site'>) {
  return isAbsent(matches) ? absentPageHead(matches) : headTags({ site: siteOf(matches), ...facts })
}

/** The tags of a page's head. */
function headTags({ markdownVersion, ...facts }: Head) {
  const { title, description, keywords, canonical, robots, social } = pageHead(facts)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      ...social,
    ],
    links: [
      ...(canonical ? [{ rel: 'canonical', href: canonical }] : []),
      ...(markdownVersion
        ? [{ rel: 'alternate', type: 'text/markdown', href: markdownVersion }]
        : []),
    ],
  }
}
