import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type AttemptLog,
  emptyLog,
  outlookOf,
  releaseAttempt,
  reserveAttempt,
} from '#worker/limits/attempt-log.ts'

const rule = { limit: 3, windowMs: 900_000, recentMs: 300_000 }

/** What is decided of attempts at these instants. */
function decide(times: number[], log: AttemptLog = emptyLog) {
  let current = log
  return times.map((time, index) => {
    const reserved = reserveAttempt(current, time, rule, String(index))
    current = reserved.log
    return reserved.decision
  })
}

describe('attempts within a window', () => {
  it('are three, however quickly they come', () => {
    const decisions = decide([0, 0, 0, 0, 0])

    expect(decisions.map(({ isAllowed }) => isAllowed)).toEqual([true, true, true, false, false])
    expect(decisions.map(({ count }) => count)).toEqual([1, 2, 3, 3, 3])
  })

  it('are counted until each is a window old, and refused ones are not counted', () => {
    const decisions = decide([0, 1000, 2000, 500_000, 899_999, 900_000, 900_001, 901_000])

    const refused = decisions.flatMap(({ isAllowed }, index) => (isAllowed ? [] : [index]))
    expect(refused).toEqual([3, 4, 6])
    expect(decisions[3]?.retryAfterMs).toBe(400_000)
  })

  it('tell how many are of the last five minutes', () => {
    expect(decide([0, 299_999, 300_000]).map(({ recent }) => recent)).toEqual([1, 2, 2])
  })

  it('give their place back when they are released', () => {
    const { log } = reserveAttempt(emptyLog, 0, rule, 'a')
    const full = reserveAttempt(reserveAttempt(log, 0, rule, 'b').log, 0, rule, 'c').log

    expect(decide([1], full)[0]?.isAllowed).toBe(false)
    expect(decide([1], releaseAttempt(full, 'b'))[0]?.isAllowed).toBe(true)
    expect(decide([1], releaseAttempt(full, 'unknown'))[0]?.isAllowed).toBe(false)
  })

  it('of a clock that was set back do not refuse for ever', () => {
    const full = [1, 2, 3].reduce(
      (log, id) => reserveAttempt(log, 10_000_000, rule, String(id)).log,
      emptyLog,
    )

    expect(decide([0], full)[0]?.isAllowed).toBe(true)
  })
})

it('never are more than three in any fifteen minutes, whenever they come', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400_000), { maxLength: 60 }), (gaps) => {
      let now = 0
      const times = gaps.map((gap) => (now += gap))
      const allowed = decide(times).flatMap(({ isAllowed }, index) =>
        isAllowed ? [times[index] ?? 0] : [],
      )
      for (const time of allowed) {
        const together = allowed.filter((other) => other <= time && time - other < rule.windowMs)
        expect(together.length).toBeLessThanOrEqual(rule.limit)
      }
    }),
    { numRuns: 1000 },
  )
})

it('a look tells what an attempt would be told, and what is told of the last one still holds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400_000), { maxLength: 30 }), (gaps) => {
      let now = 0
      let log = emptyLog
      for (const gap of gaps) {
        now += gap
        const look = outlookOf(log, now, rule)
        const { log: after, decision } = reserveAttempt(log, now, rule, String(now))
        expect(look.retryAfterMs).toBe(decision.isAllowed ? 0 : decision.retryAfterMs)
        expect(look.count).toBe(decision.isAllowed ? decision.count - 1 : decision.count)
        expect(look.isRefusing).toBe(!decision.isAllowed && log.isRefusing)
        const { count, retryAfterMs } = outlookOf(after, now, rule)
        expect({ count, retryAfterMs }).toEqual({
          count: decision.count,
          retryAfterMs: decision.retryAfterMs,
        })
        log = after
      }
    }),
    { numRuns: 1000 },
  )
})
