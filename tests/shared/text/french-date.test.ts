import { describe, expect, it } from 'vitest'

import { longDate, numericDate, stampDate } from '#shared/text/french-date.ts'

describe('a date in French', () => {
  it.each([
    ['2026-11-14T12:00:00.000Z', '14/11/2026', '14 novembre 2026'],
    ['2025-06-01T10:00:00.000Z', '01/06/2025', '1er juin 2025'],
    ['2026-08-11T10:00:00.000Z', '11/08/2026', '11 août 2026'],
    ['2026-05-18', '18/05/2026', '18 mai 2026'],
  ])('writes %s', (iso, numeric, long) => {
    expect(numericDate(iso)).toBe(numeric)
    expect(longDate(iso)).toBe(long)
  })

  it.each([
    ['2026-01-31T22:59:59.999Z', '31/01/2026', '31 janvier 2026'],
    ['2026-01-31T23:00:00.000Z', '01/02/2026', '1er février 2026'],
    ['2026-06-30T22:00:00.000Z', '01/07/2026', '1er juillet 2026'],
  ])('takes the day it is in Paris at %s', (iso, numeric, long) => {
    expect(numericDate(iso)).toBe(numeric)
    expect(longDate(iso)).toBe(long)
  })

  it.each([
    ['2026-11-14', '14 NOV. 2026'],
    ['2026-05-01', '1 MAI 2026'],
  ])('stamps %s', (day, stamp) => {
    expect(stampDate(day)).toBe(stamp)
  })
})
