import { and, count, type SQL, sql } from 'drizzle-orm'

import { contentTables } from '#drizzle/schema/content-tables.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { Page } from '#shared/lists/pagination.ts'
import type { Database } from '#worker/database/db.ts'
import { pageSizeSql } from '#worker/services/site/site-settings.ts'

import { listCondition, type ListFilter } from './list-filter.ts'

type Query = {
  page: number
  filter: ListFilter
  order: SQL[]
  /** Which items a search finds, where there is one. */
  answers: SQL | undefined
}

const pageSizeKeys = { prompt: 'max_prompts_per_page', gpt: 'max_gpts_per_page' } as const

/**
 * One page of a list of a kind, in one database request. `select` reads the rows of which the condition
 * holds, in the same order.
 */
export async function readListPage<Row>(
  db: Database,
  kind: ItemKind,
  { page, filter, order, answers }: Query,
  select: (isOnPage: SQL) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const table = contentTables[kind]
  const condition = and(listCondition(kind, filter), answers)
  const pageSize = pageSizeSql(pageSizeKeys[kind])
  const [items, [totals]] = await Promise.all([
    // The rows are found by their ids first: the order then moves no texts.
    select(
      sql`${table.id} in (select ${table.id} from ${table} where ${condition} order by ${sql.join(order, sql`, `)} limit ${pageSize} offset ${pageSize} * ${page - 1})`,
    ),
    db
      .select({ total: count(), pageSize: pageSize.mapWith(Number) })
      .from(table)
      .where(condition),
  ])
  return { items, page, total: totals?.total ?? 0, pageSize: totals?.pageSize ?? 20 }
}
