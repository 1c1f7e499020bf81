import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { niveaux } from '#shared/items/niveau.ts'
import { historiqueSchema, readHistorique } from '#shared/items/sections/historique.ts'

import { json } from './columns/columns.ts'
import { contentColumns, searchColumn } from './columns/content-columns.ts'

/** Prompts. The public reads are by slug, and lists of `valide` in three orders. */
export const prompts = sqliteTable(
  'prompts',
  {
    ...contentColumns(),
    titre: text().notNull(),
    prompt: text().notNull(),
    niveau: text({ enum: niveaux }).notNull(),
    historique: json({ write: (value) => historiqueSchema.parse(value), read: readHistorique })
      .notNull()
      .default([]),
    recherche: searchColumn(),
  },
  (table) => [
    uniqueIndex('prompts_cote').on(table.cote_code, table.cote_rang),
    index('prompts_by_creation').on(table.statut, table.date_creation),
    index('prompts_by_modification').on(table.statut, table.date_modification),
    index('prompts_by_score').on(table.statut, table.score, table.date_creation),
    index('prompts_by_assistant').on(table.statut, table.ia, table.niveau),
    index('prompts_by_completeness').on(table.completude, table.date_creation),
    index('prompts_by_author')
      .on(table.cree_par, table.statut)
      .where(sql`${table.cree_par} is not null`),
  ],
)
