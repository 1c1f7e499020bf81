import { createBreaker, RestingError } from '#worker/database/breaker.ts'
import type { Objects } from '#worker/runtime/bindings.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'
import { inTime } from '#worker/runtime/in-time.ts'

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

/** The last good copies of the whole site, in an object that every data centre can ask. */
export function createSnapshotCache(
  objects: SnapshotObjects,
  buildId: string,
  clock: () => number = Date.now,
) {
  const breaker = createBreaker(clock)
  const ask = <Answer>(
    question: (snapshot: ReturnType<SnapshotObjects['getByName']>) => Promise<Answer>,
  ): Promise<Answer> => breaker(() => inTime(timeoutMs, question(objects.getByName('pages'))))
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
    /** Something was taken from the site: older copies may not be shown again. Whether it is noted. */
    async noteWithdrawn(withdrawn: number): Promise<boolean> {
      try {
        await ask((snapshot) => snapshot.noteWithdrawn(withdrawn))
        return true
      } catch (error) {
        logFailure(error)
        return false
      }
    },
  }
}

/** That it rests says nothing new. */
function logFailure(error: unknown): void {
  if (!(error instanceof RestingError)) logUnexpected(error, 'page snapshot')
}

export type SnapshotCache = ReturnType<typeof createSnapshotCache>
