import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/** Every combination of filter values that an item has had; `ia` and `niveau` are '' where absent. */
export const searchFacets = sqliteTable(
  'search_facets',
  {
    id: integer().primaryKey(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    ia: text().notNull(),
    niveau: text().notNull(),
    /** As the item has them: a JSON list. */
    categories: text().notNull(),
    /** How many public items have it. */
    items: integer().notNull(),
  },
  (table) => [unique().on(table.kind, table.ia, table.niveau, table.categories)],
)
