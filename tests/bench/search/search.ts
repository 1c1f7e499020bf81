import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { ensureLocalBuild } from '#drizzle/commands/production-build.ts'
import { startBuiltSite } from '#drizzle/commands/site-server.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import type { LocalServer } from '#drizzle/local/local-server.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { seededRandom } from '#tests/bench/seeded-random.ts'

import { type CatalogueGenerator, openGenerator } from './catalogue-generator.ts'
import { openCatalogue } from './search-catalogue.ts'
import { makeBeginnings, makeQueries } from './search-queries.ts'
import { makeReport, type SizeMeasure } from './search-report.ts'
import { readStoredBytes } from './search-size.ts'
import { formatReport } from './search-tables.ts'
import { measureWays } from './search-timing.ts'
import { askFilterCounts, askLike, askService, askSuggestions, askWorker } from './search-ways.ts'

const defaultSizes = [120, 10_000, 100_000]
const seed = 3
const rounds = 3
/** The Worker keeps answers for thirty seconds, and no kept answer shall be timed. */
const keptMs = 31_000
/** One client asks it all. */
const unlimited = { SEARCH_LIMIT: '1000000' }
/** Above so many items a LIKE is slow, and every fifth query is enough of a sample. */
const likeSampledAbove = 1000
const likeTimedOnceAbove = 10_000
const likeSampleStep = 5

/**
 * The search on catalogues of three sizes, beside the LIKE it replaces: in the service, through the
 * Worker, and its suggestions. `--items 10000` for one size, `--reuse folder` to keep the loaded
 * catalogues for the next run, `--json` for programs.
 */
export async function benchSearch(args: string[]): Promise<void> {
  const { sizes, reuse, isJson } = readOptions(args)
  await ensureLocalBuild()
  const generator = await openGenerator(seed)
  const folder = reuse ?? (await mkdtemp(join(tmpdir(), 'search-bench-')))
  try {
    const measures: SizeMeasure[] = []
    for (const items of sizes) {
      measures.push(await measureSize(join(folder, String(items)), items, generator))
    }
    const report = makeReport(measures)
    console.log(isJson ? JSON.stringify(report) : formatReport(report))
    if (measures.some(({ failures }) => failures.length > 0)) process.exitCode = 1
  } finally {
    if (reuse === undefined) await rm(folder, { recursive: true, force: true })
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string', multiple: true },
      reuse: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const sizes = values.items?.map(Number) ?? defaultSizes
  if (!sizes.every((items) => Number.isInteger(items) && items > 0)) {
    throw new SetupError('Give --items a number of items, 1 or more.')
  }
  return {
    sizes,
    reuse: values.reuse === undefined ? undefined : resolve(values.reuse),
    isJson: values.json,
  }
}

async function measureSize(
  folder: string,
  items: number,
  generator: CatalogueGenerator,
): Promise<SizeMeasure> {
  console.error(`${items} items: opening the catalogue`)
  const { database, loadSeconds } = await openCatalogue(folder, items, generator)
  try {
    const site = await startBuiltSite({
      port: await freePort(),
      database,
      secrets: await readLocalSecrets(folder),
      stateFolder: join(folder, 'worker'),
      variables: unlimited,
    })
    try {
      console.error(`${items} items: measuring`)
      return { items, loadSeconds, ...(await measure(database, site.url, items, generator)) }
    } finally {
      await site.stop()
    }
  } finally {
    await database.stop()
  }
}

async function measure(
  database: LocalServer,
  siteUrl: string,
  items: number,
  generator: CatalogueGenerator,
) {
  const client = openClient(database.url, database.authToken)
  const queries = makeQueries(generator, items, seed)
  const likeQueries = queries.filter(
    (_, index) => items <= likeSampledAbove || index % likeSampleStep === 0,
  )
  const loadBefore = loadavg()[0] ?? Number.NaN
  const random = seededRandom(seed)
  // One after the other: a scan of every row between two searches would drive what they need out of
  // the processor's caches, which no visitor does.
  const service = await measureWays(
    { service: { ask: askService(database), queries, rounds } },
    random,
  )
  const counts = await measureWays(
    { counts: { ask: askFilterCounts(database), queries, rounds } },
    random,
  )
  const beginnings = makeBeginnings(queries, seed)
  const suggestions = await measureWays(
    { suggestions: { ask: askSuggestions(database), queries: beginnings, rounds } },
    random,
  )
  const worker = await measureWays(
    { worker: { ask: askWorker(siteUrl), queries, rounds, restMs: keptMs } },
    random,
  )
  const likeRounds = items > likeTimedOnceAbove ? 1 : rounds
  const like = await measureWays(
    { like: { ask: askLike(client), queries: likeQueries, rounds: likeRounds } },
    random,
  )
  const measured = [service, counts, suggestions, worker, like]
  const timings = {
    ...service.timings,
    ...counts.timings,
    ...suggestions.timings,
    ...worker.timings,
    ...like.timings,
  }
  const failures = measured.flatMap((each) => each.failures)
  const machineLoad: [number, number] = [loadBefore, loadavg()[0] ?? Number.NaN]
  return { timings, failures, machineLoad, bytes: await readStoredBytes(client) }
}
