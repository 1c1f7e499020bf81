import { sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { isMeant, type ItemFilter } from './item-filter.ts'

/** How many items of a kind each of some filters leaves, in one statement. */
export async function countViews(
  db: Database,
  editor: Editor,
  kind: ItemKind,
  filters: readonly ItemFilter[],
): Promise<number[]> {
  const table = contentTables[kind]
  const counts = filters.map(
    (filter, place) =>
      sql`select ${place} as place, (select count(*) from ${table} where ${isMeant(kind, editor, filter)}) as fiches`,
  )
  const rows = await db
    .select({ fiches: sql<number>`fiches` })
    .from(sql`(${sql.join(counts, sql` union all `)})`)
    .orderBy(sql`place`)
  return rows.map(({ fiches }) => fiches)
}
