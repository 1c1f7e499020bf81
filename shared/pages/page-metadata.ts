import { metaDescriptionMaxLength, metaDescriptionMinLength } from '#shared/text/meta-lengths.ts'

import { defaultKeywords } from './pages.ts'

/** Title, description and keywords of a page, none longer than it is shown. */
export type PageMetadata = {
  title: string
  description: string
  keywords: string
  /** In place of the image that the site draws. */
  image?: string
}

/** Texts stored for one page. Each replaces the page's own text, and null keeps it. */
export type StoredPageMetadata = {
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  og_image: string | null
}

/** Texts stored for the page of an item. Its keywords are the item's tags. */
export type ItemPageTexts = Omit<StoredPageMetadata, 'meta_keywords'>

/** Metadata of a page: its stored texts, else its own. */
export const shownMetadata = (
  own: PageMetadata,
  stored: StoredPageMetadata | null | undefined,
): PageMetadata =>
  stored
    ? {
        title: stored.meta_title ?? own.title,
        description: stored.meta_description ?? own.description,
        keywords: stored.meta_keywords ?? own.keywords,
        ...(stored.og_image === null ? {} : { image: stored.og_image }),
      }
    : own

/** For a path without a default of its own. */
export const fallbackMetadata: PageMetadata = {
  title: 'Prompts et GPT SEO en français',
  description: 'Prompts IA et GPT personnalisés pour les professionnels du SEO et du marketing.',
  keywords: defaultKeywords,
}

/** What is said where there is no page: once an administrator described the site anew, its name and that. */
export function fallbackDefault(
  site: { site_name: string; site_description: string } | undefined,
): PageMetadata {
  return site && isWritten(site.site_description)
    ? { title: site.site_name, description: site.site_description, keywords: '' }
    : fallbackMetadata
}

/** Whether an administrator described the site anew. */
export const isWritten = (siteDescription: string): boolean =>
  siteDescription !== fallbackMetadata.description

/** A detail page's title: cut at 50 characters plus an ellipsis, only when longer. */
export function detailTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length <= 50 ? title : `${characters.slice(0, 50).join('')}…`
}

/** The metadata of an item's page while nothing is stored for it. */
export const itemMetadata = (title: string, description: string, tags: string[]): PageMetadata => ({
  title: detailTitle(title),
  description: cutDescription(description),
  keywords: tags.join(', '),
})

/** Metadata of an item's page: its texts for search engines, else its own. */
export const shownItemMetadata = (own: PageMetadata, texts: ItemPageTexts): PageMetadata =>
  shownMetadata(own, { ...texts, meta_keywords: null })

/** What a page says of a longer text: the sentences that fit, or its beginning where they say too little. */
export const cutDescription = (text: string): string =>
  text.length <= metaDescriptionMaxLength
    ? text
    : (fittingSentences(text) ?? cutText(text, metaDescriptionMaxLength))

/** Whether a page shows a text only to the middle of a sentence. */
export const isDescriptionCut = (text: string): boolean =>
  text.length > metaDescriptionMaxLength && fittingSentences(text) === null

function fittingSentences(text: string): string | null {
  const [sentences = ''] = /^.*\.(?= )/s.exec(text.slice(0, metaDescriptionMaxLength + 1)) ?? []
  return sentences.length < metaDescriptionMinLength ? null : sentences
}

/** A text cut to a length at a word's end, ellipsis included; a space that does not break is one too. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // A surrogate without its other half is dropped.
  const cut = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\u00A0'))
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`
}
