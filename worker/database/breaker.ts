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
  return async (ask: () => Promise<Response>): Promise<Response> => {
    if (clock() < restsUntil) throw new RestingError('It failed just now')
    if (failures >= maxFailures) restsUntil = clock() + restMs
    const fail = () => {
      failures += 1
      if (failures >= maxFailures) restsUntil = clock() + restMs
    }
    try {
      const response = await ask()
      if (response.status >= 500 || response.status === 401 || response.status === 403) fail()
      else [failures, restsUntil] = [0, 0]
      return response
    } catch (error) {
      fail()
      throw error
    }
  }
}

export type Breaker = ReturnType<typeof createBreaker>
