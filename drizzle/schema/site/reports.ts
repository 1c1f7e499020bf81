import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from '#drizzle/schema/columns/columns.ts'
import { reportSubjects } from '#shared/site/report-subjects.ts'

/** What visitors tell of a page, and nothing of who they are. */
export const reports = sqliteTable(
  'signalements',
  {
    id: id(),
    /** The path of the page, which may be one that nothing answers. */
    page: text().notNull(),
    sujet: text({ enum: reportSubjects }).notNull(),
    texte: text().notNull(),
    recu_le: instant(),
    /** When it was dealt with, and whose account that is; null while it waits. */
    traite_le: text(),
    traite_par: text(),
  },
  (table) => [index('signalements_by_date').on(table.recu_le)],
)
