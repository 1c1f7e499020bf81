import { jobRuns } from '#drizzle/schema/index.ts'
import { type Job, type JobRun, jobs, jobState } from '#shared/site/site-health.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** Notes how a job went, in the place of the run before. */
export async function noteRun(db: Database, travail: Job, run: JobRun): Promise<void> {
  await writeBatch(db, [
    db
      .insert(jobRuns)
      .values({ travail, ...run })
      .onConflictDoUpdate({ target: jobRuns.travail, set: run }),
  ])
}

/** How each job stands, and its last run where there was one. */
export async function listJobs(db: Database, now: Date) {
  const runs = await readRuns(db)
  return jobs.map((travail) => ({
    travail,
    etat: jobState(travail, runs[travail], now),
    passage: runs[travail] ?? null,
  }))
}

/** The last run of each job that ever ran. */
export async function readRuns(db: Database): Promise<Partial<Record<Job, JobRun>>> {
  const rows = await db.select().from(jobRuns)
  return Object.fromEntries(rows.map(({ travail, ...run }) => [travail, run]))
}
