import { describe, expect, it } from 'vitest'

import {
  lastParisMonths,
  nextDay,
  parisClock,
  parisDayStart,
  parisInstant,
} from '#shared/items/paris-time.ts'

describe('the beginning of a Paris day', () => {
  it.each([
    ['in winter', '2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['in summer', '2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['when summer time begins', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['the day after', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['when summer time ends', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['the day after that', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s', (_season, day, instant) => {
    expect(parisDayStart(day)).toBe(instant)
  })
})

describe('a time of the clock of Paris', () => {
  it.each([
    ['in winter', '2026-01-15', '07:30', '2026-01-15T06:30:00.000Z'],
    ['in summer', '2026-07-15', '07:30', '2026-07-15T05:30:00.000Z'],
    ['that there is twice is the first', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_season, jour, heure, instant) => {
    expect(parisInstant(jour, heure)).toBe(instant)
    expect(parisClock(new Date(instant))).toEqual({ jour, heure })
  })

  it('that the clock skips is an hour later', () => {
    const instant = parisInstant('2026-03-29', '02:30')
    expect(parisClock(new Date(instant))).toEqual({ jour: '2026-03-29', heure: '03:30' })
  })
})

it('the day after a day is the next month or year where it must be', () => {
  expect(nextDay('2026-05-01')).toBe('2026-05-02')
  expect(nextDay('2028-02-28')).toBe('2028-02-29')
  expect(nextDay('2026-12-31')).toBe('2027-01-01')
})

describe('the last months', () => {
  it('end with the month of the day and run over the year', () => {
    expect(lastParisMonths('2026-02-10', 3)).toEqual([
      { mois: '2025-12', from: '2025-11-30T23:00:00.000Z', before: '2025-12-31T23:00:00.000Z' },
      { mois: '2026-01', from: '2025-12-31T23:00:00.000Z', before: '2026-01-31T23:00:00.000Z' },
      { mois: '2026-02', from: '2026-01-31T23:00:00.000Z', before: '2026-02-28T23:00:00.000Z' },
    ])
  })

  it('leave no instant out and count none twice', () => {
    const months = lastParisMonths('2026-12-31', 24)

    expect(months.slice(1).map(({ from }) => from)).toEqual(
      months.slice(0, -1).map(({ before }) => before),
    )
  })
})
