import { and } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Database } from '#worker/database/db.ts'
import type { ListSearch } from '#worker/services/search/list-search.ts'

import { listCondition, type ListFilter } from './list-filter.ts'

/** How many public items of a kind a list with these filters holds. */
export function countListed(
  db: Database,
  kind: ItemKind,
  { search, ...filter }: ListFilter & { search?: ListSearch | undefined },
): Promise<number> {
  const table = contentTables[kind]
  return db.$count(table, and(listCondition(kind, filter), search?.isFound(kind)))
}
