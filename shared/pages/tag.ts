import { categorySlug } from '#shared/categories/category-slug.ts'
import type { SiteTexts } from '#shared/site/texts/site-texts.ts'
import { metaTitleMaxLength } from '#shared/text/meta-lengths.ts'
import { countOf } from '#shared/text/plural.ts'
import { isSlug } from '#shared/text/slug-shape.ts'

import { cutDescription, cutText, type PageMetadata } from './page-metadata.ts'

/** A tag of public items: those whose spellings make one address are one. */
export type TagStats = {
  slug: string
  /** As most items spell it. */
  name: string
  promptCount: number
  gptCount: number
}

/** The path of a tag's page; null for a tag that no address can say. */
export function tagPath(tag: string): `/tag/${string}` | null {
  const slug = categorySlug(tag)
  return isSlug(slug) ? `/tag/${slug}` : null
}

/** With fewer items the page says too little of its own for search engines to list it. */
const indexedFrom = 4

export const isTagIndexed = ({ promptCount, gptCount }: TagStats) =>
  promptCount + gptCount >= indexedFrom

/** «7 prompts et 12 GPT»; a kind of which there is none is left out. */
export const bothCounts = (
  { promptCount, gptCount }: { promptCount: number; gptCount: number },
  between: ' et ' | ', ' | ' · ',
): string =>
  [
    ...(promptCount > 0 ? [countOf(promptCount, 'prompt', 'prompts')] : []),
    ...(gptCount > 0 ? [countOf(gptCount, 'GPT', 'GPT')] : []),
  ].join(between)

/** The default metadata of a tag's page, on a site about a subject. */
export function tagMetadata(tag: TagStats, { subject }: Pick<SiteTexts, 'subject'>): PageMetadata {
  const { name } = tag
  const titles = [`${name} : prompts et GPT à copier ou à lancer`, `${name} : prompts et GPT`]
  return {
    title:
      titles.find(({ length }) => length <= metaTitleMaxLength) ??
      cutText(name, metaTitleMaxLength),
    description: cutDescription(
      `${bothCounts(tag, ' et ')} sur « ${name} » : des consignes et des rôles d’assistants pour ${subject}, à copier ou à lancer.`,
    ),
    keywords: name,
  }
}
