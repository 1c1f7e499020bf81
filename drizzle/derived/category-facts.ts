import { asc } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

import { categories } from '#drizzle/schema/index.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'

/** What a command and the Worker both read with. */
type Reader = Pick<BaseSQLiteDatabase<'async', unknown>, 'select'>

/** What items take over from each category; also from those that were taken away, whose items may come back. */
export async function readCategoryFacts(db: Reader): Promise<CategoryFacts> {
  const { nom, code, libelle, mots } = categories
  const rows = await db.select({ nom, code, libelle, mots }).from(categories).orderBy(asc(nom))
  return new Map(rows.map((row) => [row.nom, row]))
}
