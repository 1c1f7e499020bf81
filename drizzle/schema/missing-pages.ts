import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Paths that visitors asked for in vain: how often and when, and nothing of who asked. */
export const missingPages = sqliteTable(
  'missing_pages',
  {
    chemin: text().primaryKey(),
    visites: integer().notNull(),
    premiere_visite: text().notNull(),
    derniere_visite: text().notNull(),
  },
  (table) => [index('missing_pages_by_date').on(table.derniere_visite)],
)
