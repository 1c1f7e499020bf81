import { categorySlug } from '#shared/categories/category-slug.ts'
import { isSlug } from '#shared/text/slug-shape.ts'
import type { Database } from '#worker/database/db.ts'
import { listItemsBySlug } from '#worker/services/items/items-by-slug.ts'
import { isPublicJourney } from '#worker/services/items/journeys.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'

import { isFixedPage } from './answered-paths.ts'

/** The path of the page that a path with capitals means, or null when it has none or means no page. */
export async function pathInSmallLetters(db: Database, path: string): Promise<string | null> {
  const small = path.toLowerCase()
  if (small === path) return null
  if (isFixedPage(small)) return small
  const [, kind, slug = '', ...rest] = small.split('/')
  if (!isSlug(slug) || rest.length > 0) return null
  if (kind === 'prompt' || kind === 'gpt') return itemPath(db, kind, slug)
  if (kind === 'tag') return (await readTags(db)).has(slug) ? small : null
  if (kind === 'parcours') return (await isPublicJourney(db, slug)) ? small : null
  if (kind === 'categorie') return (await isCategory(db, slug)) ? small : null
  return null
}

/** Where the item of a slug is, which it may have had before. */
async function itemPath(db: Database, kind: 'prompt' | 'gpt', slug: string) {
  const found = await listItemsBySlug(
    db,
    kind === 'prompt' ? { prompts: [slug], gpts: [] } : { prompts: [], gpts: [slug] },
  )
  const [item] = kind === 'prompt' ? found.prompts : found.gpts
  return item ? `/${kind}/${item.slug}` : null
}

async function isCategory(db: Database, slug: string): Promise<boolean> {
  const categories = await listCategoryStats(db)
  return categories.some(({ name }) => categorySlug(name) === slug)
}
