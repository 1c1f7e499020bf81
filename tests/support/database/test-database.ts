import type { Client } from '@libsql/client/web'
import { afterAll, inject } from 'vitest'

import {
  copyNamespace,
  namespaceClient,
  removeNamespace,
  templateNamespace,
} from '#tests/support/site/namespaces.ts'
import { clientOf, type Database, databaseOn } from '#worker/database/db.ts'

/** With the library's own client, for what commands do and the Worker never does. */
export type TestDatabase = Database & { $client: Client }

const server = inject('databaseServer')
const created: string[] = []

// A thousand databases cost the server a third of a core, though nobody asks them anything.
afterAll(async () => {
  await Promise.all(created.splice(0).map((name) => removeNamespace(server, name)))
})

/**
 * A private, migrated, empty database on the real server of the run, behind the same handle as the
 * Worker's: what is read in one turn is one read-only batch, so rows are written with `writeBatch`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test-${crypto.randomUUID()}`
  await copyNamespace(server, templateNamespace, name)
  created.push(name)
  const client = namespaceClient(server, name)
  return Object.assign(databaseOn(clientOf(client)), { $client: client })
}
