import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openClient } from '#drizzle/database-client.ts'
import { freePort } from '#drizzle/free-port.ts'
import { type LocalSecrets, readLocalSecrets } from '#drizzle/local-secrets.ts'
import { type LocalServer, startLocalServer } from '#drizzle/local-server.ts'
import { applyMigrations } from '#drizzle/migrate.ts'
import { ensureLocalBuild } from '#drizzle/production-build.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { startBuiltSite } from '#drizzle/site-server.ts'

export type BuiltWorker = {
  /** The site's origin, without a final slash. */
  url: string
  /** Its database server, for a test that looks behind the site or takes the database away. */
  database: LocalServer
  /** Where the platform's local storage is. */
  stateFolder: string
  secrets: LocalSecrets
  stop: () => Promise<void>
}

type Options = {
  /** Variables of the Worker other than those of `npm start`. */
  variables?: Record<string, string>
}

/** A suite of tests is one client that searches more than any visitor. */
const unlimited = { SEARCH_LIMIT: '1000000', SUGGESTION_LIMIT: '1000000' }

/** Serves the built site as `npm start` does, on a fresh database with the starting content. */
export async function startBuiltWorker({
  variables = unlimited,
}: Options = {}): Promise<BuiltWorker> {
  await ensureLocalBuild()
  const folder = await mkdtemp(join(tmpdir(), 'built-worker-'))
  const database = await startLocalServer(folder)
  const client = openClient(database.url)
  await applyMigrations(client)
  await seedDatabase(client)
  const secrets = await readLocalSecrets(folder)
  const site = await startBuiltSite({
    port: await freePort(),
    database,
    secrets,
    stateFolder: join(folder, 'worker'),
    variables,
  })
  return {
    url: site.url,
    database,
    stateFolder: join(folder, 'worker'),
    secrets,
    stop: async () => {
      await site.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
