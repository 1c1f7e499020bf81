import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { ItemPageTexts } from '#shared/pages/page-metadata.ts'

/** Columns of an item that replace the texts of its page for search engines and social networks. */
export function pageTextColumns(kind: ItemKind) {
  const { meta_title, meta_description, og_image } = contentTables[kind]
  return { meta_title, meta_description, og_image }
}

export const noPageTexts: ItemPageTexts = {
  meta_title: null,
  meta_description: null,
  og_image: null,
}
