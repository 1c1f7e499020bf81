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
 * is refused is not counted, and each attempt counts until it is a window old. A refusal that changes
 * nothing leaves the very log it was given.
 */
export function reserveAttempt(
  log: AttemptLog,
  now: number,
  { limit, windowMs, recentMs }: AttemptRule,
  id: string,
): { log: AttemptLog; decision: AttemptDecision } {
  const counted = attemptsWithin(log, now, windowMs)
  const [oldest] = counted
  if (oldest && counted.length >= limit) {
    const isKnown = log.isRefusing && counted.length === log.attempts.length
    return {
      log: isKnown ? log : { attempts: counted, isRefusing: true },
      decision: {
        isAllowed: false,
        retryAfterMs: oldest.time + windowMs - now,
        count: counted.length,
        recent: attemptsWithin(log, now, recentMs).length,
        isFirstRefusal: !log.isRefusing,
      },
    }
  }
  const after = { attempts: [...counted, { id, time: now }], isRefusing: false }
  return {
    log: after,
    decision: {
      isAllowed: true,
      retryAfterMs: 0,
      count: after.attempts.length,
      recent: attemptsWithin(after, now, recentMs).length,
      isFirstRefusal: false,
    },
  }
}

/** Gives one attempt's place back. */
export const releaseAttempt = (log: AttemptLog, id: string): AttemptLog => ({
  ...log,
  attempts: log.attempts.filter((attempt) => attempt.id !== id),
})

/** Whether an attempt would be refused, which takes no place. */
export const isFull = (
  log: AttemptLog,
  now: number,
  { limit, windowMs }: Omit<AttemptRule, 'recentMs'>,
): boolean => attemptsWithin(log, now, windowMs).length >= limit

/** What is left of a refusal that was told before and still holds, in milliseconds; else null. */
export function standingRefusalMs(
  log: AttemptLog,
  now: number,
  rule: Omit<AttemptRule, 'recentMs'>,
): number | null {
  const [oldest] = attemptsWithin(log, now, rule.windowMs)
  return oldest && log.isRefusing && isFull(log, now, rule)
    ? oldest.time + rule.windowMs - now
    : null
}

/** An instant further ahead than a window comes from a clock that was set back since. */
const attemptsWithin = ({ attempts }: AttemptLog, now: number, windowMs: number) =>
  attempts.filter(({ time }) => Math.abs(now - time) < windowMs)
