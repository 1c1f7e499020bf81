import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * One row per public item, in the order of the default ranking: the key is smaller for a higher
 * score, then for a newer item. Full-text index and this table share the key, so an
 * index read in its own order is read in that order. Triggers keep it (migration 0007).
 */
export const searchItems = sqliteTable(
  'search_items',
  {
    // Beyond what a number holds exactly: never read by the Worker.
    cle: integer().primaryKey(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    // Words and their stems, a space before and after each.
    titre: text().notNull(),
    titre_racines: text().notNull(),
    description: text().notNull(),
    description_racines: text().notNull(),
    /** The item's values for the filters: a row of search_facets. */
    facette: integer().notNull(),
  },
  (table) => [
    uniqueIndex('search_items_by_item').on(table.kind, table.item_id),
    // As narrow as counting needs.
    uniqueIndex('search_items_facette').on(table.cle, table.facette),
  ],
)
