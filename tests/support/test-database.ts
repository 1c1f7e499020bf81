import { drizzle } from 'drizzle-orm/libsql/web'
import { inject } from 'vitest'

import { coalesceReads } from '#worker/coalesced-reads.ts'
import type { Database } from '#worker/db.ts'

import { copyNamespace, namespaceClient, templateNamespace } from './namespaces.ts'

/**
 * A private, migrated, empty database on the real server of the run, behind the same handle as the
 * Worker's: it reads through coalesced read-only batches, so rows are written with `writeBatch`.
 */
export async function createTestDatabase(): Promise<Database> {
  const server = inject('databaseServer')
  const name = `test-${crypto.randomUUID()}`
  await copyNamespace(server, templateNamespace, name)
  return drizzle(coalesceReads(namespaceClient(server, name)))
}
