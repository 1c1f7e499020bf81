import type { Database } from './database/db.ts'
import { logUnexpected } from './runtime/error-log.ts'
import { purgeExpired } from './services/journal/log-purge.ts'

/** What the platform runs every night; a failure is logged, and the next night tries again. */
export async function runNightly(openDatabase: () => Database, now: Date): Promise<void> {
  try {
    await purgeExpired(openDatabase(), now)
  } catch (error) {
    logUnexpected(error, 'scheduled')
  }
}
