import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { planActions, planStates } from '#shared/planning/plan.ts'

import { id, instant } from './columns/columns.ts'

/** What will be published or taken off the site at a time, and what became of it. */
export const planifications = sqliteTable(
  'planifications',
  {
    id: id(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    action: text({ enum: planActions }).notNull(),
    /** The instant from which it is due. */
    prevu_le: text().notNull(),
    /** JSON: the draft that is published, and what the item was when that was planned. */
    contenu: text(),
    /** What visitors are told of the change. */
    note: text(),
    etat: text({ enum: planStates }).notNull().default('prevu'),
    /** Why it failed. */
    raison: text(),
    planifie_par: text().notNull(),
    planifie_le: instant(),
    /** When it was carried out, failed or was given up. */
    fini_le: text(),
  },
  (table) => [
    uniqueIndex('planifications_waiting')
      .on(table.kind, table.item_id, table.action)
      .where(sql`${table.etat} = 'prevu'`),
    index('planifications_by_time').on(table.etat, table.prevu_le),
  ],
)
