import { dayInParis } from '#shared/items/daily-pick.ts'
import { nextDay, parisDayStart } from '#shared/items/paris-time.ts'
import { isUnfilteredPage } from '#worker/addresses/path-purposes.ts'

import { cacheResponse, type CachedPage, zipCachedPage } from './cached-page.ts'
import type { EdgeCache } from './edge-cache.ts'
import type { MemoryCache } from './memory-cache.ts'
import type { SnapshotCache } from './snapshot-cache.ts'
import type { ContentVersion } from './version-watch.ts'

/** Where copies are: in this isolate, in its data centre, and in the one snapshot of the site. */
export type Places = { memory: MemoryCache; edge: EdgeCache; snapshot: SnapshotCache }

export type Defer = (work: Promise<unknown>) => void

/**
 * A copy is made anew after so long, should something have changed that raised no version: often enough
 * for what should not happen, and too seldom to cost anything where there are few visitors.
 */
const freshMs = 6 * 3_600_000

const noteAgainMs = 5000

/** To zip a page takes as long as so many answers save by it. */
const zipAfterHits = 50

/** The copies of the site, wherever they are. */
export function createCachedPages({ memory, edge, snapshot }: Places) {
  let noted = 0
  let tried = { withdrawn: 0, at: Number.NEGATIVE_INFINITY }

  /** The copy as this isolate has it, however old, unless something was withdrawn since. */
  function ownLastGood(address: string, known: ContentVersion | null): CachedPage | undefined {
    const own = memory.get(address)
    return isAllowed(own, known) ? own : undefined
  }

  async function zip(address: string, copy: CachedPage): Promise<void> {
    const zipped = await zipCachedPage(copy)
    if (memory.get(address) === copy) memory.set(address, zipped)
  }

  return {
    ownLastGood,
    /** The copy of this isolate, where it is as good as a new page. */
    own(
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
    /**
     * The copy that is as good as a new page, where this isolate has none: from the data centre, or from
     * the snapshot, where another data centre put it.
     */
    async nearest(
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
    /** What another request of this isolate made, at this version or a newer one. */
    madeMeanwhile(
      address: string,
      { version }: ContentVersion,
      now: number,
    ): CachedPage | undefined {
      const copy = memory.get(address)
      return copy && copy.version >= version && copy.validUntil > now ? copy : undefined
    },
    /** The copy, however old, from wherever there is one, unless something was withdrawn since. */
    async lastGood(address: string, known: ContentVersion | null): Promise<CachedPage | undefined> {
      const own = ownLastGood(address, known)
      if (own) return own
      // An isolate that never learnt a version cannot tell what was withdrawn; the snapshot can.
      const stored = known ? await edge.get(address) : undefined
      const isNear = isAllowed(stored, known)
      const last = isNear || !isUnfilteredPage(address) ? stored : await snapshot.get(address)
      if (!last || !isAllowed(last, known)) return undefined
      memory.set(address, last)
      return last
    },
    /** Keeps an answer that was begun at `began`, everywhere. */
    async keep(
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
    /** Keeps an answer in this isolate, to be shown only where a later one fails. */
    async keepAsLast(address: string, response: Response, { version }: ContentVersion) {
      const stamp = { version, freshUntil: 0, validUntil: 0 }
      memory.set(address, await cacheResponse(response, stamp))
    },
    /**
     * The snapshot learns of a withdrawal before anything is asked of it; what fails is tried again, and
     * not by every visit.
     */
    noteWithdrawn({ withdrawn }: ContentVersion, now: number, defer: Defer): void {
      const isTried = withdrawn <= tried.withdrawn && now - tried.at < noteAgainMs
      if (withdrawn <= noted || isTried) return
      tried = { withdrawn, at: now }
      const note = async () => {
        if (await snapshot.noteWithdrawn(withdrawn)) noted = Math.max(noted, withdrawn)
      }
      defer(note())
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

/** The day's selection changes with the day. */
const nextParisMidnight = (now: number) =>
  Date.parse(parisDayStart(nextDay(dayInParis(new Date(now)))))
