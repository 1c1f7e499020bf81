import type { ItemKind } from '#shared/items/cote.ts'
import type { SeoPageInput } from '#shared/pages/seo-page.ts'

import { gptPageTexts } from './gpts.ts'
import { promptPageTexts } from './prompts.ts'

const texts = { prompt: promptPageTexts, gpt: gptPageTexts }

/** What is stored for the pages of these items: those that nobody sees have no texts. */
export const pageTextRows = (
  kind: ItemKind,
  items: { slug: string; title: string }[],
): SeoPageInput[] =>
  items.flatMap(({ slug, title }) => {
    const text = texts[kind][slug]
    return text
      ? {
          page_route: `/${kind}/${slug}`,
          meta_title: text.titre ?? title,
          meta_description: text.description,
          meta_keywords: null,
          og_image: null,
        }
      : []
  })
