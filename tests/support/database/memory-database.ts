import { createClient } from '@libsql/client'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { clientOf, type Database, databaseOn } from '#worker/database/db.ts'

/**
 * A migrated, empty database of the same engine in this process, behind the same handle: for long random runs,
 * of which a server takes three times as long and finds no more.
 */
export async function createMemoryDatabase(): Promise<Database> {
  const client = createClient({ url: ':memory:' })
  await applyMigrations(client)
  return databaseOn(clientOf(client))
}
