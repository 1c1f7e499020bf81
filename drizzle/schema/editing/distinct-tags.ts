import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Tags that look alike and are two, as somebody decided: the lesser address first. */
export const distinctTags = sqliteTable(
  'distinct_tags',
  { un: text().notNull(), autre: text().notNull() },
  (table) => [primaryKey({ columns: [table.un, table.autre] })],
)
