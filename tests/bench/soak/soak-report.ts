import { markdownTable } from '#tests/bench/markdown-table.ts'
import { percentile } from '#tests/bench/search/search-timing.ts'

import type { Paced } from './soak-pace.ts'

/** Heap after garbage collection, and what the requests before it came to. */
export type Minute = Omit<Paced, 'unexpected'> & {
  heapBytes: number
  unexpected: [what: string, answers: number][]
}

const limits = { p99Ms: 250, growthBytes: 5_000_000, slopeBytesPerMinute: 100_000 }

/** Prints what the minutes after the warm-up came to; tells whether every figure is met. */
export function printSoak(warmUp: Minute, minutes: Minute[]): boolean {
  const times = minutes.flatMap((minute) => minute.times)
  const unexpected = totals([warmUp, ...minutes].flatMap((minute) => minute.unexpected))
  const heaps = minutes.map(({ heapBytes }) => heapBytes)
  const figures = {
    wrong: unexpected.reduce((sum, [, answers]) => sum + answers, 0),
    p99Ms: percentile(times, 0.99),
    growthBytes: Math.max(...heaps) - warmUp.heapBytes,
    slopeBytesPerMinute: slopeOf(heaps),
  }
  const rows: [measure: string, goal: string, measured: string, isMet: boolean][] = [
    ['unexpected answers', 'none', String(figures.wrong), figures.wrong === 0],
    row('p99, ms', figures.p99Ms, limits.p99Ms),
    row('heap above that after the warm-up, bytes', figures.growthBytes, limits.growthBytes),
    row(
      'growth of the heap, bytes a minute',
      figures.slopeBytesPerMinute,
      limits.slopeBytesPerMinute,
    ),
  ]
  console.log(
    [
      `${times.length} requests in ${minutes.length} minutes; heap after the warm-up ${megabytes(warmUp.heapBytes)}, then ${heaps.map(megabytes).join(', ')}`,
      '',
      ...markdownTable(
        ['measure', 'goal', 'measured', ''],
        rows.map(([measure, goal, measured, isMet]) => [
          measure,
          goal,
          measured,
          isMet ? 'met' : 'MISSED',
        ]),
      ),
      ...unexpected.map(([what, answers]) => `UNEXPECTED, ${answers} times: ${what}`),
    ].join('\n'),
  )
  return rows.every(([, , , isMet]) => isMet)
}

function row(measure: string, value: number, limit: number): [string, string, string, boolean] {
  return [measure, `at most ${limit}`, value.toFixed(0), value <= limit]
}

function totals(counts: [what: string, answers: number][]): [what: string, answers: number][] {
  const byKind = Map.groupBy(counts, ([what]) => what)
  return [...byKind].map(([what, of]) => [what, of.reduce((sum, [, answers]) => sum + answers, 0)])
}

/** Of the line that lies nearest to values measured once a minute. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const spread = values.reduce((sum, _, minute) => sum + (minute - middle) ** 2, 0)
  return values.reduce((sum, value, minute) => sum + value * (minute - middle), 0) / spread
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
