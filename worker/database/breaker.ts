/** What failed is not asked for now. */
export class RestingError extends Error {
  override name = 'RestingError'
}

const maxFailures = 3
const firstRestMs = 1000
const longestRestMs = 5000

/**
 * Leaves a database, or the snapshot of pages, that failed three times in a row alone for a second; then one
 * question probes, and its answer decides for the others. Each that fails doubles the rest, to five seconds at most.
 * Who comes meanwhile is told at once.
 */
export function createBreaker(clock: () => number = Date.now) {
  let failures = 0
  let restMs = 0
  let restsUntil = 0
  const rest = (ms: number) => {
    restMs = Math.min(ms, longestRestMs)
    restsUntil = clock() + restMs
  }
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (clock() < restsUntil) throw new RestingError('It failed just now')
    const isProbe = restMs > 0
    // A probe that never ends holds the others back no longer than that.
    if (isProbe) restsUntil = clock() + longestRestMs
    const fail = () => {
      failures += 1
      if (isProbe) rest(restMs * 2)
      else if (restMs === 0 && failures >= maxFailures) rest(firstRestMs)
    }
    try {
      const answer = await ask()
      if (isRefusal(answer)) fail()
      else [failures, restMs, restsUntil] = [0, 0, 0]
      return answer
    } catch (error) {
      fail()
      throw error
    }
  }
}

/** A database that was reached, and does not serve. */
const isRefusal = (answer: unknown) =>
  answer instanceof Response &&
  (answer.status >= 500 || answer.status === 401 || answer.status === 403)

export type Breaker = ReturnType<typeof createBreaker>
