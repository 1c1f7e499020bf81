import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'

import { itemCategories } from '#drizzle/schema/index.ts'
import { categorySlug, withOwnPage } from '#shared/categories/category-slug.ts'
import {
  type CategoryStats,
  categoryTexts,
  type KnownCategory,
} from '#shared/categories/category.ts'
import { itemKinds } from '#shared/items/cote.ts'
import type { GptSummary } from '#shared/items/gpt.ts'
import type { PromptSummary } from '#shared/items/prompt.ts'
import type { Database } from '#worker/database/db.ts'
import { AppError } from '#worker/runtime/errors.ts'

import { listPublicGpts } from './gpts.ts'
import { listPublicPrompts } from './prompts.ts'

/** What the page of a category shows. */
export type CategoryPage = CategoryStats & {
  description: string
  guide: string
  prompts: PromptSummary[]
  gpts: GptSummary[]
  /** The categories whose items are most often in this one too. */
  related: CategoryStats[]
}

const maxPrompts = 12
const maxGpts = 6
const maxRelated = 6

/** The page of the category with this slug, among those that have public items. */
export async function getCategoryPage(
  db: Database,
  { categories, known }: { categories: CategoryStats[]; known: KnownCategory[] },
  slug: string,
): Promise<CategoryPage> {
  const category = categories.find(({ name }) => categorySlug(name) === slug)
  if (!category) throw new AppError('NOT_FOUND', `Catégorie « ${slug} » introuvable`)
  const { name } = category
  const [prompts, gpts, neighbours] = await Promise.all([
    listPublicPrompts(db, { categorie: name, page: 1, sort: 'popular' }),
    listPublicGpts(db, { categorie: name, page: 1, sort: 'ranking' }),
    listNeighbours(db, name),
  ])
  const withPage = withOwnPage(categories)
  const { description, guide } = categoryTexts(known, name)
  return {
    ...category,
    description,
    guide,
    prompts: prompts.items.slice(0, maxPrompts),
    gpts: gpts.items.slice(0, maxGpts),
    related: neighbours.flatMap(
      (neighbour) => withPage.find((one) => one.name === neighbour) ?? [],
    ),
  }
}

/** The categories that public items have most often beside this one. */
async function listNeighbours(db: Database, name: string): Promise<string[]> {
  const own = alias(itemCategories, 'own')
  const { kind, item_id, categorie } = itemCategories
  const rows = await db
    .select({ name: categorie })
    .from(own)
    .innerJoin(
      itemCategories,
      and(eq(kind, own.kind), eq(item_id, own.item_id), ne(categorie, own.categorie)),
    )
    .where(and(eq(own.statut, 'valide'), inArray(own.kind, itemKinds), eq(own.categorie, name)))
    .groupBy(categorie)
    .orderBy(desc(count()), categorie)
    .limit(maxRelated)
  return rows.map((row) => row.name)
}
