import { sql, sum } from 'drizzle-orm'

import { searchFacets } from '#drizzle/schema/index.ts'
import { categoryPresentation } from '#shared/categories/category-presentation.ts'
import { categorySlug } from '#shared/categories/category-slug.ts'
import type { CategoryStats } from '#shared/categories/category.ts'
import type { Database } from '#worker/database/db.ts'

/**
 * Every category with its public prompts and GPTs, the fullest first: summed over the
 * few combinations of filter values, however many items there are.
 */
export async function listCategoryStats(db: Database): Promise<CategoryStats[]> {
  const rows = await db
    .select({
      name: sql<string>`category.value`,
      kind: searchFacets.kind,
      items: sum(searchFacets.items).mapWith(Number),
    })
    .from(searchFacets)
    .innerJoin(sql`json_each(${searchFacets.categories}) as category`, sql`true`)
    .where(sql`${searchFacets.items} > 0`)
    .groupBy(searchFacets.kind, sql`category.value`)
  const stats = new Map<string, CategoryStats>()
  for (const { name, kind, items } of rows) {
    const category = stats.get(name) ?? { name, promptCount: 0, gptCount: 0 }
    category[kind === 'prompt' ? 'promptCount' : 'gptCount'] = items
    stats.set(name, category)
  }
  return [...stats.values()].toSorted(
    (a, b) => totalOf(b) - totalOf(a) || a.name.localeCompare(b.name, 'fr'),
  )
}

/** A category with those of its presentation's tags that items have, and so a page. */
export const withLinkedTags = (category: CategoryStats, tags: ReadonlyMap<string, unknown>) => ({
  ...category,
  linkedTags: categoryPresentation(category.name).tags.filter((tag) => tags.has(categorySlug(tag))),
})

const totalOf = ({ promptCount, gptCount }: CategoryStats) => promptCount + gptCount
