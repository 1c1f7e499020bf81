import {
  cutText,
  defaultPageMetadata,
  fallbackMetadata,
  type FixedPath,
  metaDescriptionMaxLength,
  type PageMetadata,
  type StoredPageMetadata,
} from '#shared/page-metadata.ts'

type PageHead = {
  siteOrigin: string
  siteName: string
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

/** Title, description, keywords, canonical, Open Graph and Twitter tags of a page (R17, R18). */
export function pageHead(page: PageHead) {
  const { siteOrigin, siteName, path, stored, type = 'website', isIndexed = true } = page
  const { title, description, keywords } = effectiveMetadata(page)
  const canonical = siteOrigin + path
  const image = stored?.og_image ?? undefined
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: siteName },
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

function effectiveMetadata({ path, metadata, stored }: PageHead): PageMetadata {
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
