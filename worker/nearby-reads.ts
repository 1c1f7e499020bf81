import type { Client, InStatement, TransactionMode } from '@libsql/client/web'
import { z } from 'zod'

import { clientWith } from './client-with.ts'
import { isOutage } from './coalesced-reads.ts'

const versionStatement = 'select version from content_version'
const versionSchema = z.object({ version: z.number() })

/**
 * A client that reads at a replica while it knows all that the content version counts, in one request
 * that says so itself; else, and for every write, at the primary.
 */
export function readNearby(replica: Client, primary: Client, oldestVersion: () => number): Client {
  const batch = async (statements: InStatement[], mode: TransactionMode) => {
    if (mode !== 'read') return primary.batch(statements, mode)
    try {
      const results = await replica.batch([...statements, versionStatement], 'read')
      const { version } = versionSchema.parse(results.pop()?.rows[0])
      if (version >= oldestVersion()) return results
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    return primary.batch(statements, 'read')
  }
  return clientWith(primary, 'batch', batch)
}
