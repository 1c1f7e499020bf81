import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dailyIndex, dayInParis, firstDailyGptSlug } from '#shared/items/daily-pick.ts'

describe('the day in Paris', () => {
  it.each([
    ['a winter day begins at 23:00 UTC', '2026-01-14T22:59:59.999Z', '2026-01-14'],
    ['a winter day begins at 23:00 UTC', '2026-01-14T23:00:00.000Z', '2026-01-15'],
    ['a summer day begins at 22:00 UTC', '2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['a summer day begins at 22:00 UTC', '2026-07-14T22:00:00.000Z', '2026-07-15'],
    [
      'the day of the spring change begins in winter time',
      '2026-03-28T22:59:59.999Z',
      '2026-03-28',
    ],
    [
      'the day of the spring change begins in winter time',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29',
    ],
    ['the spring change moves no day', '2026-03-29T01:00:00.000Z', '2026-03-29'],
    ['the day of the spring change ends in summer time', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['the day of the spring change ends in summer time', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    [
      'the day of the autumn change begins in summer time',
      '2026-10-24T21:59:59.999Z',
      '2026-10-24',
    ],
    [
      'the day of the autumn change begins in summer time',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25',
    ],
    ['the hour that comes twice is of the same day', '2026-10-25T00:30:00.000Z', '2026-10-25'],
    ['the hour that comes twice is of the same day', '2026-10-25T01:30:00.000Z', '2026-10-25'],
    ['the day of the autumn change ends in winter time', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['the day of the autumn change ends in winter time', '2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['a year begins before UTC does', '2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['a leap day is a day', '2028-02-29T12:00:00.000Z', '2028-02-29'],
  ])('%s: %s is %s', (_rule, instant, day) => {
    expect(dayInParis(new Date(instant))).toBe(day)
  })
})

describe('the place of the item of the day (R210, R211)', () => {
  it('is the day as a number, modulo the length of the list, for a GPT', () => {
    expect(dailyIndex('2025-06-06', 'gpt', 86)).toBe(20_250_606 % 86)
    expect(dailyIndex('2025-06-06', 'gpt', 86)).toBe(14)
  })

  it('is that of the number plus one for a prompt', () => {
    expect(dailyIndex('2025-06-06', 'prompt', 34)).toBe(20_250_607 % 34)
    expect(dailyIndex('2025-06-06', 'prompt', 34)).toBe(3)
  })

  it('goes round the end of the list for a prompt', () => {
    expect(dailyIndex('2025-06-06', 'gpt', 20_250_607)).toBe(20_250_606)
    expect(dailyIndex('2025-06-06', 'prompt', 20_250_607)).toBe(0)
  })

  it('is nowhere in an empty list', () => {
    expect(dailyIndex('2026-11-21', 'gpt', 0)).toBeUndefined()
    expect(dailyIndex('2026-11-21', 'prompt', 0)).toBeUndefined()
  })

  it('is inside any list on any day', () => {
    const instants = fc.date({
      min: new Date('2025-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom('gpt', 'prompt'),
        fc.integer({ min: 1, max: 100_000 }),
        (instant, kind, length) => {
          const index = dailyIndex(dayInParis(instant), kind, length)
          expect(Number.isInteger(index)).toBe(true)
          expect(index).toBeGreaterThanOrEqual(0)
          expect(index).toBeLessThan(length)
        },
      ),
    )
  })
})

it('puts lovable-architect first in the list of the daily GPT (R210)', () => {
  expect(firstDailyGptSlug).toBe('lovable-architect')
})
