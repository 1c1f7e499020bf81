import { logUnexpected } from '#worker/runtime/error-log.ts'

import { type CachedPage, readDetails, restoreCachedPage, writeDetails } from './cached-page.ts'

/** A last copy serves for so long without a database; the platform's cache drops it then. */
const cachedSeconds = 7 * 24 * 3600
/** Its own headers travel in it: some of them would tell the cache what to do. */
const detailsHeader = 'x-details'

/**
 * The copies of the data centre, which its isolates share. One entry an address and build: the stamp in
 * it says what it is worth. A cache that fails is as one that holds nothing.
 */
export function createEdgeCache(siteOrigin: string, buildId: string) {
  // No route answers this address: it is a key.
  const keyOf = (address: string) =>
    `${siteOrigin}/api/copies/${buildId}/${encodeURIComponent(address)}`
  return {
    async get(address: string): Promise<CachedPage | undefined> {
      try {
        const stored = await (await caches.open('pages')).match(keyOf(address))
        const details = stored?.headers.get(detailsHeader)
        if (!stored || !details) return undefined
        return restoreCachedPage(readDetails(details), await stored.blob())
      } catch (error) {
        logUnexpected(error, 'page cache')
        return undefined
      }
    },
    async put(address: string, copy: CachedPage): Promise<void> {
      const response = new Response(copy.body, {
        headers: {
          'cache-control': `max-age=${cachedSeconds}`,
          [detailsHeader]: writeDetails(copy),
        },
      })
      await (await caches.open('pages')).put(keyOf(address), response)
    },
  }
}

export type EdgeCache = ReturnType<typeof createEdgeCache>
