import type { LighthousePage } from '#tests/bench/browser/lighthouse-visits.ts'

import type { PageBytes } from './edge-bytes.ts'
import type { Memory } from './edge-memory.ts'
import type { EdgePages } from './edge-pages.ts'
import type { Measured, RoundOptions } from './edge-rounds.ts'
import type { StartUp } from './edge-start-up.ts'

export type EdgeReport = RoundOptions & {
  pages: EdgePages
  /** Items of the large catalogue, when it was measured. */
  items: number | undefined
  /** Average number of programs that wanted a processor, before and after. */
  machineLoad: [before: number, after: number]
  loads: Measured[]
  bytes: PageBytes[]
  workerBytes: number
  startUp: StartUp
  memory: Memory
  lighthouse: LighthousePage[]
}

/** The worst that was measured, held against what the project wants (issue «As fast as the edge allows»). */
export type Goal = {
  measure: string
  goal: string
  measured: number | undefined
  /** Where the worst was measured. */
  at: string
  isMet: boolean | undefined
}

type Figure = { at: string; value: number | undefined }

/** Pages larger than this are bound by their bytes. */
const largestComparedBytes = 60_000

export function judge(report: EdgeReport): Goal[] {
  const { loads, bytes, pages, workerBytes, startUp, lighthouse } = report
  const cached = ofKind(loads, 'cached').filter((page) => page.bytes <= largestComparedBytes)
  const details = [pages.prompt, pages.gpt]
  const html = (paths: string[]) =>
    bytes
      .filter(({ path }) => paths.includes(path))
      .map(({ path, htmlGzip }) => ({ at: path, value: htmlGzip }))
  return [
    atLeast('cached page up to 60 kB / bare text, requests per second', 0.7, speeds(cached)),
    atMost(
      'p99 of a cached page up to 60 kB / of the bare text',
      3,
      cached.map((load) => figureOf(load, load.ratio?.p99, Number.POSITIVE_INFINITY)),
    ),
    atLeast('uncached detail / JSON of the same data', 0.6, speeds(ofKind(loads, 'detail'))),
    atLeast(
      'uncached list of 20 cards / JSON of the same data',
      0.5,
      speeds(ofKind(loads, 'list')),
    ),
    atMost(
      'uncached page, times slower with the large catalogue',
      1.5,
      ofKind(loads, 'large').map((load) =>
        figureOf(load, load.ratio && 1 / load.ratio.perSecond, Number.POSITIVE_INFINITY),
      ),
    ),
    atMost(
      'script on the first visit, bytes gzip',
      140_000,
      bytes.map(({ path, script }) => ({ at: path, value: script })),
    ),
    atMost('HTML of the home page, bytes gzip', 25_000, html(['/'])),
    atMost('HTML of a list, bytes gzip', 15_000, html(['/prompts', '/gpts'])),
    atMost('HTML of a detail, bytes gzip', 14_000, html(details)),
    ...lighthouseGoals(lighthouse),
    atMost('Worker, bytes gzip', 800_000, [{ at: '', value: workerBytes }]),
    atMost('start-up of the Worker, ms of CPU', 50, [{ at: '', value: startUp.cpuMs }]),
  ]
}

function lighthouseGoals(pages: LighthousePage[]): Goal[] {
  const figures = (name: keyof LighthousePage['medians']) =>
    pages.map(({ path, medians }) => ({ at: path, value: medians[name] }))
  return [
    atLeast('Lighthouse performance', 100, figures('performance')),
    atLeast('Lighthouse accessibility', 100, figures('accessibility')),
    atLeast('Lighthouse best practices', 100, figures('best-practices')),
    atLeast('Lighthouse SEO', 100, figures('seo')),
    atLeast('Lighthouse agentic browsing', 100, figures('agentic-browsing')),
    atMost('Lighthouse LCP, ms', 1200, figures('LCP')),
    atMost('Lighthouse TBT, ms', 50, figures('TBT')),
    atMost('Lighthouse CLS', 0, figures('CLS')),
  ]
}

const ofKind = (loads: Measured[], kind: Measured['kind']) =>
  loads.filter((load) => load.kind === kind)

const speeds = (loads: Measured[]): Figure[] =>
  loads.map((load) => figureOf(load, load.ratio?.perSecond, 0))

/** Errors are quick: whatever answered one has the worst figure there is. */
const figureOf = ({ name, failures }: Measured, value: number | undefined, worst: number): Figure =>
  failures.length === 0 ? { at: name, value } : { at: `${name}, which failed`, value: worst }

function atLeast(measure: string, limit: number, figures: Figure[]): Goal {
  const worst = known(figures).toSorted((a, b) => a.value - b.value)[0]
  return verdict(measure, `at least ${limit}`, worst, (value) => value >= limit)
}

function atMost(measure: string, limit: number, figures: Figure[]): Goal {
  const worst = known(figures).toSorted((a, b) => b.value - a.value)[0]
  return verdict(measure, `at most ${limit}`, worst, (value) => value <= limit)
}

const known = (figures: Figure[]) =>
  figures.flatMap(({ at, value }) => (value === undefined ? [] : [{ at, value }]))

function verdict(
  measure: string,
  goal: string,
  worst: { at: string; value: number } | undefined,
  isGood: (value: number) => boolean,
): Goal {
  return {
    measure,
    goal,
    measured: worst?.value,
    at: worst?.at ?? '',
    isMet: worst && isGood(worst.value),
  }
}
