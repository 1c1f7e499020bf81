import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from './columns/columns.ts'

/** What was deleted, for thirty days, so that an administrator can bring it back. */
export const deletedItems = sqliteTable(
  'deleted_items',
  {
    id: id(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    slug: text().notNull(),
    titre: text().notNull(),
    /** The item as it was, as JSON: its fields, its version and its call number. */
    contenu: text().notNull(),
    date_creation: text().notNull(),
    deleted_by: text(),
    deleted_at: instant(),
  },
  (table) => [index('deleted_items_by_date').on(table.deleted_at)],
)
