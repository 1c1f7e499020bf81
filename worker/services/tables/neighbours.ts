import { eq, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { isMeant } from './item-filter.ts'
import { type ContentQuery, orderOf, type SortedBy } from './table-page.ts'

/** Where an item stands in a table, and those beside it; null at its ends. */
export type Neighbours = {
  place: number
  total: number
  precedent: string | null
  suivant: string | null
}

/** The place of an item among those that a table shows, or null where it shows the item not. */
export async function findNeighbours(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  { id, sortedBy, ...query }: Omit<ContentQuery, 'page'> & { id: string; sortedBy: SortedBy },
): Promise<Neighbours | null> {
  const table = contentTables[kind]
  const order = sql.join(orderOf(kind, query, sortedBy), sql`, `)
  const placed = sql`select ${table.id} as item, row_number() over shown as place, count(*) over () as total,
      lag(${table.id}) over shown as precedent, lead(${table.id}) over shown as suivant
    from ${table} where ${isMeant(kind, editor, query)} window shown as (order by ${order})`
  const [row] = await db
    .select({
      place: sql<number>`place`,
      total: sql<number>`total`,
      precedent: sql<string | null>`precedent`,
      suivant: sql<string | null>`suivant`,
    })
    .from(sql`(${placed})`)
    .where(eq(sql`item`, id))
  return row ?? null
}
