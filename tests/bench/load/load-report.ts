import { markdownTable } from '#tests/bench/markdown-table.ts'
import { medianOf } from '#tests/bench/median.ts'

import type { Statuses } from './flood.ts'
import { connectionCounts, type Measure, type Slowdown, type Times } from './measure.ts'
import type { Withdrawal, WithdrawnAt } from './withdrawal.ts'

export type Memory = {
  /** Of the isolate, as sampled during the attacks, and after garbage was collected at the end. */
  peakHeapBytes: number
  endHeapBytes: number
  /** Of the whole runtime; undefined where the system does not say. */
  resident: { now: number; peak: number } | undefined
}

/** Both measures of an attack, held against the control of the same run. */
type Row = {
  name: string
  measures: Measure[]
  /** The worst of home and list, with each number of connections, in times of the control's slowdown. */
  worst: number
  goal: number | undefined
  isMet: boolean | undefined
}

/** How long a page that was withdrawn may be public. */
const longestPublicMs = 5000
const mostAtOnce = 2
const mostHeapBytes = 100_000_000

/** The attacks, worst first, and the control. */
export function judge(measures: Measure[]): Row[] {
  const controls = measures.filter(({ attack }) => attack.goal === undefined)
  const rows = [...Map.groupBy(measures, ({ attack }) => attack.name)].map(([name, same]): Row => {
    const goal = same[0]?.attack.goal
    const worst = Math.max(
      ...same.flatMap(({ connections, home, list }) => [
        ratioOf(home) / controlOf(controls, connections, (one) => one.home),
        ratioOf(list) / controlOf(controls, connections, (one) => one.list),
      ]),
    )
    return { name, measures: same, worst, goal, isMet: isMet(same, worst) }
  })
  return rows.toSorted((a, b) => b.worst / (b.goal ?? Infinity) - a.worst / (a.goal ?? Infinity))
}

function isMet([first, ...others]: Measure[], worst: number): boolean | undefined {
  if (first?.attack.goal === undefined) return undefined
  if (!first.attack.isSearch) return worst <= first.attack.goal
  return [first, ...others].every(({ atOnce }) => atOnce <= mostAtOnce)
}

function controlOf(
  controls: Measure[],
  connections: number,
  of: (measure: Measure) => Slowdown,
): number {
  const same = controls.filter((control) => control.connections === connections)
  return medianOf(same.map((control) => ratioOf(of(control)))) ?? Number.NaN
}

const ratioOf = ({ quiet, attacked }: Slowdown, of: keyof Times = 'median') =>
  attacked[of] / quiet[of]

/** What no attack may do, in words: faults of behaviour, where a slow answer may be the machine's. */
export function listFaults(measures: Measure[]): string[] {
  return measures.flatMap(({ attack, connections, innocents, withdrawals }) => {
    const unavailable = innocents[503] ?? 0
    return [
      ...(unavailable > 0 ? [`${unavailable} answers 503 to innocents`] : []),
      ...withdrawals.flatMap(({ at, writtenMs, publicMs }) => {
        if (writtenMs === undefined) return [`the withdrawal ${at} was not written`]
        return publicMs > longestPublicMs
          ? [`withdrawn ${at}, public for ${seconds(publicMs)}`]
          : []
      }),
    ].map((fault) => `${attack.name}, ${connections} connections: ${fault}`)
  })
}

export function formatReport(rows: Row[], memory: Memory): string {
  return [
    ...markdownTable(
      [
        'attack',
        ...connectionCounts.map((count) => `${count} connection${count > 1 ? 's' : ''}`),
        '× control',
        'goal',
        '',
        '503s',
        'gone after, elsewhere',
        'here',
        '429',
        'at once',
      ],
      rows.map(cellsOf),
    ),
    '',
    'Medians of innocents under the attack / in quiet, home · list. «× control» is the worst of them, in',
    'times of the control’s. Other cells: with one connection · with sixteen. «Gone after»: how long a page',
    'was public that was withdrawn elsewhere, or in the attacked isolate. «At once»: the most answers 2xx of',
    'the attacker that the isolate worked at together; by them, 2 at most, the search is judged until it is',
    'replaced.',
    '',
    ...markdownTable(
      [
        'attack',
        'connections',
        'home ms',
        'list ms',
        'p95',
        'innocents',
        'database-down',
        'attacker',
        'written',
        'heap',
      ],
      rows.flatMap(({ name, measures }) => measures.map((one) => detailsOf(name, one))),
    ),
    '',
    formatMemory(memory),
  ].join('\n')
}

