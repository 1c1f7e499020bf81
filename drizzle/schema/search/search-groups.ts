import { sqliteTable } from 'drizzle-orm/sqlite-core'
import type { z } from 'zod'

import { id, json } from '#drizzle/schema/columns/columns.ts'
import { readStoredList } from '#shared/items/sections/stored-list.ts'
import { largesSchema, termSchema, termesSchema } from '#shared/search/word-group.ts'

const termes = (schema: z.ZodType<string[]>) =>
  json({
    write: (value: string[]) => schema.parse(value),
    read: (stored) => readStoredList(termSchema, stored),
  }).notNull()

/** The vocabulary of the trade: expressions that ask the same, and wider ones. */
export const searchGroups = sqliteTable('search_groups', {
  id: id(),
  termes: termes(termesSchema),
  larges: termes(largesSchema),
})
