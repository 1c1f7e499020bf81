import { drizzle } from 'drizzle-orm/libsql/web'
import { inject } from 'vitest'

import {
  copyNamespace,
  namespaceClient,
  templateNamespace,
} from '#tests/support/site/namespaces.ts'
import type { Database } from '#worker/database/db.ts'
import { joinReads } from '#worker/database/joined-reads.ts'

/**
 * A private, migrated, empty database on the real server of the run, behind the same handle as the
 * Worker's: it reads through coalesced read-only batches, so rows are written with `writeBatch`.
 */
export async function createTestDatabase(): Promise<Database> {
  const server = inject('databaseServer')
  const name = `test-${crypto.randomUUID()}`
  await copyNamespace(server, templateNamespace, name)
  return drizzle(joinReads(namespaceClient(server, name)))
}
