import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { statuts } from '#shared/items/statut.ts'

/** One row per item and tag, kept in step with the JSON lists by triggers (migration 0001). */
export const itemTags = sqliteTable(
  'item_tags',
  {
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    tag: text().notNull(),
    statut: text({ enum: statuts }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id, table.tag] }),
    index('item_tags_by_name').on(table.statut, table.kind, table.tag, table.item_id),
  ],
)
