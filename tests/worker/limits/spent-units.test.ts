import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { type SpentUnits, spendUnits } from '#worker/limits/spent-units.ts'

const rule = { units: 600, windowSeconds: 60 }

/** Spends each of the given units at its second, and returns what was allowed. */
function spendAll(calls: { second: number; units: number }[]) {
  let spent: SpentUnits = []
  return calls.map(({ second, units }) => {
    const result = spendUnits(spent, second * 1000, units, rule)
    spent = result.spent
    return { second, units: Math.min(units, rule.units), decision: result.decision, stored: spent }
  })
}

const callsArbitrary = fc
  .array(fc.record({ wait: fc.nat(20), units: fc.integer({ min: 1, max: 700 }) }), {
    maxLength: 200,
  })
  .map((calls) => {
    let second = 0
    return calls.map(({ wait, units }) => ({ second: (second += wait), units }))
  })

it('never allows more than the budget within any window', () => {
  fc.assert(
    fc.property(callsArbitrary, (calls) => {
      const allowed = spendAll(calls).filter(({ decision }) => decision.allowed)
      for (const { second: end } of allowed) {
        const within = allowed.filter(
          ({ second }) => second <= end && end - second < rule.windowSeconds,
        )
        expect(within.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(rule.units)
      }
    }),
  )
})

it('allows a refused call after the time that its refusal gives, if nothing else is spent', () => {
  fc.assert(
    fc.property(callsArbitrary, (calls) => {
      for (const { second, units, decision, stored } of spendAll(calls)) {
        if (decision.allowed) continue
        const retryAt = (second + decision.retryAfterSeconds) * 1000
        expect(decision.retryAfterSeconds).toBeGreaterThan(0)
        expect(spendUnits(stored, retryAt, units, rule).decision).toEqual({ allowed: true })
      }
    }),
  )
})

it('stores at most one entry for each second of a window', () => {
  fc.assert(
    fc.property(callsArbitrary, (calls) => {
      for (const { stored } of spendAll(calls)) {
        expect(stored.length).toBeLessThanOrEqual(rule.windowSeconds)
      }
    }),
  )
})

it('lets exactly the budget pass, whatever number of calls it is spent by', () => {
  const calls = Array.from({ length: 100 }, () => ({ second: 7, units: 10 }))
  const decisions = spendAll(calls).map(({ decision }) => decision)

  expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(60)
  expect(decisions.at(-1)).toEqual({ allowed: false, retryAfterSeconds: 60 })
})

it('is not used up by refused calls', () => {
  const [, , , last] = spendAll([
    { second: 0, units: 600 },
    { second: 59, units: 600 },
    { second: 59, units: 1 },
    { second: 60, units: 600 },
  ])

  expect(last?.decision).toEqual({ allowed: true })
})

it('forgets what a clock that was set back had counted ahead', () => {
  const { spent } = spendUnits([], 1_000_000_000, 600, rule)

  expect(spendUnits(spent, 0, 600, rule).decision).toEqual({ allowed: true })
})
