import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { draftings } from '#shared/items/item-drafting.ts'

/** The fields of an item that are written, as JSON made by the database, with what is added to them. */
export function itemJson(kind: ItemKind, added: Record<string, Column> = {}): SQL {
  const columns: Record<string, Column> = getTableColumns(contentTables[kind])
  const pairs = [
    ...Object.entries(added).map(([name, column]) => sql`${name}, ${column}`),
    ...Object.keys(draftings[kind].fields).map((name) => sql`${name}, ${asJson(columns[name])}`),
  ]
  return sql`json_object(${sql.join(pairs, sql`, `)})`
}

function asJson(column: Column | undefined): SQL {
  if (column?.columnType === 'SQLiteBoolean') return sql`json(iif(${column}, 'true', 'false'))`
  if (column?.columnType === 'SQLiteCustomColumn')
    return sql`iif(json_valid(${column}), json(${column}), null)`
  return sql`${column}`
}
