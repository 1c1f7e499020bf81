/** Work that nobody asks for by hand: what runs every night, what publishes at its time, and the backup. */
export const jobs = ['nuit', 'publications', 'sauvegarde'] as const
export type Job = (typeof jobs)[number]

/** The last run of a job. */
export type JobRun = { fini_le: string; reussi: boolean; bilan: string }

/** What its last run says of a job. */
export type JobState = 'ok' | 'late' | 'failed' | 'never'

const hourMs = 60 * 60_000

/** How long after its last run a job is missed: a little more than the time between two. */
const missedAfterMs: Record<Job, number> = {
  nuit: 26 * hourMs,
  publications: hourMs / 4,
  sauvegarde: 8 * 24 * hourMs,
}

/** How a job stands at an instant; without a run it never began. */
export function jobState(job: Job, run: JobRun | undefined, now: Date): JobState {
  if (!run) return 'never'
  if (!run.reussi) return 'failed'
  return now.getTime() - Date.parse(run.fini_le) > missedAfterMs[job] ? 'late' : 'ok'
}

/** How much room is left where the site stores what it holds. */
export type DiskState = 'ok' | 'low' | 'full'

const megabyte = 1024 * 1024

/** What so many free bytes mean: below some megabytes the database refuses to write. */
export function diskState(freeBytes: number): DiskState {
  if (freeBytes < 16 * megabyte) return 'full'
  return freeBytes < 500 * megabyte ? 'low' : 'ok'
}
