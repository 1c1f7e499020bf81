import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What visitors look for: how often by Paris day, and nothing of who asked. */
export const searchDemand = sqliteTable(
  'search_demand',
  {
    jour: text().notNull(),
    /** The query as `demandKey` of `shared/search/search-demand.ts` writes it. */
    requete: text().notNull(),
    recherches: integer().notNull(),
    /** How many items the last of these searches found. */
    resultats: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jour, table.requete] })],
)
