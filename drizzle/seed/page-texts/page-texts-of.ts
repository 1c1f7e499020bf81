import type { ItemKind } from '#shared/items/cote.ts'
import { detailTitle, type ItemPageTexts } from '#shared/pages/page-metadata.ts'

import { gptPageTexts } from './gpts.ts'
import { promptPageTexts } from './prompts.ts'

const texts = { prompt: promptPageTexts, gpt: gptPageTexts }

/** The texts of an item for search engines: those that nobody sees have none. */
export function pageTextsOf(kind: ItemKind, slug: string, title: string): Partial<ItemPageTexts> {
  const text = texts[kind][slug]
  if (!text) return {}
  // The page would cut a longer title.
  const ownTitle = detailTitle(title) === title ? null : title
  return { meta_title: text.titre ?? ownTitle, meta_description: text.description }
}
