import { rootRouteId } from '@tanstack/react-router'

import {
  cutText,
  defaultPageMetadata,
  fallbackMetadata,
  type FixedPath,
  metaDescriptionMaxLength,
  type PageMetadata,
  type StoredPageMetadata,
} from '#shared/page-metadata.ts'

/** What a route's loader says of its head. */
export type HeadData = {
  siteOrigin: string
  /** Path of the page, no query: its canonical address is the site's root plus this (R17, D19). */
  path: string
  /** What the page says of itself; a fixed page has its own defaults (D14). */
  metadata?: PageMetadata
  /** What an administrator stored for the path: it replaces everything (R18, D15). */
  stored: StoredPageMetadata | null
  type?: 'website' | 'article'
  /** Pages that search engines should not list but whose links they may follow. */
  isIndexed?: boolean
}

type HeadContext = {
  loaderData?: { head: HeadData } | undefined
  matches: { routeId: string; loaderData?: unknown }[]
}

/** Title, description, keywords, canonical, Open Graph and Twitter tags of a page (R17, R18). */
export function pageHead({ loaderData, matches }: HeadContext) {
  if (!loaderData) return {}
  const { siteOrigin, path, stored, type = 'website', isIndexed = true } = loaderData.head
  const { title, description, keywords } = effectiveMetadata(loaderData.head)
  const canonical = siteOrigin + path
  const image = stored?.og_image ?? undefined
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: siteName(matches) },
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
    links: [{ rel: 'canonical', href: canonical }],
  }
}

/** The head of a page that is not there: never listed. */
export function notFoundHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}

function siteName(matches: HeadContext['matches']): string {
  const site = matches.find(({ routeId }) => routeId === rootRouteId)?.loaderData
  const name = site && typeof site === 'object' && 'site_name' in site ? site.site_name : ''
  return typeof name === 'string' ? name : ''
}

function effectiveMetadata({ path, metadata, stored }: HeadData): PageMetadata {
  const own = metadata ?? (isFixedPath(path) ? defaultPageMetadata[path] : fallbackMetadata)
  return {
    title: stored?.meta_title ?? own.title,
    description: stored?.meta_description ?? cutText(own.description, metaDescriptionMaxLength),
    keywords: stored?.meta_keywords ?? own.keywords,
  }
}

function isFixedPath(path: string): path is FixedPath {
  return Object.hasOwn(defaultPageMetadata, path)
}
