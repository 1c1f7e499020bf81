/** What is remembered of attempts to sign in: when each began, those that succeeded left out. */
export type AttemptLog = { attempts: { id: string; time: number }[]; isRefusing: boolean }

export type CountRule = { limit: number; windowMs: number }

export type AttemptRule = CountRule & { recentMs: number }

export type AttemptDecision = {
  isAllowed: boolean
  /** When the next attempt may be made, while this one keeps its place. */
  retryAfterMs: number
  /** Attempts in the window, this one included. */
  count: number
  /** Those of them that are of the last moments. */
  recent: number
}

export const emptyLog: AttemptLog = { attempts: [], isRefusing: false }

/**
 * Takes a place for an attempt before it is judged, so that no number of them at once gets by:
 * it is kept by a failure and given back by a success. An exact sliding window: what
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
  if (counted.length >= limit) {
    const isKnown = log.isRefusing && counted.length === log.attempts.length
    return {
      log: isKnown ? log : { attempts: counted, isRefusing: true },
      decision: {
        isAllowed: false,
        retryAfterMs: waitMs(counted, now, { limit, windowMs }),
        count: counted.length,
        recent: attemptsWithin(log, now, recentMs).length,
      },
    }
  }
  const after = { attempts: [...counted, { id, time: now }], isRefusing: false }
  return {
    log: after,
    decision: {
      isAllowed: true,
      retryAfterMs: waitMs(after.attempts, now, { limit, windowMs }),
      count: after.attempts.length,
      recent: attemptsWithin(after, now, recentMs).length,
    },
  }
}

/** Gives one attempt's place back. */
export const releaseAttempt = (log: AttemptLog, id: string): AttemptLog => ({
  ...log,
  attempts: log.attempts.filter((attempt) => attempt.id !== id),
})

/** How an attempt would fare. */
export type AttemptOutlook = {
  /** Attempts in the window. */
  count: number
  /** 0 while one more would be allowed. */
  retryAfterMs: number
  /** A refusal was told before, and still holds. */
  isRefusing: boolean
}

/** Looks without taking a place. */
export function outlookOf(log: AttemptLog, now: number, rule: CountRule): AttemptOutlook {
  const counted = attemptsWithin(log, now, rule.windowMs)
  const retryAfterMs = waitMs(counted, now, rule)
  return {
    count: counted.length,
    retryAfterMs,
    isRefusing: log.isRefusing && retryAfterMs > 0,
  }
}

/** Until so many of the attempts are past that another may be made. */
function waitMs(counted: AttemptLog['attempts'], now: number, { limit, windowMs }: CountRule) {
  const last = counted.at(-limit)
  return last ? last.time + windowMs - now : 0
}

/** An instant further ahead than a window comes from a clock that was set back since. */
const attemptsWithin = ({ attempts }: AttemptLog, now: number, windowMs: number) =>
  attempts.filter(({ time }) => Math.abs(now - time) < windowMs)
