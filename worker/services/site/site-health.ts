import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { schemaVersion } from '#drizzle/schema/site/schema-version.ts'
import { type Job, jobState, type JobState } from '#shared/site/site-health.ts'
import { readContentVersion } from '#worker/database/content-version.ts'
import type { Database } from '#worker/database/db.ts'

import { readRuns } from './job-runs.ts'

/** How the parts of the site stand, without a word of what they hold. */
export type SiteHealth = {
  /** Whether the database has the tables that this code was written for. */
  schema: 'current' | 'behind' | 'ahead'
  contentVersion: number
  jobs: Record<Job, JobState>
}

const migrationsSchema = z.tuple([z.object({ last: z.number() })])

/** Reads in one request how the site stands; fails where the database does not answer. */
export async function readHealth(db: Database, now: Date): Promise<SiteHealth> {
  const [{ version }, migrations, runs] = await Promise.all([
    readContentVersion(db),
    db.all(sql`select max(created_at) as last from __drizzle_migrations`),
    readRuns(db),
  ])
  const [{ last }] = migrationsSchema.parse(migrations)
  return {
    schema: last === schemaVersion ? 'current' : last < schemaVersion ? 'behind' : 'ahead',
    contentVersion: version,
    jobs: {
      nuit: jobState('nuit', runs.nuit, now),
      publications: jobState('publications', runs.publications, now),
      sauvegarde: jobState('sauvegarde', runs.sauvegarde, now),
    },
  }
}
