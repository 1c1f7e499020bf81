import { sqliteTable } from 'drizzle-orm/sqlite-core'
import type { z } from 'zod'

import { id, json } from '#drizzle/schema/columns/columns.ts'
import { readStoredList } from '#shared/items/sections/stored-list.ts'
import {
  type Absence,
  absenceSchema,
  largesSchema,
  termSchema,
  termesSchema,
} from '#shared/search/word-group.ts'

const termes = (schema: z.ZodType<string[]>) =>
  json({
    write: (value: string[]) => schema.parse(value),
    read: (stored) => readStoredList(termSchema, stored),
  }).notNull()

/** The vocabulary: expressions that mean the same and wider ones, or a subject that the catalogue does not cover. */
export const searchGroups = sqliteTable('search_groups', {
  id: id(),
  termes: termes(termesSchema),
  larges: termes(largesSchema),
  /** Null unless the subject is absent from the catalogue. */
  absence: json({
    write: (value: Absence | null) => absenceSchema.nullable().parse(value),
    read: (stored) => absenceSchema.nullable().catch(null).parse(stored),
  }),
})
