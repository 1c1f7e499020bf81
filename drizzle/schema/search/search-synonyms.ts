import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'

import { id, json } from '#drizzle/schema/columns/columns.ts'
import { readStoredList } from '#shared/items/sections/stored-list.ts'

const termSchema = z.string().trim().min(1).max(80)

/** Groups of expressions that ask the same: SERP, page de résultats. */
export const searchSynonyms = sqliteTable('search_synonyms', {
  id: id(),
  termes: json({
    write: (value: string[]) => z.array(termSchema).min(2).max(12).parse(value),
    read: (stored) => readStoredList(termSchema, stored),
  }).notNull(),
  /** The stems of each term, as JSON (`drizzle/derived/search-column.ts`). */
  recherche: text().notNull(),
})
