import { logUnexpected } from '../http/error-response.ts'
import { type PageCopy, restoreCopy } from './page-copy.ts'

/** A last copy serves for so long without a database; the platform's cache drops it then. */
const keptSeconds = 7 * 24 * 3600
const stampHeader = 'x-page-stamp'

/**
 * The copies of the data centre, which its isolates share. One entry an address and build: the stamp in
 * it says what it is worth. A cache that fails is as one that holds nothing.
 */
export function createEdgeCopies(siteOrigin: string, buildId: string) {
  // No route answers this address: it is a key.
  const keyOf = (address: string) =>
    `${siteOrigin}/api/copies/${buildId}/${encodeURIComponent(address)}`
  return {
    async get(address: string): Promise<PageCopy | undefined> {
      try {
        const stored = await (await caches.open('pages')).match(keyOf(address))
        const stamp = stored?.headers.get(stampHeader)
        if (!stored || !stamp) return undefined
        const [status = 200, version = 0, freshUntil = 0, validUntil = 0] = stamp
          .split(' ')
          .map(Number)
        const headers = new Headers(JSON.parse(stored.headers.get('x-page-headers') ?? '[]'))
        return restoreCopy({
          status,
          version,
          freshUntil,
          validUntil,
          body: await stored.arrayBuffer(),
          headers: [...headers],
        })
      } catch (error) {
        logUnexpected(error, 'page cache')
        return undefined
      }
    },
    async put(address: string, copy: PageCopy): Promise<void> {
      const { status, version, freshUntil, validUntil } = copy
      const response = new Response(copy.body, {
        headers: {
          'cache-control': `max-age=${keptSeconds}`,
          [stampHeader]: `${status} ${version} ${freshUntil} ${validUntil}`,
          // Its own headers travel apart: some of them would tell the cache what to do.
          'x-page-headers': JSON.stringify(copy.headers),
        },
      })
      await (await caches.open('pages')).put(keyOf(address), response)
    },
  }
}

export type EdgeCopies = ReturnType<typeof createEdgeCopies>
