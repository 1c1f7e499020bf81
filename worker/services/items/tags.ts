import { count, desc, eq } from 'drizzle-orm'

import { itemTags } from '#drizzle/schema/index.ts'
import { categorySlug } from '#shared/categories/category-slug.ts'
import type { TagStats } from '#shared/pages/tag.ts'
import { isSlug } from '#shared/text/slug-shape.ts'
import type { Database } from '#worker/database/db.ts'

/** A tag as items write it, in one way or several. */
export type Tag = TagStats & { spellings: string[] }

/**
 * The tags of public items by their address. Spelled alike, «SEO local» and «seo-local» are one: SQL
 * knows no accents, so their addresses are made here, once for each content version.
 */
export async function readTags(db: Database): Promise<Map<string, Tag>> {
  const rows = await db
    .select({ kind: itemTags.kind, spelling: itemTags.tag, items: count() })
    .from(itemTags)
    .where(eq(itemTags.statut, 'valide'))
    .groupBy(itemTags.kind, itemTags.tag)
    .orderBy(desc(count()), itemTags.tag)
  const tags = new Map<string, Tag>()
  for (const { kind, spelling, items } of rows) {
    const slug = categorySlug(spelling)
    if (!isSlug(slug)) continue
    const tag = tags.get(slug) ?? {
      slug,
      name: spelling,
      promptCount: 0,
      gptCount: 0,
      spellings: [],
    }
    tag[kind === 'prompt' ? 'promptCount' : 'gptCount'] += items
    if (!tag.spellings.includes(spelling)) tag.spellings.push(spelling)
    tags.set(slug, tag)
  }
  return tags
}
