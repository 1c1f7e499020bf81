/** How often the public content has changed, and when something was last taken from it. */
export type ContentVersion = { version: number; withdrawn: number }

type Defer = (work: Promise<unknown>) => void

/** Every isolate shows a change after so long at most. */
const maxAgeMs = 5000
/** While visitors come, the version is read so often. */
const readEveryMs = 1000
/** After a failure the database is left alone for so long, and asked behind the visitors' backs. */
const restMs = 5000

/**
 * The content version as an isolate knows it. While it has visitors, none of them waits for it: it is
 * read in the background. An isolate that nobody visited for five seconds asks before it answers.
 */
export function createVersionWatch(read: () => Promise<ContentVersion>, clock = Date.now) {
  let known: ContentVersion | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY
  let writes = 0

  async function ask(): Promise<void> {
    const began = clock()
    const writesBefore = writes
    askedAt = began
    try {
      const version = await read()
      failedAt = Number.NEGATIVE_INFINITY
      // Read before a write of this isolate was done: it may not know of it.
      if (writes !== writesBefore) return await ask()
      // A replica that lags, asked while the primary is down, knows nothing newer.
      if (known === null || version.version >= known.version) known = version
      readAt = began
    } catch {
      failedAt = clock()
    }
  }

  /** The version as it was read a moment ago, or null; read again in the background. */
  function recent(now: number, defer: Defer): ContentVersion | null {
    if (now - readAt > maxAgeMs) return null
    if (now - askedAt >= readEveryMs) defer(ask())
    return known
  }

  return {
    recent,
    /** The version, or null where the database does not tell. */
    async current(now: number, defer: Defer): Promise<ContentVersion | null> {
      const version = recent(now, defer)
      if (version) return version
      if (now - failedAt < restMs) return null
      if (now - failedAt < 2 * restMs) {
        // One visit probes for all.
        if (now - askedAt >= restMs) defer(ask())
        return null
      }
      await ask()
      return clock() - readAt <= maxAgeMs ? known : null
    },
    /** The last known one, however old. */
    last: (): ContentVersion | null => known,
    /** This isolate changed something: the next visitor must see it. */
    forget(): void {
      writes += 1
      readAt = Number.NEGATIVE_INFINITY
      failedAt = Number.NEGATIVE_INFINITY
    },
    /** The database failed a visitor. */
    noteFailure(): void {
      failedAt = clock()
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

export type VersionWatch = ReturnType<typeof createVersionWatch>
