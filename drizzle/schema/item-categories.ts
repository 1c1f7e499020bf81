import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { statuts } from '#shared/items/statut.ts'

/**
 * One row per item and category, kept in step with the JSON lists by triggers (migration 0001), so
 * that filters and counts read an index.
 */
export const itemCategories = sqliteTable(
  'item_categories',
  {
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    categorie: text().notNull(),
    statut: text({ enum: statuts }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id, table.categorie] }),
    index('item_categories_by_name').on(table.statut, table.kind, table.categorie, table.item_id),
  ],
)
