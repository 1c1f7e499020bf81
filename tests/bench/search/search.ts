import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { Client } from '@libsql/client/web'
import { z } from 'zod'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { SetupError } from '#drizzle/local/setup-error.ts'
import { markdownTable } from '#tests/bench/markdown-table.ts'

import { type CatalogueGenerator, openGenerator } from './catalogue-generator.ts'
import { openCatalogue, openPatient } from './search-catalogue.ts'
import { describeQuality } from './search-quality.ts'
import { makeQueries } from './search-queries.ts'
import { measureStart } from './search-start.ts'
import { measureWays, type Timing } from './search-timing.ts'
import { wayNames, waysToAsk } from './search-ways.ts'
import { measureMigration, measureWrites } from './search-writes.ts'

const seed = 3
const migratedItems = 1500

/** Milliseconds: the p99 of a first page, suggestions and a filtered list, by the number of items. */
const p99Goals = new Map([
  [120, 15],
  [10_000, 30],
])
const goalWays = new Set([wayNames.firstPage, wayNames.suggestions, wayNames.list])
/** Milliseconds of processor time of the worst query, by the number of items. */
const hostileGoals = new Map([
  [120, 15],
  [10_000, 60],
])
const [writeGoal, migrationGoal, memoryGoal] = [15, 30_000, 45]
/** Milliseconds until the first answer of a new isolate, by the number of items. */
const startGoals = new Map([[1500, 300]])

/**
 * The search on generated catalogues, through the services and a server over loopback: what each way to
 * ask takes by kind of query, starts, memory, bytes, writes, the migration and the quality of answers. `--items 100000` for one size, `--reuse
 * folder` to keep the loaded catalogues for the next run.
 */
export async function benchSearch(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string', multiple: true, default: ['120', '1500', '10000'] },
      reuse: { type: 'string' },
    },
  })
  const sizes = values.items.map(Number)
  if (!sizes.every((items) => Number.isInteger(items) && items > 0)) {
    throw new SetupError('Give --items a number of items, 1 or more.')
  }
  const generator = await openGenerator(seed)
  const folder = resolve(values.reuse ?? (await mkdtemp(join(tmpdir(), 'search-bench-'))))
  try {
    for (const items of sizes) await reportSize(join(folder, String(items)), items, generator)
    await reportMigration(join(folder, 'migration'), generator)
    await reportQuality(join(folder, 'quality'))
  } finally {
    if (values.reuse === undefined) await rm(folder, { recursive: true, force: true })
  }
}

async function reportSize(
  folder: string,
  items: number,
  generator: CatalogueGenerator,
): Promise<void> {
  const { database } = await openCatalogue(folder, items, generator)
  try {
    const client = openPatient(database)
    const [load = 0] = loadavg()
    const queries = makeQueries(generator, seed)
    const ways = await waysToAsk(database, queries, seed)
    const { timings, failures } = await measureWays(ways, () => readServerCpu(folder))
    const { withSearch, without } = await measureWrites(client)
    const start = await measureStart(
      database,
      queries.map(({ q }) => q),
    )
    const lines = [
      `## ${items.toLocaleString('en')} items, machine load ${load.toFixed(1)}, milliseconds\n`,
      ...timingTable(items, timings),
      `\n${await describeBytes(client)}`,
      `a new isolate: ${describeStart(start.snapshot)} from a snapshot (goal ${startGoals.get(items) ?? 'none'}), ${describeStart(start.rows)} from its rows`,
      `memory: ${rounded(start.heapMb)} MB of heap and ${rounded(start.arraysMb)} of arrays (goal ${memoryGoal})`,
      `writing an item ${rounded(withSearch)} ms, without the search ${rounded(without)}: ${rounded(withSearch - without)} more (goal ${writeGoal})\n`,
      ...[...failures].map((failure) => `FAILED: ${failure}`),
    ]
    console.log(lines.join('\n'))
    if (failures.size > 0) process.exitCode = 1
  } finally {
    await database.stop()
  }
}

/** Milliseconds of processor time of the server, whose process the data folder names. */
async function readServerCpu(folder: string): Promise<number> {
  const pid = await readFile(join(folder, 'server.pid'), 'utf8')
  const status = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

const msPerTick = 10

function timingTable(items: number, timings: Timing[]): string[] {
  return markdownTable(
    ['way', 'queries', 'answered', 'p50', 'p95', 'p99', 'goal', 'CPU server', 'service'],
    timings.map(({ way, kind, queries, answered, wall, serverCpu, serviceCpu }) => [
      kind === undefined ? way : `- ${kind}`,
      queries,
      answered,
      ...wall.map(rounded),
      kind === undefined ? goalOf(way, items) : '',
      rounded(serverCpu),
      rounded(serviceCpu),
    ]),
  )
}

function goalOf(way: string, items: number): number | string {
  if (way === wayNames.hostile) return hostileGoals.get(items) ?? ''
  return goalWays.has(way) ? (p99Goals.get(items) ?? '') : ''
}

const describeStart = ({ wallMs, cpuMs }: { wallMs: number; cpuMs: number }) =>
  `${rounded(wallMs)} ms (CPU ${rounded(cpuMs)})`

const bytesSchema = z.tuple([z.object({ all: z.number(), tables: z.number(), texts: z.number() })])

async function describeBytes(client: Client): Promise<string> {
  const { rows } = await client.execute(
    `select (select sum(pgsize) from dbstat where aggregate = true) as "all",
       (select sum(pgsize) from dbstat where aggregate = true and name like '%search\\_%' escape '\\') as tables,
       (select sum(octet_length(recherche)) from (select recherche from prompts union all select recherche from gpts)) as texts`,
  )
  const [{ all, tables, texts }] = bytesSchema.parse(rows)
  const megabytes = [all, tables, texts].map((bytes) => (bytes / 1e6).toFixed(1))
  return `database ${megabytes[0]} MB, tables of the search ${megabytes[1]}, its column ${megabytes[2]}`
}

async function reportMigration(folder: string, generator: CatalogueGenerator): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const { migrateMs, fillMs, pages } = await measureMigration(folder, migratedItems, generator)
  const [migration, filling, both, goal] = [
    migrateMs,
    fillMs,
    migrateMs + fillMs,
    migrationGoal,
  ].map((ms) => `${(ms / 1000).toFixed(1)} s`)
  console.log(`## Migration of ${migratedItems.toLocaleString('en')} items

migrations ${migration}, fillSearchIndex ${filling}: ${both} (goal ${goal})
meanwhile ${pages.read} public pages with their lists: ${pages.failed} failed, p50 ${rounded(pages.p50)} ms, slowest ${rounded(pages.slowest)} ms`)
}

async function reportQuality(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const database = await startLocalServer(folder)
  try {
    const client = openPatient(database)
    await applyMigrations(client)
    console.log(
      ['## Quality on the starting content\n', ...(await describeQuality(client))].join('\n'),
    )
  } finally {
    await database.stop()
  }
}

const rounded = (ms: number) => ms.toFixed(ms < 10 ? 2 : 1)
