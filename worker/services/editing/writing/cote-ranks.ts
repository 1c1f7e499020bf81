import { type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'

/** The next call-number rank of a code: ranks of deleted items below the highest are not used again. */
export function nextRankSql(kind: ItemKind, code: string): SQL<number> {
  const table = sql.raw(`${kind}s`)
  return sql`(select coalesce(max(taken.cote_rang), 0) + 1 from ${table} taken where taken.cote_code = ${code})`
}

/** The rank that an item had, unless another took it. */
export function formerRankSql(kind: ItemKind, code: string, rank: number): SQL<number> {
  const table = sql.raw(`${kind}s`)
  return sql`case when exists (select 1 from ${table} taken where taken.cote_code = ${code} and taken.cote_rang = ${rank}) then ${nextRankSql(kind, code)} else ${rank} end`
}

/** The rank of an item that is edited: its own while its code stays, or it would change for nothing. */
function keptRankSql(kind: ItemKind, code: string): SQL<number> {
  const table = contentTables[kind]
  return sql`case ${table.cote_code} when ${code} then ${table.cote_rang} else ${nextRankSql(kind, code)} end`
}

/** The call number of an item that is edited: its own while its first category or the code stays. */
export function keptCote(kind: ItemKind, item: { categories: string[] }, code: string) {
  const table = contentTables[kind]
  const [first = ''] = item.categories
  const isKept = sql`json_extract(${table.categories}, '$[0]') = ${first}`
  return {
    cote_code: sql<string>`case when ${isKept} then ${table.cote_code} else ${code} end`,
    cote_rang: sql<number>`case when ${isKept} then ${table.cote_rang} else ${keptRankSql(kind, code)} end`,
  }
}
