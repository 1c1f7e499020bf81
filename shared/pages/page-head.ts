import { type PageMetadata, shownMetadata, type StoredPageMetadata } from './page-metadata.ts'
import { socialImagePath, socialImageSize } from './social-image.ts'

/** What a page says of itself to whoever finds or shares it. */
export type PageHead = {
  title: string
  description: string
  keywords: string
  /** Absent where nothing could be loaded, or is there. */
  canonical?: string | undefined
  /** Absent where search engines may list the page. */
  robots?: string | undefined
  /** Open Graph and Twitter, in the order in which they are written. */
  social: SocialTag[]
}

export type SocialTag = { property?: string; name?: string; content: string }

/** The texts of a page: its own, and what an administrator stored in their place. */
export type PageTexts = { metadata: PageMetadata; stored?: StoredPageMetadata | null | undefined }

export type HeadFacts = PageTexts & {
  site: { siteOrigin: string; site_name: string } | undefined
  /**
   * The canonical address is the site's root plus this path, without a query. A page
   * that is not there has none.
   */
  path?: string
  type?: 'website' | 'article'
  /** The path of the page whose social image it has: its own, unless told. */
  imageOf?: string
  /** Pages that search engines should not list but whose links they may follow. */
  isIndexed: boolean
}

/** The title and description that a page shows: what is stored, else its own. */
export function pageTexts({ metadata, stored }: PageTexts) {
  const { title, description } = shownMetadata(metadata, stored)
  return { title, description }
}

/**
 * Title, description, keywords, canonical, robots, Open Graph and Twitter tags, for the pages
 * and for the administration's view of them alike.
 */
export function pageHead({ site, path, metadata, stored, ...page }: HeadFacts): PageHead {
  const { type = 'website', isIndexed } = page
  const { title, description, keywords, image: chosen } = shownMetadata(metadata, stored)
  const imageOf = page.imageOf ?? path
  const ownImage = site && imageOf && site.siteOrigin + socialImagePath(imageOf)
  const image = chosen ?? ownImage
  const canonical = site && path && site.siteOrigin + path
  return {
    title,
    description,
    keywords,
    canonical,
    robots: isIndexed ? undefined : path ? 'noindex, follow' : 'noindex',
    social: [
      { property: 'og:type', content: type },
      ...(site ? [{ property: 'og:site_name', content: site.site_name }] : []),
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
      ...(image ? [{ property: 'og:image', content: image }] : []),
      ...(image && image === ownImage ? ownImageTags(title) : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(image ? [{ name: 'twitter:image', content: image }] : []),
    ],
  }
}

/** A network that knows the size beforehand shows the image to who shares the page first. */
const ownImageTags = (title: string): SocialTag[] => [
  { property: 'og:image:width', content: String(socialImageSize.width) },
  { property: 'og:image:height', content: String(socialImageSize.height) },
  { property: 'og:image:alt', content: title },
]
