import { categorySlug } from '#shared/category-slug.ts'
import { isSlug } from '#shared/slug-shape.ts'

import type { Database } from '../db.ts'
import { isFixedPage } from './answered-paths.ts'
import { listCategoryStats } from './categories.ts'
import { listItemsBySlug } from './items-by-slug.ts'
import { readTags } from './tags.ts'

/** The path of the page that a path with capitals means, or null when it has none or means no page. */
export async function pathInSmallLetters(db: Database, path: string): Promise<string | null> {
  const small = path.toLowerCase()
  if (small === path) return null
  if (isFixedPage(small)) return small
  const [, kind, slug = '', ...rest] = small.split('/')
  if (!isSlug(slug) || rest.length > 0) return null
  if (kind === 'prompt' || kind === 'gpt') return itemPath(db, kind, slug)
  if (kind === 'tag') return (await readTags(db)).has(slug) ? small : null
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
