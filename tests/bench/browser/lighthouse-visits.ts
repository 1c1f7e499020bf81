import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'

import { freePort } from '#drizzle/local/free-port.ts'
import { browserLaunch } from '#tests/support/page/browser.ts'

const categories = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

type Medians = Record<(typeof categories)[number] | keyof typeof metrics, number>

export type LighthousePage = {
  path: string
  /** Scores of 100; times in milliseconds. */
  medians: Medians
  /** What the last run found that is neither perfect nor beside the point. */
  findings: { id: string; score: number | null; title: string; details: string }[]
}

/** Lighthouse as a mobile on each page; one visit at a time, since two would measure each other. */
export async function visitPages(
  origin: string,
  paths: string[],
  runs: number,
): Promise<LighthousePage[]> {
  const pages: LighthousePage[] = []
  for (const path of paths) {
    console.error(`Lighthouse: ${path}`)
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await visit(origin + path))
    pages.push({ path, medians: medians(results), findings: findings(results.at(-1)) })
  }
  return pages
}

/** One run in a browser of its own, so that nothing is in a cache. */
async function visit(url: string): Promise<Result> {
  const port = await freePort()
  const launch = await browserLaunch()
  const browser = await chromium.launch({
    ...launch,
    // The site's certificate is its own.
    args: [...launch.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  })
  try {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!outcome) throw new Error(`Lighthouse gave nothing for ${url}`)
    return outcome.lhr
  } finally {
    await browser.close()
  }
}

function medians(results: Result[]): Medians {
  const entries = [
    ...categories.map((name) => [
      name,
      Math.round(median(results.map((result) => (result.categories[name]?.score ?? 0) * 100))),
    ]),
    ...Object.entries(metrics).map(([name, audit]) => [
      name,
      Number(median(results.map((result) => result.audits[audit]?.numericValue ?? 0)).toFixed(3)),
    ]),
  ]
  // Every name of both lists, by construction.
  return Object.fromEntries(entries) as Medians
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function findings(result: Result | undefined): LighthousePage['findings'] {
  return Object.values(result?.audits ?? {})
    .filter(
      ({ score, scoreDisplayMode }) =>
        scoreDisplayMode === 'error' || (score !== null && score !== 1),
    )
    .map(({ id, score, title, displayValue = '', details }) => ({
      id,
      score,
      title: `${title} ${displayValue}`.trim(),
      details: details && 'items' in details ? JSON.stringify(details.items).slice(0, 600) : '',
    }))
}
