import { CircuitOpenError, createBreaker } from '#worker/database/breaker.ts'
import type { Objects } from '#worker/runtime/bindings.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { withinTime } from '#worker/runtime/time-limit.ts'

import {
  gzip,
  type CachedPage,
  readDetails,
  restoreCachedPage,
  writeDetails,
} from './cached-page.ts'
import type { PageSnapshot } from './page-snapshot.ts'

/** A visitor waits for it, and the page can be rendered. */
const timeoutMs = 500

export type SnapshotObjects = Objects<PageSnapshot>
type Snapshot = ReturnType<SnapshotObjects['getByName']>

/** The cache tier that all data centres share: the last good copy of every page, in one object. */
export function createSnapshotCache(
  objects: SnapshotObjects,
  buildId: string,
  clock: () => number = Date.now,
) {
  const send = <Answer>(question: (snapshot: Snapshot) => Promise<Answer>): Promise<Answer> =>
    withinTime(timeoutMs, () => question(objects.getByName('pages')))
  const breaker = createBreaker(() => send((snapshot) => snapshot.find('')), clock)
  const ask: typeof send = (question) => breaker(() => send(question))
  const keyOf = (address: string) => `${buildId} ${address}`
  return {
    /** The copy, unless something was withdrawn from the site after it was made. */
    async get(address: string): Promise<CachedPage | undefined> {
      try {
        const stored = await ask((snapshot) => snapshot.find(keyOf(address)))
        if (!stored) return undefined
        const details = readDetails(stored.details)
        if (details.version < stored.withdrawn) return undefined
        const zipped = new Blob([stored.body]).stream()
        const unzipped = zipped.pipeThrough(new DecompressionStream('gzip'))
        return restoreCachedPage(details, await new Response(unzipped).blob())
      } catch (error) {
        logFailure(error)
        return undefined
      }
    },
    async put(address: string, copy: CachedPage, withdrawn: number): Promise<void> {
      const zipped = copy.zipped?.body ?? (await gzip(copy.body))
      const stored = { details: writeDetails(copy), body: await zipped.arrayBuffer() }
      await ask((snapshot) => snapshot.keep(keyOf(address), stored, withdrawn)).catch(logFailure)
    },
    /** Older copies may not be shown again. Returns false if the object could not be reached. */
    async recordPurge(withdrawn: number): Promise<boolean> {
      try {
        await ask((snapshot) => snapshot.recordPurge(withdrawn))
        return true
      } catch (error) {
        logFailure(error)
        return false
      }
    },
  }
}

/** An open circuit follows from failures that were logged. */
function logFailure(error: unknown): void {
  if (!(error instanceof CircuitOpenError)) logUnexpected(error, 'page snapshot')
}

export type SnapshotCache = ReturnType<typeof createSnapshotCache>
