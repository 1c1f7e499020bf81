import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { pastDay } from '#shared/text/past-day.ts'

const now = new Date(2026, 10, 26, 9, 30)

it.each([
  [new Date(2026, 10, 26, 9, 29), 'aujourd’hui'],
  [new Date(2026, 10, 26, 0, 0), 'aujourd’hui'],
  [new Date(2026, 10, 25, 23, 59), 'hier'],
  [new Date(2026, 10, 24, 12), 'mardi'],
  [new Date(2026, 10, 20, 0, 0), 'vendredi'],
  [new Date(2026, 10, 19, 23, 59), 'le 19 novembre'],
  [new Date(2026, 10, 1, 12), 'le 1er novembre'],
  // A clock that was put back.
  [new Date(2026, 10, 27, 12), 'aujourd’hui'],
])('says the day of %s', (at, day) => {
  expect(pastDay(at, now)).toBe(day)
})

it('says yesterday from any hour of a day to any of the next, whatever the clocks do', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  fc.assert(
    fc.property(fc.nat(800), hour, hour, (day, from, to) => {
      expect(pastDay(new Date(2026, 0, day, from), new Date(2026, 0, day + 1, to))).toBe('hier')
    }),
  )
})
