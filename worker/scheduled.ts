import type { Database } from './database/db.ts'
import { logUnexpected } from './runtime/error-log.ts'
import { purgeExpired } from './services/journal/log-purge.ts'
import { forgetWords } from './services/search/forgotten-words.ts'

/** What the platform runs every night; what fails is logged, and the next night tries again. */
export async function runNightly(openDatabase: () => Database, now: Date): Promise<void> {
  for (const work of [(db: Database) => purgeExpired(db, now), forgetWords]) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the night is long
      await work(openDatabase())
    } catch (error) {
      logUnexpected(error, 'scheduled')
    }
  }
}
