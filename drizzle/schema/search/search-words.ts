import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The words that items have had since the last night: an edit adds to them, the maintenance forgets
 * those that are gone.
 */
export const searchWords = sqliteTable('search_words', {
  mot: text().primaryKey(),
  /** Whether a title, tag, search query or category has it. */
  tete: integer({ mode: 'boolean' }).notNull(),
  /** Whether a public item has it. */
  public: integer({ mode: 'boolean' }).notNull(),
  /** Whether a public item has it there. */
  tete_publique: integer({ mode: 'boolean' }).notNull(),
})
