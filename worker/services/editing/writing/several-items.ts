import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'

/** Condition on the id of an item, with one parameter for all ids. */
export function isAmong(kind: ItemKind, ids: string[]): SQL {
  const { id } = contentTables[kind]
  return sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`
}
