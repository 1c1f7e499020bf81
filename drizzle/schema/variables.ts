import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'

import { readStoredList } from '#shared/items/sections/stored-list.ts'
import { variableKinds, variableScopes } from '#shared/variables/known-variable.ts'

import { json } from './columns/columns.ts'

const texts = () =>
  json({
    write: (value: string[]) => z.array(z.string()).parse(value),
    read: (stored) => readStoredList(z.string(), stored),
  }).notNull()

/** The vocabulary of variables: what prompts ask for in brackets. */
export const variables = sqliteTable('variables', {
  cle: text().primaryKey(),
  libelle: text().notNull(),
  aide: text().notNull(),
  exemple: text().notNull(),
  nature: text({ enum: variableKinds }).notNull(),
  portee: text({ enum: variableScopes }).notNull().default('mission'),
  choix: texts(),
  alias: texts(),
})
