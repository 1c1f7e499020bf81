/** What a limiter remembers of one client: instants in milliseconds. */
export type WindowState = { times: number[]; refusedUntil: number }

export type WindowRule = { limit: number; windowMs: number }

export type SlotDecision = { state: WindowState; allowed: boolean; retryAfterMs: number }

export const emptyWindow: WindowState = { times: [], refusedUntil: 0 }

/**
 * Asks for one more request in a sliding window. Once the limit is reached requests are refused for
 * one whole window, which further tries do not prolong: such a try leaves the very
 * state it was given.
 */
export function takeSlot(
  state: WindowState,
  now: number,
  { limit, windowMs }: WindowRule,
): SlotDecision {
  const { times, refusedUntil } = state
  // An instant further ahead than a window comes from a clock that was set back since.
  if (refusedUntil > now && refusedUntil - now <= windowMs) {
    return { state, allowed: false, retryAfterMs: refusedUntil - now }
  }
  const counted = times.filter((time) => Math.abs(now - time) < windowMs)
  if (counted.length >= limit) {
    const refused = { times: counted, refusedUntil: now + windowMs }
    return { state: refused, allowed: false, retryAfterMs: windowMs }
  }
  return { state: { times: [...counted, now], refusedUntil: 0 }, allowed: true, retryAfterMs: 0 }
}
