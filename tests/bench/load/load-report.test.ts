import { expect, it } from 'vitest'

import { control } from './attacks.ts'
import { judge, listFaults } from './load-report.ts'
import { type Measure, mostAtOnce, type Slowdown } from './measure.ts'

const slowdown = (quiet: number, attacked: number): Slowdown => ({
  quiet: { median: quiet, p95: quiet },
  attacked: { median: attacked, p95: attacked },
})

function measureOf(name: string, overrides: Partial<Measure> = {}): Measure {
  return {
    attack: { ...control, name, goal: 2 },
    connections: 1,
    home: slowdown(1, 1),
    list: slowdown(1, 1),
    innocents: { 200: 100 },
    databaseDown: 0,
    attacker: { 200: 100 },
    atOnce: 1,
    withdrawals: [],
    peakHeapBytes: 0,
    ...overrides,
  }
}

const controlMeasure = (ratio: number): Measure => ({
  ...measureOf('control'),
  attack: control,
  home: slowdown(1, ratio),
  list: slowdown(1, ratio),
})

it('holds the worst of an attack against the median of the controls, worst attack first', () => {
  const rows = judge([
    controlMeasure(2),
    measureOf('harmless', { home: slowdown(2, 6) }),
    measureOf('harmful', { list: slowdown(1, 20) }),
    controlMeasure(90),
    controlMeasure(1),
  ])

  expect(rows.map(({ name, worst, isMet }) => [name, worst, isMet])).toEqual([
    ['harmful', 10, false],
    ['harmless', 1.5, true],
    [control.name, 45, undefined],
  ])
})

it('judges an attack on the search by its answers at once', () => {
  const measure = measureOf('search', { home: slowdown(1, 90), atOnce: 2 })
  const attack = { ...measure.attack, isSearch: true }

  const verdicts = [2, 3].map((atOnce) =>
    judge([controlMeasure(1), { ...measure, attack, atOnce }]).map(({ isMet }) => isMet),
  )

  expect(verdicts).toEqual([
    [true, undefined],
    [false, undefined],
  ])
})

it('names 503s, withdrawn pages that stayed and withdrawals that failed, and nothing slow', () => {
  const withdrawal = { at: 'here', refusals: { statuses: {}, databaseDown: 0 } } as const
  const faults = listFaults([
    measureOf('slow', { home: slowdown(1, 900) }),
    measureOf('bad', {
      innocents: { 200: 1, 503: 4 },
      withdrawals: [
        { ...withdrawal, writtenMs: 1, publicMs: 4999 },
        { ...withdrawal, writtenMs: 1, publicMs: 5100 },
        { ...withdrawal, writtenMs: undefined, publicMs: 0 },
      ],
    }),
  ])

  expect(faults).toEqual([
    'bad, 1 connections: 4 answers 503 to innocents',
    'bad, 1 connections: withdrawn here, public for 5.1 s',
    'bad, 1 connections: the withdrawal here was not written',
  ])
})

it('counts the answers that were worked at together', () => {
  const client = 'attacker'

  expect(mostAtOnce([])).toBe(0)
  expect(
    mostAtOnce([
      { client, from: 0, to: 3 },
      { client, from: 1, to: 2 },
      { client, from: 4, to: 5 },
    ]),
  ).toBe(2)
})
