import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'

import {
  copyNamespace,
  createNamespace,
  namespaceClient,
  templateNamespace,
} from './site/namespaces.ts'
import { prepareStartingData } from './site/served-sites.ts'

declare module 'vitest' {
  // Only an interface adds to what vitest declares.
  export interface ProvidedContext {
    databaseServers: { url: string; adminUrl: string }[]
  }
}

/**
 * A libSQL server for each worker of the run, holding a migrated database that each test's own is copied
 * from, and the starting data of the sites that tests serve.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { maxWorkers } = project.vitest.config
  const servers = await Promise.all(Array.from({ length: maxWorkers }, startTestServer))
  project.provide(
    'databaseServers',
    servers.map(({ url, adminUrl }) => ({ url, adminUrl })),
  )
  const removeData = await prepareStartingData()
  return async () => {
    await Promise.all(servers.map(({ remove }) => remove()))
    await removeData()
  }
}

async function startTestServer() {
  const folder = await mkdtemp(join(tmpdir(), 'test-databases-'))
  const server = await startLocalServer(folder, { namespaces: true })
  await createNamespace(server, 'migrated')
  await applyMigrations(namespaceClient(server, 'migrated'))
  // The log of a copy holds each page once, not once a migration: it is copied a third faster.
  await copyNamespace(server, 'migrated', templateNamespace)
  const remove = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, adminUrl: server.adminUrl, remove }
}
