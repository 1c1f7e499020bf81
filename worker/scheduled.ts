import { planCron } from '#shared/planning/plan.ts'
import type { Job, JobRun } from '#shared/site/site-health.ts'
import { countOf } from '#shared/text/plural.ts'

import { openDatabase } from './database/databases.ts'
import type { Database } from './database/db.ts'
import type { LinkService } from './runtime/bindings.ts'
import type { Config } from './runtime/config.ts'
import { logRun, logUnexpected } from './runtime/error-log.ts'
import { purgeExpired } from './services/journal/log-purge.ts'
import { type CheckedLink, checkLinks, countDead } from './services/links/check-links.ts'
import { askerOf, type LinkAsker, platformAsker } from './services/links/link-asker.ts'
import { countFailedPlans } from './services/planning/calendar.ts'
import { carryOutPlans } from './services/planning/carry-out.ts'
import { storeSnapshot } from './services/search/search-snapshot.ts'
import { createSearchSource } from './services/search/search-source.ts'
import { type Announce, createAnnounce } from './services/site/index-now.ts'
import { noteRun } from './services/site/job-runs.ts'

/** What is due at a time of `wrangler.toml`: plans every few minutes, the rest every night. */
export async function runScheduled(
  config: Config,
  links: LinkService | undefined,
  cron: string,
  now: Date,
): Promise<void> {
  const open = () => openDatabase(config)
  const { INDEXNOW_KEY: key, SITE_ORIGIN: siteOrigin } = config
  if (cron !== planCron) {
    return runNightly(open, now, links ? askerOf(links) : platformAsker(siteOrigin))
  }
  await runPlans(open, now, key === undefined ? undefined : createAnnounce({ key, siteOrigin }))
  return updateSnapshot(() => openDatabase(config, { timeoutMs: snapshotMs }))
}

/**
 * What the platform runs every night; what fails is logged, and the next night tries again. Links are
 * looked at where somebody asks for them.
 */
export async function runNightly(
  open: () => Database,
  now: Date,
  asker?: LinkAsker,
): Promise<void> {
  const failed: string[] = []
  let removed = 0
  let links = ''
  const works: Record<string, (db: Database) => Promise<void>> = {
    'effacer ce qui est périmé': async (db) => {
      removed = await purgeExpired(db, now)
    },
    // The last, since it waits for others.
    'vérifier les liens': async (db) => {
      if (asker) links = toldLinks(await checkLinks(db, asker, { now: () => now }))
    },
  }
  for (const [name, work] of Object.entries(works)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the night is long
      await work(open())
    } catch (error) {
      logUnexpected(error, 'scheduled')
      failed.push(name)
    }
  }
  const bilan =
    failed.length === 0
      ? `${countOf(removed, 'ligne périmée effacée', 'lignes périmées effacées')}.${links}`
      : `N’a pas pu ${failed.join(' ni ')}\u00a0: voir le journal technique du serveur.`
  await note(open, 'nuit', { fini_le: now.toISOString(), reussi: failed.length === 0, bilan })
}

const toldLinks = (checked: CheckedLink[]) =>
  ` ${countOf(checked.length, 'lien vu', 'liens vus')}, ${countOf(countDead(checked), 'mort', 'morts')}.`

/** What the platform runs every few minutes; what fails is logged, and the next time tries again. */
export async function runPlans(
  open: () => Database,
  now: Date,
  announce: Announce | undefined,
): Promise<void> {
  const failed = await carriedOut(open, now, announce)
  const reussi = failed !== null
  const bilan = reussi
    ? toldFailures(failed)
    : 'N’a pas pu lire ou faire ce qui était dû\u00a0: voir le journal technique du serveur.'
  await note(open, 'publications', { fini_le: now.toISOString(), reussi, bilan })
}

/** A request of it carries 5 MB. */
const snapshotMs = 15_000

/** Stores the search index if something changed, for new isolates. */
export const updateSnapshot = (open: () => Database): Promise<void> =>
  storeSnapshot(open(), createSearchSource({ open, isPublic: true })).catch((error: unknown) => {
    logUnexpected(error, 'search snapshot')
  })

/** Does what is due, and counts what did not take place; null where it could not be asked. */
async function carriedOut(
  open: () => Database,
  now: Date,
  announce: Announce | undefined,
): Promise<number | null> {
  try {
    const db = open()
    await carryOutPlans(db, now, announce)
    return await countFailedPlans(db, now)
  } catch (error) {
    logUnexpected(error, 'planned publications')
    return null
  }
}

const toldFailures = (failed: number) =>
  failed === 0
    ? 'Ce qui était dû est fait.'
    : `${countOf(failed, 'planification n’a pas eu lieu', 'planifications n’ont pas eu lieu')}\u00a0: le tableau de bord dit pourquoi.`

/** Where the database does not answer, that nothing was noted tells the same. */
async function note(open: () => Database, job: Job, run: JobRun): Promise<void> {
  logRun(job, run)
  try {
    await noteRun(open(), job, run)
  } catch (error) {
    logUnexpected(error, 'scheduled')
  }
}
