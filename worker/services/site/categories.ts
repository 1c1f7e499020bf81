import { asc, count, eq, isNull } from 'drizzle-orm'

import { categories, itemCategories } from '#drizzle/schema/index.ts'
import { categorySlug } from '#shared/categories/category-slug.ts'
import {
  type CategoryGroup,
  type CategoryStats,
  categoryTexts,
  type KnownCategory,
} from '#shared/categories/category.ts'
import type { Database } from '#worker/database/db.ts'

/** Every category with its numbers of public prompts and GPTs, the fullest first. */
export async function listCategoryStats(db: Database): Promise<CategoryStats[]> {
  const { categorie, kind: itemKind, statut } = itemCategories
  const rows = await db
    .select({ name: categorie, kind: itemKind, items: count() })
    .from(itemCategories)
    .where(eq(statut, 'valide'))
    .groupBy(itemKind, categorie)
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

/** What pages say of each category, in the order of the drawer. */
export function listKnownCategories(db: Database): Promise<KnownCategory[]> {
  const { nom, teinte, libelle, description, guide, tags, rang, retiree_par } = categories
  return db
    .select({ nom, teinte, libelle, description, guide, tags })
    .from(categories)
    .where(isNull(retiree_par))
    .orderBy(asc(rang), asc(nom))
}

/** The group of the first of some categories; null where nobody created that. */
export async function findGroup(
  db: Database,
  [first = '']: readonly string[],
): Promise<CategoryGroup | null> {
  const { groupe, nom } = categories
  const [row] = await db.select({ groupe }).from(categories).where(eq(nom, first))
  return row?.groupe ?? null
}

/** What a card says of a category, and which of its tags items have, and so a page. */
export function describedCategory(
  category: CategoryStats,
  known: readonly KnownCategory[],
  pages: ReadonlyMap<string, unknown>,
) {
  const { description, tags } = categoryTexts(known, category.name)
  const linkedTags = tags.filter((tag) => pages.has(categorySlug(tag)))
  return { ...category, description, tags, linkedTags }
}

const totalOf = ({ promptCount, gptCount }: CategoryStats) => promptCount + gptCount
