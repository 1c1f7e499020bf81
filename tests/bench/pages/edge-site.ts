import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import { type LocalSecrets, readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { type LocalServer, startLocalServer } from '#drizzle/local/local-server.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { unlimited } from '#tests/support/site/served-sites.ts'

import type { EdgeWorker } from './edge-worker.ts'

export type SeededDatabase = {
  database: LocalServer
  secrets: LocalSecrets
  stop: () => Promise<void>
}

/** A database of its own with the starting content, and secrets for the site. */
export async function startSeededDatabase(): Promise<SeededDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-bench-'))
  const database = await startLocalServer(folder)
  const client = openClient(database.url, database.authToken)
  await applyMigrations(client)
  await seedDatabase(client)
  return {
    database,
    secrets: await readLocalSecrets(folder),
    stop: async () => {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type SiteOptions = {
  name: string
  database: LocalServer
  secrets: LocalSecrets
  isCached: boolean
  /** Whether clients are limited as by default. */
  isLimited?: boolean
} & Pick<EdgeWorker, 'hasFiles' | 'collectsGarbage' | 'recordsSpans'>

/** The built site as a Worker of the measured runtime, with or without its copies of pages. */
export async function siteWorker({
  name,
  database,
  secrets,
  isCached,
  isLimited = false,
  ...options
}: SiteOptions): Promise<EdgeWorker> {
  const port = await freePort()
  return {
    name,
    port,
    variables: {
      SITE_ORIGIN: originOf(port),
      DATABASE_URL: database.url,
      DATABASE_AUTH_TOKEN: database.authToken ?? '',
      DATABASE_READ_TOKEN: database.readToken ?? '',
      PAGE_CACHE: isCached ? 'on' : 'off',
      ...secrets,
      ...(isLimited ? {} : unlimited),
    },
    ...options,
  }
}

export const bareWorker = async (): Promise<EdgeWorker> => ({
  name: 'bare',
  port: await freePort(),
})

export const originOf = (port: number): string => `http://127.0.0.1:${port}`
