import type { Client } from '@libsql/client/web'
import { z } from 'zod'

import { isOutage } from './joined-reads.ts'
import { type Read, readWith } from './read-with.ts'

const versionStatement = 'select version from content_version'
const versionSchema = z.object({ version: z.number() })

/**
 * A client that reads at a replica while it knows all that the content version counts, in one request
 * that says so itself; else, and for every write, at the primary.
 */
export function readAtReplica(replica: Read, primary: Client, oldestVersion: () => number): Client {
  const read: Read = async (statements) => {
    try {
      const results = await replica([...statements, versionStatement])
      const { version } = versionSchema.parse(results.pop()?.rows[0])
      if (version >= oldestVersion()) return results
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    return primary.batch(statements, 'read')
  }
  return readWith(read, primary)
}
