import { and, count, eq, sql } from 'drizzle-orm'

import { gpts, itemCategories, prompts, users } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { dayInParis } from '#shared/items/daily-pick.ts'
import { lastParisMonths, type ParisMonth } from '#shared/items/paris-time.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import { isItemVisibleTo, type Viewer } from '#worker/services/access/rights.ts'

/** How many items there are, and of each status. */
export type ItemCounts = { total: number } & Record<Statut, number>

export type CategoryCounts = {
  categorie: string
  prompts: number
  gpts: number
} & Record<Statut, number>

/** The items of a kind that one may see, by status. */
export async function countItems(
  db: Database,
  viewer: Viewer,
  kind: ItemKind,
): Promise<ItemCounts> {
  const table = tables[kind]
  const rows = await db
    .select({ statut: table.statut, items: count() })
    .from(table)
    .where(isItemVisibleTo(kind, viewer))
    .groupBy(table.statut)
  const counts = { total: 0, ...noItems }
  for (const { statut, items } of rows) {
    counts[statut] = items
    counts.total += items
  }
  return counts
}

/** Accounts, and those that may administer. */
export async function countUsers(db: Database): Promise<{ total: number; admins: number }> {
  const [row] = await db
    .select({ total: count(), admins: sql<number>`(select count(*) from active_admins)` })
    .from(users)
  return row ?? { total: 0, admins: 0 }
}

/** Items of every status by category, the fullest first. */
export async function countByCategory(db: Database): Promise<CategoryCounts[]> {
  const { kind, categorie, statut } = itemCategories
  const rows = await db
    .select({ kind, categorie, statut, items: count() })
    .from(itemCategories)
    .groupBy(kind, categorie, statut)
  const categories = new Map<string, CategoryCounts>()
  for (const row of rows) {
    const counts = categories.get(row.categorie) ?? {
      categorie: row.categorie,
      prompts: 0,
      gpts: 0,
      ...noItems,
    }
    counts[row.kind === 'prompt' ? 'prompts' : 'gpts'] += row.items
    counts[row.statut] += row.items
    categories.set(row.categorie, counts)
  }
  return [...categories.values()].toSorted(
    (a, b) =>
      b.prompts + b.gpts - (a.prompts + a.gpts) || a.categorie.localeCompare(b.categorie, 'fr'),
  )
}

/** Public items by the Paris month of their creation, for twelve months up to now. */
export async function countPublications(
  db: Database,
  now: Date,
): Promise<{ mois: string; prompts: number; gpts: number }[]> {
  const months = lastParisMonths(dayInParis(now), 12)
  const [promptCounts, gptCounts] = await Promise.all([
    countByMonth(db, 'prompt', months),
    countByMonth(db, 'gpt', months),
  ])
  return months.map(({ mois }) => ({
    mois,
    prompts: promptCounts.get(mois) ?? 0,
    gpts: gptCounts.get(mois) ?? 0,
  }))
}

const tables = { prompt: prompts, gpt: gpts }
const noItems = { valide: 0, brouillon: 0, refuse: 0 }

/** One range of the index by date for each month. */
async function countByMonth(
  db: Database,
  kind: ItemKind,
  months: ParisMonth[],
): Promise<Map<string, number>> {
  const table = tables[kind]
  const month = sql`json_each(${JSON.stringify(months)}) as month`
  const rows = await db
    .select({
      mois: sql<string>`month.value ->> 'mois'`,
      items: sql<number>`(select count(*) from ${table} where ${and(
        eq(table.statut, 'valide'),
        sql`${table.date_creation} >= month.value ->> 'from'`,
        sql`${table.date_creation} < month.value ->> 'before'`,
      )})`,
    })
    .from(month)
  return new Map(rows.map(({ mois, items }) => [mois, items]))
}
