import { asc, type Column, count, desc, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { adminPageSize, type Ordre } from '#shared/admin/content-list.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { isMeant, type ItemFilter } from './item-filter.ts'

/** Sort keys of a table, primary first; null sorts by relevance to the searched text. */
export type SortedBy = readonly (SQL | Column)[] | null

export type ContentQuery = ItemFilter & { ordre: Ordre; page: number }

/** The title without accents, case and articles: sorts as a reader expects, and has an index. */
export const sortedTitle = (kind: ItemKind): SQL =>
  sql`${contentTables[kind].recherche} ->> 'titre'`

/** Whether an item has search queries that its page shows; what is no JSON is none. */
export const hasQueries = (kind: ItemKind): SQL => {
  const { requetes_seo } = contentTables[kind]
  return sql`(case when json_valid(${requetes_seo}) then ${requetes_seo} ->> '$.requetes[0]' end is not null)`
}

/** The category that a row shows first. */
export const firstCategory = (kind: ItemKind): SQL =>
  sql`${contentTables[kind].categories} ->> '$[0]' collate nocase`

/**
 * Which rows of those that an editor may see a page of a table shows, and in which order. Rows are
 * first chosen by what an index holds of them, so that the long texts of no other row are read.
 */
export function pageOf(kind: ItemKind, editor: Editor, query: ContentQuery, sortedBy: SortedBy) {
  const table = contentTables[kind]
  const order = orderOf(kind, query, sortedBy)
  const chosen = sql`select ${rowid} from ${table} where ${isMeant(kind, editor, query)} order by ${sql.join(order, sql`, `)} limit ${adminPageSize} offset ${adminPageSize * (query.page - 1)}`
  return { isShown: sql`${rowid} in (${chosen})`, order }
}

/** Rows with equal keys are ordered by age. */
export function orderOf(
  kind: ItemKind,
  { ordre, text }: Pick<ContentQuery, 'ordre' | 'text'>,
  sortedBy: SortedBy,
): SQL[] {
  if (sortedBy === null) {
    const newestFirst = [desc(contentTables[kind].date_creation), desc(rowid)]
    return text ? [asc(text.search.rank(kind)), ...newestFirst] : newestFirst
  }
  const direction = ordre === 'asc' ? asc : desc
  return [...sortedBy, rowid].map((column) => direction(column))
}

/** How many items of each status the filters leave, that of the status aside. */
export async function countByStatut(
  db: Database,
  kind: ItemKind,
  editor: Editor,
  query: ContentQuery,
): Promise<{ total: number; counts: Record<Statut, number> }> {
  const table = contentTables[kind]
  const rows: { statut: Statut; items: number }[] = await db
    .select({ statut: table.statut, items: count() })
    .from(table)
    .where(isMeant(kind, editor, { ...query, statut: undefined }))
    .groupBy(table.statut)
  const counts = { valide: 0, brouillon: 0, refuse: 0 }
  for (const { statut, items } of rows) counts[statut] = items
  const total = rows.reduce((sum, { items }) => sum + items, 0)
  return { total: query.statut ? counts[query.statut] : total, counts }
}

const rowid = sql`rowid`
