import { setTimeout as sleep } from 'node:timers/promises'

import type { Client, InStatement } from '@libsql/client/web'

const patienceMs = 120_000
const pauseMs = 200

/**
 * Runs statements in one transaction in which no foreign key is asked. A server that copies its log into
 * the database refuses every writer meanwhile, for seconds with a large one: it is asked again.
 */
export async function writePatiently(client: Client, statements: InStatement[]): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      await client.migrate(statements)
      return
    } catch (error) {
      const isBusy = error instanceof Error && /SQLITE_BUSY/.test(error.message)
      if (!isBusy || Date.now() > deadline) throw error
      await sleep(pauseMs)
    }
  }
}
