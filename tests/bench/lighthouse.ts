import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { z } from 'zod'

import { openClient } from '#drizzle/database-client.ts'
import { freePort } from '#drizzle/free-port.ts'
import { runCommand, SetupError } from '#drizzle/setup-error.ts'

import { browserLaunch } from '../support/browser.ts'
import { type BuiltWorker, startBuiltWorker } from '../support/built-worker.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/**
 * Lighthouse as a mobile on four pages of the built site: the medians of some runs, then every
 * audit that found something. `npm run lighthouse -- 5` runs five times.
 */
await runCommand(async () => {
  const runs = Number(process.argv[2] ?? 3)
  if (!Number.isInteger(runs) || runs < 1) throw new SetupError('Give a number of runs, 1 or more.')
  const site = await startBuiltWorker()
  try {
    const pages = await pagePaths(site)
    const results: Record<string, Result[]> = {}
    for (const path of pages) {
      // One visit at a time: two would measure each other.
      results[path] = await visitRuns(site.url + path, runs)
    }
    console.table(Object.fromEntries(pages.map((path) => [path, medians(results[path] ?? [])])))
    for (const path of pages) report(path, results[path] ?? [])
  } finally {
    await site.stop()
  }
})

async function pagePaths({ database }: BuiltWorker): Promise<string[]> {
  const { rows } = await openClient(database.url).execute(
    `SELECT '/prompt/' || slug AS path FROM (SELECT slug FROM prompts ORDER BY length(prompt) DESC LIMIT 1)
     UNION ALL SELECT '/gpt/' || slug FROM (SELECT slug FROM gpts ORDER BY length(workflow) DESC LIMIT 1)`,
  )
  return ['/', '/prompts', ...rows.map(({ path }) => z.string().parse(path))]
}

async function visitRuns(url: string, runs: number): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await visit(url))
  return results
}

/** One run in a browser of its own, so that nothing is in a cache. */
async function visit(url: string): Promise<Result> {
  const port = await freePort()
  const launch = await browserLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  })
  try {
    const outcome = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
    if (!outcome) throw new Error(`Lighthouse gave nothing for ${url}`)
    return outcome.lhr
  } finally {
    await browser.close()
  }
}

function medians(results: Result[]): Record<string, number> {
  return Object.fromEntries([
    ...categories.map((name) => [
      name,
      Math.round(median(results.map((result) => (result.categories[name]?.score ?? 0) * 100))),
    ]),
    ...Object.entries(metrics).map(([name, audit]) => [
      name,
      Number(median(results.map((result) => result.audits[audit]?.numericValue ?? 0)).toFixed(3)),
    ]),
  ])
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The audits of the last run that are neither perfect nor beside the point. */
function report(path: string, results: Result[]): void {
  const audits = Object.values(results.at(-1)?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) =>
      scoreDisplayMode === 'error' || (score !== null && score !== 1),
  )
  console.log(`\n${path}: ${audits.length} audits not perfect`)
  for (const { id, title, score, displayValue, details } of audits) {
    console.log(`- ${id} (${score ?? 'error'}): ${title} ${displayValue ?? ''}`)
    if (details && 'items' in details)
      console.log(`  ${JSON.stringify(details.items).slice(0, 600)}`)
  }
}
