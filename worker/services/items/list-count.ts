import { and } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import { readListBySearch } from '#worker/services/search/list-search.ts'

import { listCondition, type ListFilter } from './list-filter.ts'

/** How many public items of a kind a list with these filters holds. */
export async function countListed(
  db: Database,
  kind: ItemKind,
  { q, ...filter }: ListFilter & { q?: string | undefined },
): Promise<number> {
  const table = contentTables[kind]
  const { answer } = await readListBySearch(db, kind, q, async (answers) => ({
    total: await db.$count(table, and(listCondition(kind, filter), answers?.(table.id))),
  }))
  return answer.total
}
