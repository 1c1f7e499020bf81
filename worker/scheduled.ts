import { planCron } from '#shared/planning/plan.ts'

import { openDatabase } from './database/databases.ts'
import type { Database } from './database/db.ts'
import type { Config } from './runtime/config.ts'
import { logUnexpected } from './runtime/error-log.ts'
import { purgeExpired } from './services/journal/log-purge.ts'
import { carryOutPlans } from './services/planning/carry-out.ts'
import { forgetWords } from './services/search/forgotten-words.ts'
import { type Announce, createAnnounce } from './services/site/index-now.ts'

/** What is due at a time of `wrangler.toml`: plans every few minutes, the rest every night. */
export async function runScheduled(config: Config, cron: string, now: Date): Promise<void> {
  const open = () => openDatabase(config)
  if (cron !== planCron) return runNightly(open, now)
  const { INDEXNOW_KEY: key, SITE_ORIGIN: siteOrigin } = config
  return runPlans(open, now, key === undefined ? undefined : createAnnounce({ key, siteOrigin }))
}

/** What the platform runs every night; what fails is logged, and the next night tries again. */
export async function runNightly(open: () => Database, now: Date): Promise<void> {
  for (const work of [(db: Database) => purgeExpired(db, now), forgetWords]) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the night is long
      await work(open())
    } catch (error) {
      logUnexpected(error, 'scheduled')
    }
  }
}

/** What the platform runs every few minutes; what fails is logged, and the next time tries again. */
export async function runPlans(
  open: () => Database,
  now: Date,
  announce: Announce | undefined,
): Promise<void> {
  try {
    await carryOutPlans(open(), now, announce)
  } catch (error) {
    logUnexpected(error, 'planned publications')
  }
}