export const formatMemory = ({ peakHeapBytes, endHeapBytes, resident }: Memory): string =>
  [
    `Heap of the isolate: ${megabytes(peakHeapBytes)} at most (goal ${megabytes(mostHeapBytes)}, ${peakHeapBytes <= mostHeapBytes ? 'met' : 'MISSED'})`,
    `${megabytes(endHeapBytes)} after garbage collection`,
    resident
      ? `process: ${megabytes(resident.now)} resident, ${megabytes(resident.peak)} at most`
      : 'process: not measured',
  ].join('; ')

/** One row in words, for the table of all proofs. */
export function formatFigure({ measures, worst, goal, isMet: met }: Row): string {
  const slowdowns = connectionCounts.map((count) => `${count}: ${slowdownAt(measures, count)}`)
  const verdict =
    goal === undefined ? '' : `; ×${worst.toFixed(1)} control, goal ${goal}: ${verdictText(met)}`
  return `${slowdowns.join('; ')}${verdict}`
}

function cellsOf({ name, measures, worst, goal, isMet: met }: Row): (string | number)[] {
  /** A cell with a part for each number of connections. */
  const parts = (textOf: (same: Measure[]) => string) =>
    connectionCounts
      .map((count) => textOf(measures.filter(({ connections }) => connections === count)))
      .join(' · ')
  const withdrawn = (at: WithdrawnAt) =>
    parts((same) =>
      withdrawnText(
        same.flatMap((one) => one.withdrawals),
        at,
      ),
    )
  return [
    name,
    ...connectionCounts.map((count) => slowdownAt(measures, count)),
    goal === undefined ? '' : worst.toFixed(1),
    goal ?? '',
    verdictText(met),
    parts((same) => String(sumOf(same.map(({ innocents }) => innocents[503] ?? 0)))),
    withdrawn('elsewhere'),
    withdrawn('here'),
    parts((same) =>
      shareOf(
        same.map(({ attacker }) => attacker),
        429,
      ),
    ),
    parts((same) => String(Math.max(...same.map(({ atOnce }) => atOnce)))),
  ]
}

function withdrawnText(withdrawals: Withdrawal[], at: WithdrawnAt): string {
  const same = withdrawals.filter((one) => one.at === at)
  if (same.length === 0) return '–'
  if (same.some(({ writtenMs }) => writtenMs === undefined)) return 'not written'
  return seconds(Math.max(...same.map(({ publicMs }) => publicMs)))
}

/** Of the control, which is measured several times, the median. */
function slowdownAt(measures: Measure[], connections: number): string {
  const same = measures.filter((one) => one.connections === connections)
  const medianRatio = (of: (measure: Measure) => Slowdown) =>
    medianOf(same.map((one) => ratioOf(of(one)))) ?? Number.NaN
  return `×${factor(medianRatio((one) => one.home))} · ×${factor(medianRatio((one) => one.list))}`
}

function detailsOf(name: string, measure: Measure): (string | number)[] {
  const { connections, home, list, innocents, databaseDown, attacker, withdrawals } = measure
  const writtenMs = withdrawals.find(({ at }) => at === 'here')?.writtenMs
  return [
    name,
    connections,
    mediansText(home),
    mediansText(list),
    `×${factor(ratioOf(home, 'p95'))} · ×${factor(ratioOf(list, 'p95'))}`,
    statusText(innocents),
    databaseDown,
    statusText(attacker),
    writtenMs === undefined ? '–' : seconds(writtenMs),
    megabytes(measure.peakHeapBytes),
  ]
}

const mediansText = ({ quiet, attacked }: Slowdown) =>
  `${quiet.median.toFixed(1)} → ${attacked.median.toFixed(1)}`

const verdictText = (met: boolean | undefined) => (met === undefined ? '' : met ? 'met' : 'MISSED')
const factor = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

const statusText = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'failed' : status}`)
    .join(', ')

function shareOf(all: Statuses[], status: number): string {
  const part = sumOf(all.map((statuses) => statuses[status] ?? 0))
  const whole = sumOf(all.flatMap((statuses) => Object.values(statuses)))
  return `${Math.round((100 * part) / Math.max(whole, 1))} %`
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)
