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
    /** An editor took the query off the list of searches without a result. The next search puts it back. */
    ignoree: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.jour, table.requete] })],
)
