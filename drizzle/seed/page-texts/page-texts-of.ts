import type { ItemKind } from '#shared/items/cote.ts'
import { detailTitle, type ItemPageTexts } from '#shared/pages/page-metadata.ts'

import { gptPageTexts } from './gpts.ts'
import { promptPageTexts } from './prompts.ts'

const texts = { prompt: promptPageTexts, gpt: gptPageTexts }

/** Texts of an item of the starting content for search engines. Items that are not public have none. */
export function pageTextsOf(kind: ItemKind, slug: string, title: string): Partial<ItemPageTexts> {
  const text = texts[kind][slug]
  if (!text) return {}
  // A page cuts a long title of its own, not a stored one.
  const ownTitle = detailTitle(title) === title ? null : title
  return { meta_title: text.titre ?? ownTitle, meta_description: text.description }
}
