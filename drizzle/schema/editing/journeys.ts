import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'

import { instant, json } from '#drizzle/schema/columns/columns.ts'
import { readStoredList } from '#shared/items/sections/stored-list.ts'
import { journeyStepSchema } from '#shared/journeys/journey-input.ts'
import { journeyStatuts, type JourneyStep } from '#shared/journeys/journey.ts'

/** Items in the order in which they are used for one job. */
export const journeys = sqliteTable('parcours', {
  slug: text().primaryKey(),
  titre: text().notNull(),
  introduction: text().notNull(),
  etapes: json({
    write: (steps: JourneyStep[]) => z.array(journeyStepSchema).parse(steps),
    read: (stored) => readStoredList(journeyStepSchema, stored),
  }).notNull(),
  statut: text({ enum: journeyStatuts }).notNull().default('brouillon'),
  /** Its place in the list. */
  rang: integer().notNull().default(0),
  date_creation: instant(),
  date_modification: instant(),
})
