import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emptyWindow, takeSlot, type WindowState } from '#shared/access/sliding-window.ts'

const rule = { limit: 3, windowMs: 1000 }

/** Tries at each of these instants, and tells which were allowed. */
function tryAt(instants: number[], limited = rule) {
  let state: WindowState = emptyWindow
  const decisions = instants.map((now) => {
    const decision = takeSlot(state, now, limited)
    state = decision.state
    return decision
  })
  return { state, decisions, allowed: decisions.map(({ allowed }) => allowed) }
}

describe('a sliding window (R216)', () => {
  it('allows requests up to its limit and refuses the next', () => {
    expect(tryAt([0, 0, 0, 0]).allowed).toEqual([true, true, true, false])
  })

  it('slides: a request counts until it is one window old, to the millisecond', () => {
    expect(tryAt([0, 500, 900, 1000]).allowed).toEqual([true, true, true, true])
    expect(tryAt([0, 500, 900, 999]).allowed).toEqual([true, true, true, false])
  })

  it('refuses for one whole window once the limit was reached, and no longer', () => {
    const { allowed } = tryAt([0, 10, 20, 900, 1500, 1899, 1900])

    expect(allowed).toEqual([true, true, true, false, false, false, true])
  })

  it('is not prolonged by tries while it refuses', () => {
    const { state, decisions } = tryAt([0, 10, 20, 900, 1500])

    expect(state.refusedUntil).toBe(1900)
    expect(decisions.map(({ retryAfterMs }) => retryAfterMs)).toEqual([0, 0, 0, 1000, 400])
  })

  it('gives back the state it was given when a refused try changes nothing', () => {
    const { state } = tryAt([0, 10, 20, 900])

    expect(takeSlot(state, 950, rule).state).toBe(state)
  })

  it('outlives a clock that was set back a day', () => {
    const { state } = tryAt([90_000_000, 90_000_010, 90_000_020, 90_000_030])

    expect(takeSlot(state, 1000, rule).allowed).toBe(true)
  })

  it('never allows more than its limit in any one window, and forgets what is past', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 60 })
    const limits = fc.integer({ min: 1, max: 5 })
    fc.assert(
      fc.property(steps, limits, (gaps, limit) => {
        const instants = gaps.map((_, index) =>
          gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0),
        )
        const { allowed, state } = tryAt(instants, { limit, windowMs: 1000 })
        const taken = instants.filter((_, index) => allowed[index])
        for (const end of taken) {
          const inWindow = taken.filter((time) => time > end - 1000 && time <= end)
          expect(inWindow.length).toBeLessThanOrEqual(limit)
        }
        expect(state.times.length).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it('always allows a client that keeps within the limit', () => {
    const gaps = fc.array(fc.integer({ min: 334, max: 2000 }), { maxLength: 50 })
    fc.assert(
      fc.property(gaps, (waits) => {
        const instants = waits.map((_, index) =>
          waits.slice(0, index + 1).reduce((sum, wait) => sum + wait, 0),
        )
        expect(tryAt(instants).allowed).not.toContain(false)
      }),
    )
  })
})
