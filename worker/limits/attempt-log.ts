/** What is remembered of attempts to sign in: when each began, those that succeeded left out. */
export type AttemptLog = { attempts: { id: string; time: number }[]; isRefusing: boolean }

export type AttemptRule = { limit: number; windowMs: number; recentMs: number }

export type AttemptDecision = {
  isAllowed: boolean
  retryAfterMs: number
  /** Attempts in the window, this one included. */
  count: number
  /** Those of them that are of the last moments. */
  recent: number
  /** Nothing was refused before this since the last attempt that was allowed. */
  isFirstRefusal: boolean
}

export const emptyLog: AttemptLog = { attempts: [], isRefusing: false }

/**
 * Takes a place for an attempt before it is judged, so that no number of them at once gets by
 * (security.md 5.4): it is kept by a failure and given back by a success. An exact sliding window: what
 * is refused is not counted, and each attempt counts until it is a window old.
 */
export function reserveAttempt(
  log: AttemptLog,
  now: number,
  { limit, windowMs, recentMs }: AttemptRule,
  id: string,
): { log: AttemptLog; decision: AttemptDecision } {
  // An instant further ahead than a window comes from a clock that was set back since.
  const counted = log.attempts.filter(({ time }) => Math.abs(now - time) < windowMs)
  const [oldest] = counted
  if (oldest && counted.length >= limit) {
    return {
      log: { attempts: counted, isRefusing: true },
      decision: {
        isAllowed: false,
        retryAfterMs: oldest.time + windowMs - now,
        count: counted.length,
        recent: recentOf(counted, now, recentMs),
        isFirstRefusal: !log.isRefusing,
      },
    }
  }
  const attempts = [...counted, { id, time: now }]
  const recent = recentOf(attempts, now, recentMs)
  return {
    log: { attempts, isRefusing: false },
    decision: {
      isAllowed: true,
      retryAfterMs: 0,
      count: attempts.length,
      recent,
      isFirstRefusal: false,
    },
  }
}

/** Gives one attempt's place back. */
export const releaseAttempt = (log: AttemptLog, id: string): AttemptLog => ({
  ...log,
  attempts: log.attempts.filter((attempt) => attempt.id !== id),
})

const recentOf = (attempts: AttemptLog['attempts'], now: number, recentMs: number) =>
  attempts.filter(({ time }) => Math.abs(now - time) < recentMs).length
