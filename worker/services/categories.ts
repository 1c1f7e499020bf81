import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'

import { itemCategories } from '#drizzle/schema/index.ts'
import type { CategoryStats } from '#shared/category.ts'
import type { ItemKind } from '#shared/cote.ts'

import type { Database } from '../db.ts'

/** Every category with its public prompts and GPTs, the fullest first (R102, R198). */
export async function listCategoryStats(db: Database): Promise<CategoryStats[]> {
  return countCategories(db)
}

/** The same for some categories only. */
export async function countCategories(db: Database, names?: string[]): Promise<CategoryStats[]> {
  const rows = await db
    .select({ name: itemCategories.categorie, kind: itemCategories.kind, items: count() })
    .from(itemCategories)
    .where(
      and(
        eq(itemCategories.statut, 'valide'),
        inArray(itemCategories.kind, kinds),
        names === undefined ? undefined : inArray(itemCategories.categorie, names),
      ),
    )
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

/** The names of the categories that hold a public item, without counting its items. */
export async function listCategoryNames(db: Database): Promise<string[]> {
  const rows = await db.all<{ name: string | null }>(
    sql`select distinct name from (${sql.join(
      kinds.map(
        (kind) =>
          // From each name the index is asked for the next: as many lookups as names.
          sql`select name from (with recursive names(name) as (select ${nextName(kind, sql`''`)} union all select ${nextName(kind, sql`names.name`)} from names where names.name is not null) select name from names)`,
      ),
      sql` union all `,
    )}) where name is not null`,
  )
  return rows.flatMap(({ name }) => name ?? [])
}

const nextName = (kind: ItemKind, name: SQL) =>
  sql`(select min(categorie) from ${itemCategories} where statut = 'valide' and kind = ${kind} and categorie > ${name})`

const kinds: ItemKind[] = ['prompt', 'gpt']

const totalOf = ({ promptCount, gptCount }: CategoryStats) => promptCount + gptCount
