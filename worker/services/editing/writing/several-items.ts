import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import { workingCopies } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'

/** Which items are meant: one parameter, however many. */
export function isAmong(kind: ItemKind, ids: string[]): SQL {
  const { id } = contentTables[kind]
  return sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`
}

/**
 * What is being written on items stands on their next version, if on this one: it holds what that will. Of
 * what was written after an instant, where one is given, that does not hold.
 */
export function followCopies(kind: ItemKind, items: SQL, until?: string): SQL {
  const table = contentTables[kind]
  const isEarly = until === undefined ? sql`` : sql` and ${workingCopies.modifie_le} <= ${until}`
  return sql`update ${workingCopies} set base = base + 1 where ${workingCopies.kind} = ${kind}${isEarly} and exists (select 1 from ${table} where ${items} and ${table.id} = ${workingCopies.item_id} and ${table.version} = ${workingCopies.base})`
}
