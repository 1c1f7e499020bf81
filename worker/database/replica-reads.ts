import { z } from 'zod'

import type { Run } from './db.ts'
import { isOutage } from './joined-reads.ts'

const versionStatement = 'select version from content_version'
const versionSchema = z.object({ version: z.number() })

/**
 * Reads at a replica while it knows all that the content version counts, in one request that says so
 * itself; else at the primary.
 */
export const readAtReplica =
  (replica: Run, primary: Run, oldestVersion: () => number): Run =>
  async (statements) => {
    try {
      const results = await replica([...statements, versionStatement])
      const { version } = versionSchema.parse(results.pop()?.rows[0])
      if (version >= oldestVersion()) return results
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    return primary(statements)
  }
