import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server'

import { categorySlug, withOwnPage } from '#shared/categories/category-slug.ts'
import { listSlugsFrom } from '#worker/services/items/item-slices.ts'

import type { Catalogue } from './catalogue.ts'
import { templateUris } from './resources.ts'

/** The most that the protocol lets an answer hold. */
const maxValues = 100

/** Values of a resource's address that begin with what was typed; those of a prompt are the visitor's. */
export async function complete(
  catalogue: Catalogue,
  { ref, argument }: CompleteRequestParams,
): Promise<CompleteResult> {
  const uri = ref.type === 'ref/resource' ? ref.uri : null
  const found = await propose(catalogue, uri, argument)
  const values = found.slice(0, maxValues)
  return { completion: { values, hasMore: found.length > maxValues } }
}

async function propose(
  { db, ask, siteOrigin }: Catalogue,
  uri: string | null,
  { name, value }: CompleteRequestParams['argument'],
): Promise<string[]> {
  const uris = templateUris(siteOrigin)
  if (uri === uris.categorie && name === 'categorie') {
    const { categories } = await ask.site()
    const slugs = withOwnPage(categories).map((category) => categorySlug(category.name))
    return slugs.filter((slug) => slug.startsWith(categorySlug(value))).toSorted()
  }
  // What no slug may begin with begins none.
  if (name !== 'slug' || !/^[a-z0-9-]*$/.test(value)) return []
  if (uri === uris.prompt) return listSlugsFrom(db, 'prompt', value, maxValues + 1)
  if (uri === uris.gpt) return listSlugsFrom(db, 'gpt', value, maxValues + 1)
  return []
}
