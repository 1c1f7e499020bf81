import { dayInParis } from '#shared/items/daily-pick.ts'
import { nextDay, parisDayStart } from '#shared/items/paris-time.ts'
import { isUnfilteredPage } from '#worker/addresses/path-purposes.ts'
import type { ContentVersion } from '#worker/database/content-version.ts'

import { cacheResponse, type CachedPage, zipCachedPage } from './cached-page.ts'
import type { EdgeCache } from './edge-cache.ts'
import type { MemoryCache } from './memory-cache.ts'
import type { SnapshotCache } from './snapshot-cache.ts'

/** This isolate, its data centre, and the one snapshot of the site. */
export type CacheTiers = { memory: MemoryCache; edge: EdgeCache; snapshot: SnapshotCache }

export type Defer = (work: Promise<unknown>) => void

/** After this time a copy is revalidated in the background, in case something changed without a new version. */
const freshMs = 6 * 3_600_000

const retryPurgeMs = 5000

/** Compressing a page takes as long as this many hits save by it. */
const zipAfterHits = 50

/** The copies of public pages in all cache tiers. */
export function createCachedPages({ memory, edge, snapshot }: CacheTiers) {
  let recordedPurge = 0
  let lastTry = { withdrawn: 0, at: Number.NEGATIVE_INFINITY }

  /** The copy in this isolate's memory, however old, unless something was withdrawn since. */
  function staleFromMemory(address: string, known: ContentVersion | null): CachedPage | undefined {
    const copy = memory.get(address)
    return isAllowed(copy, known) ? copy : undefined
  }

  async function zip(address: string, copy: CachedPage): Promise<void> {
    const zipped = await zipCachedPage(copy)
    if (memory.get(address) === copy) memory.set(address, zipped)
  }

  return {
    staleFromMemory,
    /** A current copy from this isolate's memory. */
    fromMemory(
      address: string,
      { version }: ContentVersion,
      now: number,
      defer: Defer,
    ): CachedPage | undefined {
      const copy = memory.get(address)
      if (!isCurrent(copy, version, now)) return undefined
      copy.hits += 1
      if (copy.hits === zipAfterHits) defer(zip(address, copy))
      return copy
    },
    /** A current copy from the data centre, or from the snapshot, where another data centre put it. */
    async fromEdge(
      address: string,
      { version }: ContentVersion,
      now: number,
      defer: Defer,
    ): Promise<CachedPage | undefined> {
      const near = await edge.get(address)
      const isNear = isCurrent(near, version, now)
      const found = isNear || !isUnfilteredPage(address) ? near : await snapshot.get(address)
      if (!isCurrent(found, version, now)) return undefined
      memory.set(address, found)
      if (!isNear) defer(edge.put(address, found))
      return found
    },
    /** A copy that another request of this isolate rendered at this version or a newer one. */
    renderedSince(
      address: string,
      { version }: ContentVersion,
      now: number,
    ): CachedPage | undefined {
      const copy = memory.get(address)
      return copy && copy.version >= version && copy.validUntil > now ? copy : undefined
    },
    /** A copy from any tier, however old, unless something was withdrawn since. */
    async staleIfError(
      address: string,
      known: ContentVersion | null,
    ): Promise<CachedPage | undefined> {
      const own = staleFromMemory(address, known)
      if (own) return own
      // Without a known version only the snapshot can tell what was withdrawn.
      const stored = known ? await edge.get(address) : undefined
      const isNear = isAllowed(stored, known)
      const last = isNear || !isUnfilteredPage(address) ? stored : await snapshot.get(address)
      if (!last || !isAllowed(last, known)) return undefined
      memory.set(address, last)
      return last
    },
    /** Stores in all tiers a response that was begun at `began`. */
    async store(
      address: string,
      response: Response,
      { version, withdrawn }: ContentVersion,
      began: number,
      defer: Defer,
    ): Promise<CachedPage> {
      const copy = await cacheResponse(response, {
        version,
        freshUntil: began + freshMs,
        validUntil: nextParisMidnight(began),
      })
      memory.set(address, copy)
      defer(edge.put(address, copy))
      if (isUnfilteredPage(address)) defer(snapshot.put(address, copy, withdrawn))
      return copy
    },
    /** Stores a response in memory, to be served only when a later one fails. */
    async storeStaleIfError(address: string, response: Response, { version }: ContentVersion) {
      const stamp = { version, freshUntil: 0, validUntil: 0 }
      memory.set(address, await cacheResponse(response, stamp))
    },
    /** Tells the snapshot of the last withdrawal, once, and again after 5 s if that fails. */
    recordPurge({ withdrawn }: ContentVersion, now: number, defer: Defer): void {
      const isTried = withdrawn <= lastTry.withdrawn && now - lastTry.at < retryPurgeMs
      if (withdrawn <= recordedPurge || isTried) return
      lastTry = { withdrawn, at: now }
      const record = async () => {
        if (await snapshot.recordPurge(withdrawn)) {
          recordedPurge = Math.max(recordedPurge, withdrawn)
        }
      }
      defer(record())
    },
  }
}

const isCurrent = (
  copy: CachedPage | undefined,
  version: number,
  now: number,
): copy is CachedPage => copy?.version === version && copy.validUntil > now

const isAllowed = (copy: CachedPage | undefined, known: ContentVersion | null) =>
  copy !== undefined && copy.version >= (known?.withdrawn ?? 0)

/** The day's selection changes at midnight. */
const nextParisMidnight = (now: number) =>
  Date.parse(parisDayStart(nextDay(dayInParis(new Date(now)))))
