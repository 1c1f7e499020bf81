import { count, eq } from 'drizzle-orm'

import { itemCategories } from '#drizzle/schema/index.ts'
import type { CategoryStats } from '#shared/category.ts'

import type { Database } from '../db.ts'

/** Every category with its public prompts and GPTs, the fullest first (R102, R198). */
export async function listCategoryStats(db: Database): Promise<CategoryStats[]> {
  const rows = await db
    .select({ name: itemCategories.categorie, kind: itemCategories.kind, items: count() })
    .from(itemCategories)
    .where(eq(itemCategories.statut, 'valide'))
    .groupBy(itemCategories.kind, itemCategories.categorie)
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

const totalOf = ({ promptCount, gptCount }: CategoryStats) => promptCount + gptCount
