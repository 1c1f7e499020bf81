import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * One row per item, in the order of the default ranking: the key is smaller for a higher score, then
 * for a newer item, and the opposite of it for an item that is not public. It is the row of the item in
 * the full-text table `search_index`. Triggers keep both (migrations 0016, 0034 and 0035).
 */
export const searchItems = sqliteTable(
  'search_items',
  {
    // Beyond what a number holds exactly: never read by the Worker.
    cle: integer().primaryKey(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    /** Stems of the title, a space before and after each. */
    titre: text().notNull(),
    /** Words of the description, likewise. */
    description: text().notNull(),
    /** The item's values for the filters: a row of search_facets; null where it is not public. */
    facette: integer(),
  },
  (table) => [uniqueIndex('search_items_by_item').on(table.kind, table.item_id)],
)
