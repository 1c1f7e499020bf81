import { isOutage } from './batch-reads.ts'
import { contentVersionStatement, parseContentVersion } from './content-version.ts'
import type { Run } from './db.ts'

/**
 * Reads at a replica while it knows all that the content version counts, in one request that says so
 * itself; else at the primary.
 */
export const readAtReplica =
  (replica: Run, primary: Run, oldestVersion: () => number): Run =>
  async (statements) => {
    try {
      const results = await replica([...statements, contentVersionStatement])
      const version = parseContentVersion(results.pop())
      if (version && version.version >= oldestVersion()) return results
    } catch (error) {
      if (!isOutage(error)) throw error
    }
    return primary(statements)
  }
