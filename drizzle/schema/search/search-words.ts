import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Every word of the search index and in how many items it stands; triggers keep it (migration 0007). */
export const searchWords = sqliteTable('search_words', {
  id: integer().primaryKey(),
  mot: text().notNull().unique(),
  frequence: integer().notNull(),
})
