import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { statuts } from '#shared/items/statut.ts'

/**
 * What happened to items that visitors were told of: that each was added, and on which days a public
 * note said what changed. Kept by triggers (migration 0012) from the first time that an item is public,
 * so that a page of it reads an index.
 */
export const itemNews = sqliteTable(
  'item_news',
  {
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    /** The instant of an addition; of a change the day, which is all that a note knows. */
    date: text().notNull(),
    /** Null for an addition; several notes of one day are one. */
    note: text(),
    statut: text({ enum: statuts }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id, table.date] }),
    index('item_news_by_date').on(table.statut, table.date, table.item_id),
    index('item_news_by_kind').on(table.statut, table.kind, table.date, table.item_id),
  ],
)
