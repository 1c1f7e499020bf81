/** What failed is not asked for now. */
export class RestingError extends Error {
  override name = 'RestingError'
}

const maxFailures = 3
const restMs = 5000

/**
 * Leaves a database, or the snapshot of pages, that failed three times in a row alone for five seconds;
 * then one question probes, and its answer decides for the others. Who comes meanwhile
 * is told at once.
 */
export function createBreaker(clock: () => number = Date.now) {
  let failures = 0
  let restsUntil = 0
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (clock() < restsUntil) throw new RestingError('It failed just now')
    if (failures >= maxFailures) restsUntil = clock() + restMs
    const fail = () => {
      failures += 1
      if (failures >= maxFailures) restsUntil = clock() + restMs
    }
    try {
      const answer = await ask()
      if (isRefusal(answer)) fail()
      else [failures, restsUntil] = [0, 0]
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
