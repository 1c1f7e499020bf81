import type { Client } from '@libsql/client/web'
import { inject } from 'vitest'

import {
  copyNamespace,
  createNamespace,
  namespaceClient,
  removeNamespace,
  templateNamespace,
} from '#tests/support/site/namespaces.ts'
import { clientOf, type Database, databaseOn } from '#worker/database/db.ts'

/** With the library's own client, for what commands do and the Worker never does. */
export type TestDatabase = Database & { $client: Client }

/** One database of a server that holds many: where it is, and what names it there. */
export type TestNamespace = { url: string; name: string }

/**
 * The server of this worker of vitest, which no other asks: a copy and a removal at the same time now
 * and then wait for each other for ever, and every later one with them.
 */
const server = ownServer()
const created: string[] = []

/**
 * A private, migrated, empty database on a real server, behind the same handle as the Worker's: what is
 * read in one turn is one read-only batch, so rows are written with `writeBatch`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const namespace = await createTestNamespace()
  const client = clientOfNamespace(namespace)
  return Object.assign(databaseOn(clientOf(client)), { $client: client })
}

/** The same without a handle; without a table either where no migration is wanted. */
export async function createTestNamespace({ isMigrated = true } = {}): Promise<TestNamespace> {
  const name = `test-${crypto.randomUUID()}`
  created.push(name)
  await (isMigrated
    ? copyNamespace(server, templateNamespace, name)
    : createNamespace(server, name))
  return { url: server.url, name }
}

/** The library's client of a database that this file made. */
export function clientOfNamespace(namespace: TestNamespace): Client {
  return namespaceClient(namespace, namespace.name)
}

/** Takes away what was created since: a thousand idle databases cost a server half a core. */
export async function removeTestDatabases(): Promise<void> {
  await Promise.all(created.splice(0).map((name) => removeNamespace(server, name)))
}

function ownServer(): { url: string; adminUrl: string } {
  const servers = inject('databaseServers')
  const own = servers[(Number(process.env['VITEST_POOL_ID']) - 1) % servers.length]
  if (!own) throw new Error('No database server is this worker’s: see global-setup.ts')
  return own
}
