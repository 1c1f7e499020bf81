import { createBreaker, RestingError } from '#worker/database/breaker.ts'
import type { Config } from '#worker/runtime/config.ts'
import { logUnexpected } from '#worker/runtime/error-log.ts'

import {
  gzip,
  type CachedPage,
  readDetails,
  restoreCachedPage,
  writeDetails,
} from './cached-page.ts'

/** A visitor waits for it, and the page can be rendered. */
const timeoutMs = 500

/** The last good copies of the whole site, in an object that every data centre can ask. */
export function createSnapshotCache(
  { PAGE_SNAPSHOT }: Pick<Config, 'PAGE_SNAPSHOT'>,
  buildId: string,
  clock: () => number = Date.now,
) {
  const breaker = createBreaker(clock)
  const ask = (parameters: Record<string, string>, init: RequestInit) =>
    breaker(() =>
      PAGE_SNAPSHOT.getByName('pages').fetch(
        `https://snapshot/?${new URLSearchParams(parameters).toString()}`,
        { ...init, signal: AbortSignal.timeout(timeoutMs) },
      ),
    )
  const keyOf = (address: string) => `${buildId} ${address}`
  return {
    /** The copy, unless something was withdrawn from the site after it was made. */
    async get(address: string): Promise<CachedPage | undefined> {
      try {
        const stored = await ask({ address: keyOf(address) }, { method: 'GET' })
        if (!stored.ok || !stored.body) return undefined
        const details = readDetails(stored.headers.get('x-details') ?? '')
        if (details.version < Number(stored.headers.get('x-withdrawn'))) return undefined
        const unzipped = stored.body.pipeThrough(new DecompressionStream('gzip'))
        return restoreCachedPage(details, await new Response(unzipped).blob())
      } catch (error) {
        logFailure(error)
        return undefined
      }
    },
    async put(address: string, copy: CachedPage, withdrawn: number): Promise<void> {
      const body = copy.zipped?.body ?? (await gzip(copy.body))
      const details = writeDetails(copy)
      await ask(
        { address: keyOf(address), withdrawn: String(withdrawn), details },
        { method: 'PUT', body },
      ).catch(logFailure)
    },
    /** Something was taken from the site: older copies may not be shown again. Whether it is noted. */
    async noteWithdrawn(withdrawn: number): Promise<boolean> {
      try {
        return (await ask({ withdrawn: String(withdrawn) }, { method: 'PUT' })).ok
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
