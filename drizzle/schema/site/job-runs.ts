import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { jobs } from '#shared/site/site-health.ts'

/** The last run of each work that nobody asks for by hand. */
export const jobRuns = sqliteTable('job_runs', {
  travail: text({ enum: jobs }).primaryKey(),
  fini_le: text().notNull(),
  reussi: integer({ mode: 'boolean' }).notNull(),
  /** What it did, in a sentence for whoever runs the site. */
  bilan: text().notNull(),
})
