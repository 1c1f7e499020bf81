import type { Client } from '@libsql/client/web'
import { inject } from 'vitest'

import {
  copyNamespace,
  namespaceClient,
  templateNamespace,
} from '#tests/support/site/namespaces.ts'
import { clientOf, type Database, databaseOn } from '#worker/database/db.ts'

/** With the library's own client, for what commands do and the Worker never does. */
export type TestDatabase = Database & { $client: Client }

/**
 * A private, migrated, empty database on the real server of the run, behind the same handle as the
 * Worker's: what is read in one turn is one read-only batch, so rows are written with `writeBatch`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test-${crypto.randomUUID()}`
  await copyNamespace(server, templateNamespace, name)
  const client = namespaceClient(server, name)
  return Object.assign(databaseOn(clientOf(client)), { $client: client })
}
