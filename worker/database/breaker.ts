import { IsolateBusyError } from '#worker/runtime/time-limit.ts'

/** The service failed repeatedly, so it was not asked. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

const maxFailures = 3
const firstOpenMs = 1000
const longestOpenMs = 5000

/**
 * Circuit breaker. After 3 consecutive failures `probe` asks the service its cheapest question; if that
 * fails too, the circuit opens for 1 s and requests fail at once. Then it is half-open: one request goes
 * through. If it fails, the circuit stays open for twice as long, up to 5 s. A request that failed because
 * this isolate was busy says nothing about the service and is not counted.
 */
export function createBreaker(probe: () => Promise<unknown>, clock: () => number = Date.now) {
  let failures = 0
  let isProbing = false
  let openMs = 0
  let openUntil = 0
  const open = (ms: number) => {
    openMs = Math.min(ms, longestOpenMs)
    openUntil = clock() + openMs
  }
  const close = () => {
    failures = 0
    openMs = 0
    openUntil = 0
  }

  async function countFailure(isHalfOpen: boolean): Promise<void> {
    failures += 1
    if (isHalfOpen) return open(openMs * 2)
    if (openMs > 0 || failures < maxFailures || isProbing) return
    isProbing = true
    try {
      await probe()
      close()
    } catch (error) {
      if (error instanceof IsolateBusyError) close()
      else open(firstOpenMs)
    } finally {
      isProbing = false
    }
  }

  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (clock() < openUntil) throw new CircuitOpenError('The service failed a moment ago')
    const isHalfOpen = openMs > 0
    // If this request never ends, another one is let through after the longest delay.
    if (isHalfOpen) openUntil = clock() + longestOpenMs
    try {
      const answer = await ask()
      if (isServiceFailure(answer)) await countFailure(isHalfOpen)
      else close()
      return answer
    } catch (error) {
      if (!(error instanceof IsolateBusyError)) await countFailure(isHalfOpen)
      // The next request tries again.
      else if (isHalfOpen) openUntil = clock()
      throw error
    }
  }
}

/** Other 4xx responses are about the request, not about the service. */
const isServiceFailure = (answer: unknown) =>
  answer instanceof Response &&
  (answer.status >= 500 || answer.status === 401 || answer.status === 403)

export type Breaker = ReturnType<typeof createBreaker>
