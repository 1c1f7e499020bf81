import type { StoredBytes } from './search-size.ts'
import { type Failure, percentile, type QueryTiming } from './search-timing.ts'

export const wayNames = ['service', 'counts', 'worker', 'suggestions', 'like'] as const
export type WayName = (typeof wayNames)[number]

/** What was measured on a catalogue of one size. */
export type SizeMeasure = {
  items: number
  loadSeconds: number | undefined
  bytes: StoredBytes
  timings: Record<WayName, QueryTiming[]>
  failures: Failure[]
  /** Average number of programs that wanted a processor, before and after. */
  machineLoad: [before: number, after: number]
}

/** Percentiles over the medians of the queries, in milliseconds. */
type Summary = {
  queries: number
  answered: number
  p50: number
  p99: number
  max: number
  /** The slowest of all single requests. */
  slowest: number
}

type Verdict = { figure: string; limit: string; measured: number; isMet: boolean }
type SizeReport = {
  items: number
  loadSeconds: number | undefined
  machineLoad: [number, number]
  bytesPerThousandItems: { all: number; withoutSearch: number }
  ways: Record<WayName, Summary>
  kinds: { kind: string; service: Summary; worker: Summary; like: Summary | undefined }[]
  beginnings: { kind: string; suggestions: Summary }[]
  /** Median of LIKE by median of the service, over the queries that both were asked. */
  likeByService: number
  slowest: QueryTiming[]
  failures: Failure[]
}
export type Report = { sizes: SizeReport[]; growth: number | undefined; verdicts: Verdict[] }

const [middleSize, largeSize] = [10_000, 100_000]
const namedSlowest = 10

export function makeReport(measures: SizeMeasure[]): Report {
  const sizes = measures.map(sizeReport)
  const large = sizes.find(({ items }) => items === largeSize)
  const middle = sizes.find(({ items }) => items === middleSize)
  const growth = large && middle && large.ways.service.p50 / middle.ways.service.p50
  return {
    sizes,
    growth,
    verdicts: [
      ...(large ? largeVerdicts(large) : []),
      ...(growth === undefined
        ? []
        : [atMost('service median, 100,000 items by 10,000', growth, 3, '')]),
    ],
  }
}

function sizeReport(measure: SizeMeasure): SizeReport {
  const { items, loadSeconds, machineLoad, bytes, timings, failures } = measure
  const comparable = new Set(timings.like.map(({ q }) => q))
  const service = summarise(timings.service.filter(({ q }) => comparable.has(q)))
  const like = byKind(timings.like)
  const worker = byKind(timings.worker)
  const perThousand = (size: number) => Math.round((size * 1000) / items)
  return {
    items,
    loadSeconds,
    machineLoad,
    bytesPerThousandItems: {
      all: perThousand(bytes.all),
      withoutSearch: perThousand(bytes.all - bytes.search),
    },
    ways: {
      service: summarise(timings.service),
      counts: summarise(timings.counts),
      worker: summarise(timings.worker),
      suggestions: summarise(timings.suggestions),
      like: summarise(timings.like),
    },
    kinds: [...byKind(timings.service)].map(([kind, ofKind]) => ({
      kind,
      service: summarise(ofKind),
      worker: summarise(worker.get(kind) ?? []),
      like: like.has(kind) ? summarise(like.get(kind) ?? []) : undefined,
    })),
    beginnings: [...byKind(timings.suggestions)].map(([kind, ofKind]) => ({
      kind,
      suggestions: summarise(ofKind),
    })),
    likeByService: summarise(timings.like).p50 / service.p50,
    slowest: timings.service.toSorted((a, b) => b.ms - a.ms).slice(0, namedSlowest),
    failures,
  }
}

function largeVerdicts({ ways, likeByService }: SizeReport): Verdict[] {
  return [
    atMost('service p99 at 100,000 items', ways.service.p99, 25, ' ms'),
    atMost('slowest query at 100,000 items', ways.service.max, 60, ' ms'),
    {
      figure: 'LIKE median by service median at 100,000 items',
      limit: 'at least 10',
      measured: likeByService,
      isMet: likeByService >= 10,
    },
    atMost('suggestions p99 at 100,000 items', ways.suggestions.p99, 10, ' ms'),
  ]
}

function atMost(figure: string, measured: number, limit: number, unit: string): Verdict {
  return { figure, limit: `at most ${limit}${unit}`, measured, isMet: measured <= limit }
}

function byKind(timings: QueryTiming[]): Map<string, QueryTiming[]> {
  return Map.groupBy(timings, ({ kind }) => kind)
}

function summarise(timings: QueryTiming[]): Summary {
  const medians = timings.map(({ ms }) => ms)
  return {
    queries: timings.length,
    answered: timings.filter(({ total }) => total > 0).length,
    p50: percentile(medians, 0.5),
    p99: percentile(medians, 0.99),
    max: percentile(medians, 1),
    slowest: percentile(
      timings.map(({ slowestMs }) => slowestMs),
      1,
    ),
  }
}
