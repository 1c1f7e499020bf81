import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import type { LocalServer } from '#drizzle/local/local-server.ts'
import { startVisitedSite } from '#tests/bench/browser/lighthouse-site.ts'
import { type LighthousePage, visitPages } from '#tests/bench/browser/lighthouse-visits.ts'
import { openGenerator } from '#tests/bench/search/catalogue-generator.ts'
import { openCatalogue } from '#tests/bench/search/search-catalogue.ts'

import { measurePageBytes, measureWorkerBytes } from './edge-bytes.ts'
import { measureMemory } from './edge-memory.ts'
import { type EdgeOptions, readEdgeOptions } from './edge-options.ts'
import { type EdgePages, readPages } from './edge-pages.ts'
import { type EdgeReport, judge } from './edge-report.ts'
import { measureInTurns } from './edge-rounds.ts'
import { startEdge } from './edge-runtime.ts'
import {
  bareWorker,
  originOf,
  type SeededDatabase,
  siteWorker,
  startSeededDatabase,
} from './edge-site.ts'
import { measureStartUp } from './edge-start-up.ts'
import { formatEdgeReport } from './edge-tables.ts'
import { listTargets, type Target } from './edge-targets.ts'

/** The seed of the catalogue that the bench of the search generates. */
const catalogueSeed = 3

/**
 * The site at the edge, against a bare Worker on the same runtime. `--quick` for a first look,
 * `--no-lighthouse`, `--only cached` for some loads alone, `--items 100000 --reuse folder` to keep the
 * large catalogue for the next run, `--json` for programs.
 */
export async function benchEdge(args: string[]): Promise<void> {
  const options = readEdgeOptions(args)
  await ensureLocalBuild()
  const seeded = await startSeededDatabase()
  try {
    const report = await withLargeCatalogue(options, (large) => measure(options, seeded, large))
    console.log(
      options.isJson
        ? JSON.stringify({ ...report, goals: judge(report) })
        : formatEdgeReport(report),
    )
    if (report.loads.some(({ failures }) => failures.length > 0)) process.exitCode = 1
  } finally {
    await seeded.stop()
  }
}

async function withLargeCatalogue(
  { items, reuse }: EdgeOptions,
  use: (large: LocalServer | undefined) => Promise<EdgeReport>,
): Promise<EdgeReport> {
  if (items === undefined) return use(undefined)
  const folder = reuse ?? (await mkdtemp(join(tmpdir(), 'edge-bench-large-')))
  try {
    console.error(`${items} items: opening the catalogue`)
    const generator = await openGenerator(catalogueSeed)
    const { database } = await openCatalogue(join(folder, String(items)), items, generator)
    try {
      return await use(database)
    } finally {
      await database.stop()
    }
  } finally {
    if (reuse === undefined) await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  options: EdgeOptions,
  seeded: SeededDatabase,
  large: LocalServer | undefined,
): Promise<EdgeReport> {
  const { rounds, seconds, items, starts, memoryRequests, lighthouseRuns } = options
  const [before = Number.NaN] = loadavg()
  const pages = await readPages(seeded.database)
  const served = await measureServed(options, seeded, pages, large)
  console.error('start-up and memory')
  return {
    rounds,
    seconds,
    pages,
    items: large && items,
    ...served,
    lighthouse: lighthouseRuns > 0 ? await visitAsVisitors(pages, lighthouseRuns) : [],
    workerBytes: await measureWorkerBytes(),
    startUp: await measureStartUp(seeded, starts),
    memory: await measureMemory(seeded, pages, memoryRequests),
    machineLoad: [before, loadavg()[0] ?? Number.NaN],
  }
}

/** What one runtime measures that serves the bare Worker and the site in each of its states. */
async function measureServed(
  { rounds, seconds, only, items = 0 }: EdgeOptions,
  { database, secrets }: SeededDatabase,
  pages: EdgePages,
  large: LocalServer | undefined,
): Promise<Pick<EdgeReport, 'loads' | 'bytes'>> {
  const site = { database, secrets }
  const bare = await bareWorker()
  const files = await siteWorker({ ...site, name: 'files', isCached: true, hasFiles: true })
  const cached = await siteWorker({ ...site, name: 'cached', isCached: true })
  const uncached = await siteWorker({ ...site, name: 'uncached', isCached: false })
  const largeSite =
    large && (await siteWorker({ name: 'large', database: large, secrets, isCached: false }))
  const runtime = await startEdge({
    workers: [bare, files, cached, uncached, ...(largeSite ? [largeSite] : [])],
  })
  try {
    const targets = listTargets(
      {
        bare: originOf(bare.port),
        files: originOf(files.port),
        cached: originOf(cached.port),
        uncached: originOf(uncached.port),
      },
      pages,
      large &&
        largeSite && { origin: originOf(largeSite.port), pages: await readPages(large), items },
    )
    return {
      loads: await measureInTurns(chooseTargets(targets, only), { rounds, seconds }, runtime),
      bytes: await measurePageBytes(originOf(files.port), pages.all),
    }
  } finally {
    await runtime.stop()
  }
}

/** Those that are meant, and what they are compared to. */
function chooseTargets(targets: Target[], only: string): Target[] {
  const chosen = targets.filter(({ name }) => name.includes(only))
  const references = new Set(chosen.map(({ reference }) => reference))
  return targets.filter((target) => chosen.includes(target) || references.has(target.name))
}

/** A browser gets its pages compressed, by the platform or by what stands in for it. */
async function visitAsVisitors(pages: EdgePages, runs: number): Promise<LighthousePage[]> {
  const site = await startVisitedSite()
  try {
    return await visitPages(site.url, pages.all, runs)
  } finally {
    await site.stop()
  }
}
