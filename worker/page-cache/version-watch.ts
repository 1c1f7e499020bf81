import type { ContentVersion } from '#worker/database/content-version.ts'
import { IsolateBusyError } from '#worker/runtime/time-limit.ts'

type Defer = (work: Promise<unknown>) => void

/** Every isolate shows a change after 5 s at most. */
const maxAgeMs = 5000
/** How often the version is read while there are visitors. */
const readEveryMs = 1000
/** How long the database is left alone after a failed read. */
const retryAfterMs = 5000

/**
 * The content version as this isolate knows it. While there are visitors it is read in the background, and
 * the known version serves. An isolate without visitors for 5 s reads it before it answers.
 */
export function createVersionWatch(read: () => Promise<ContentVersion>, clock = Date.now) {
  let known: ContentVersion | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY

  /** A lagging replica, or a read that began before a write, may give an older version. */
  function learn(version: ContentVersion, at: number): void {
    if (known === null || version.version >= known.version) {
      known = { ...version, change: Math.max(version.change, known?.change ?? 0) }
    }
    readAt = Math.max(readAt, at)
    failedAt = Number.NEGATIVE_INFINITY
  }

  async function ask(): Promise<void> {
    askedAt = clock()
    const began = askedAt
    try {
      learn(await read(), began)
    } catch (error) {
      if (!(error instanceof IsolateBusyError)) failedAt = clock()
    }
  }

  /** The version if it was read in the last 5 s; reads it again in the background. */
  function recent(now: number, defer: Defer): ContentVersion | null {
    if (now - readAt > maxAgeMs) return null
    if (now - askedAt >= readEveryMs) defer(ask())
    return known
  }

  return {
    recent,
    /** The recent version, read now if necessary; null if the database does not answer. */
    async current(now: number, defer: Defer): Promise<ContentVersion | null> {
      const version = recent(now, defer)
      if (version) return version
      if (now - failedAt < retryAfterMs) return null
      if (now - failedAt < 2 * retryAfterMs) {
        // One request retries in the background for all.
        if (now - askedAt >= retryAfterMs) defer(ask())
        return null
      }
      await ask()
      return clock() - readAt <= maxAgeMs ? known : null
    },
    /** The last known version, however old. */
    last: (): ContentVersion | null => known,
    /** A batch that this isolate wrote ended with this version. */
    noteWritten: (version: ContentVersion): void => learn(version, clock()),
  }
}

export type VersionWatch = ReturnType<typeof createVersionWatch>
