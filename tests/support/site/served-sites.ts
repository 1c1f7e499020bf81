import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { startBuiltSite, type SiteOptions as ServerOptions } from '#drizzle/commands/site-server.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import { type LocalSecrets, readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { type LocalServer, startLocalServer } from '#drizzle/local/local-server.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'

export type ServedSite = {
  /** The site's origin, without a final slash. */
  url: string
  /** The process group of its Worker. */
  pid: number
  /** The database itself, whatever stands between it and the site. */
  database: LocalServer
  secrets: LocalSecrets
  stateFolder: string
  stop: () => Promise<void>
}

type SiteOptions = Pick<ServerOptions, 'onOutput'> & {
  /** Where this Worker finds the database, when not where it is. */
  databaseUrl?: string
  /** The platform's storage: one name is one data centre, kept when its Worker stops. */
  state?: string
  /** Variables of the Worker other than those of `npm start`; no limits of searches unless told. */
  variables?: Record<string, string>
}

export type ServedSites = {
  folder: string
  database: LocalServer
  /** Serves the built site from a Worker of its own. */
  start: (options?: SiteOptions) => Promise<ServedSite>
  /** Stops everything. */
  stop: () => Promise<void>
}

/** Variables that no test or bench exhausts: each is one client that asks for more than any visitor. */
export const unlimited = {
  COST_BUDGET: '1000000000',
  EXPENSIVE_PER_PAYER: '1000000000',
  EXPENSIVE_PER_ISOLATE: '1000000000',
}

/**
 * Fills a data folder with the starting content once for a whole run, since that takes a second and a half;
 * every process of the run finds its name in the environment. Gives what removes it.
 */
export async function prepareStartingData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'starting-data-'))
  const database = await startLocalServer(folder)
  await fill(database)
  await database.stop()
  process.env.STARTING_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}

async function fill({ url, authToken }: LocalServer): Promise<void> {
  const client = openClient(url, authToken)
  await applyMigrations(client)
  await seedDatabase(client)
}

/** A copy of the run's starting data; a bench has no run that prepared any. */
async function startFilled(folder: string): Promise<LocalServer> {
  const { STARTING_DATA } = process.env
  if (STARTING_DATA) await cp(STARTING_DATA, folder, { recursive: true })
  const database = await startLocalServer(folder)
  if (!STARTING_DATA) await fill(database)
  return database
}

/**
 * One database with the starting content, and as many built Workers on it as a test wants. A test that has a
 * way of its own to start a database gets it filled.
 */
export async function startServedSites(
  startDatabase?: (folder: string) => Promise<LocalServer>,
  parentFolder = tmpdir(),
): Promise<ServedSites> {
  await ensureLocalBuild()
  const folder = await mkdtemp(join(parentFolder, 'served-sites-'))
  const database = await (startDatabase ?? startFilled)(folder)
  if (startDatabase) await fill(database)
  const secrets = await readLocalSecrets(folder)
  const running: ServedSite[] = []

  return {
    folder,
    database,
    start: async ({
      databaseUrl = database.url,
      state = 'worker',
      variables = unlimited,
      ...output
    } = {}) => {
      const stateFolder = join(folder, state)
      const { url, pid, stop } = await startBuiltSite({
        port: await freePort(),
        database: { ...database, url: databaseUrl },
        secrets,
        stateFolder,
        variables,
        ...output,
      })
      const site = { url, pid, database, secrets, stateFolder, stop }
      running.push(site)
      return site
    },
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()))
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
