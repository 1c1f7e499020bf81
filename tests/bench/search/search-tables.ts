import { type Cell, markdownTable } from '#tests/bench/markdown-table.ts'

import { type Report, type WayName, wayNames } from './search-report.ts'

type SizeReport = Report['sizes'][number]
type Summary = SizeReport['ways']['service']

const wayTitles: Record<WayName, string> = {
  service: 'first page and count, service',
  counts: 'the same with filter counts',
  worker: 'all of it through the Worker',
  suggestions: 'suggestions, service',
  like: 'LIKE on the same rows',
}

/** The report as a person reads it, in Markdown. */
export function formatReport({ sizes, growth, verdicts }: Report): string {
  return [
    ...sizes.flatMap(sizeLines),
    ...(growth === undefined
      ? []
      : [`Service median, 100,000 items by 10,000: ${growth.toFixed(2)}`, '']),
    ...verdicts.map(
      ({ figure, limit, measured, isMet }) =>
        `${isMet ? 'met' : 'NOT MET'}: ${figure}: ${milliseconds(measured)} (${limit})`,
    ),
    '',
    ...notes,
  ].join('\n')
}

const notes = [
  'Milliseconds. Each query was asked once unmeasured, in a shuffled order, then three times, the',
  'ways taking turns; p50, p99 and max are over the medians of these three, «slowest» is the',
  'slowest single request. LIKE: above 1,000 items every fifth query, above 10,000 once, unwarmed.',
  'Service and LIKE are called in Node and reach the database over HTTP; all runs on one machine.',
]

function sizeLines(size: SizeReport): string[] {
  const { items, loadSeconds, machineLoad, bytesPerThousandItems: bytes } = size
  const loaded =
    loadSeconds === undefined ? 'loaded before' : `loaded in ${loadSeconds.toFixed(0)} s`
  return [
    `## ${items.toLocaleString('en')} items`,
    '',
    `${loaded}; machine load ${machineLoad.map((load) => load.toFixed(1)).join(' before, ')} after`,
    `${megabytes(bytes.all)} for 1,000 items, ${megabytes(bytes.withoutSearch)} without the search`,
    '',
    ...markdownTable(
      ['way', ...summaryHeads],
      wayNames.map((way) => summaryCells(wayTitles[way], size.ways[way])),
    ),
    '',
    ...markdownTable(
      ['kind of query', ...summaryHeads, 'Worker p50', 'LIKE p50'],
      size.kinds.map(({ kind, service, worker, like }) =>
        summaryCells(kind, service).concat(
          milliseconds(worker.p50),
          like ? milliseconds(like.p50) : '',
        ),
      ),
    ),
    '',
    ...markdownTable(
      ['suggestions for', ...summaryHeads],
      size.beginnings.map(({ kind, suggestions }) => summaryCells(kind, suggestions)),
    ),
    '',
    `LIKE median by service median: ${size.likeByService.toFixed(1)}`,
    '',
    ...markdownTable(
      ['slowest', 'kind', 'answers', 'median', 'slowest'],
      size.slowest.map(({ q, kind, total, ms, slowestMs }) => [
        q.length > 40 ? `${q.slice(0, 39)}…` : q,
        kind,
        total,
        milliseconds(ms),
        milliseconds(slowestMs),
      ]),
    ),
    '',
    ...size.failures.map(({ way, q, reason }) => `FAILED: ${way}, «${q}»: ${reason}`),
  ]
}

const summaryHeads = ['queries', 'answered', 'p50', 'p99', 'max', 'slowest']

function summaryCells(title: string, summary: Summary): Cell[] {
  const { queries, answered, p50, p99, max, slowest } = summary
  return [title, queries, answered, ...[p50, p99, max, slowest].map(milliseconds)]
}

const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
