import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row per prompt and bracketed name, as names are compared; triggers keep it (migration 0018). */
export const promptVariables = sqliteTable(
  'prompt_variables',
  { prompt_id: text().notNull(), nom: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.prompt_id, table.nom] }),
    index('prompt_variables_by_name').on(table.nom, table.prompt_id),
  ],
)
