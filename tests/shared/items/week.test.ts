import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mondayOf } from '#shared/items/week.ts'

describe('the Monday of a week', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-03-01', '2026-02-23'],
    ['2026-01-01', '2025-12-29'],
    ['2024-03-03', '2024-02-26'],
  ])('of %s is %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  it('is a Monday, at most six days earlier, of any day', () => {
    const days = fc.date({
      min: new Date('1970-01-05'),
      max: new Date('2999-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const monday = new Date(mondayOf(day))
        const daysBefore = (Date.parse(day) - monday.getTime()) / 86_400_000

        expect(monday.getUTCDay()).toBe(1)
        expect(daysBefore).toBeGreaterThanOrEqual(0)
        expect(daysBefore).toBeLessThanOrEqual(6)
      }),
    )
  })
})
