import { parseArgs } from 'node:util'

import { markdownTable } from '#tests/bench/markdown-table.ts'
import { type Random, seededRandom } from '#tests/bench/seeded-random.ts'
import type { CachedPage } from '#worker/page-cache/cached-page.ts'
import type { EdgeCache } from '#worker/page-cache/edge-cache.ts'
import { createMemoryCache } from '#worker/page-cache/memory-cache.ts'
import { createPageCache } from '#worker/page-cache/page-cache.ts'
import type { SnapshotCache } from '#worker/page-cache/snapshot-cache.ts'
import { createVersionWatch } from '#worker/page-cache/version-watch.ts'

const siteOrigin = 'https://exemple.test'
const dayMs = 24 * 3600 * 1000
const coloCount = 300
const isolatesPerColo = 2
/** A data centre drops an isolate that nobody asked for so long. */
const isolateLifeMs = 10 * 60_000
const maxPageBytes = 32_000_000
const seed = 5

type Load = { visits: number; items: number; edits: number }
const loads: Load[] = [
  { visits: 1000, items: 150, edits: 2 },
  { visits: 10_000, items: 150, edits: 2 },
  { visits: 100_000, items: 150, edits: 2 },
  { visits: 100_000, items: 150, edits: 20 },
  { visits: 100_000, items: 10_000, edits: 20 },
  { visits: 500_000, items: 150, edits: 20 },
]

type Counts = {
  renders: number
  versionReads: number
  memory: number
  shared: number
  /** Visits answered from the snapshot, and how often it was asked. */
  far: number
  farAsked: number
}

/**
 * A day of visits from three hundred data centres that begin with nothing, through the very page cache
 * of the Worker: how often a visit costs a rendering, and a request to the database. Data centres and
 * pages are visited by Zipf's law. `npm run bench -- colos`.
 */
export async function benchColos(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const rows = []
  for (const load of loads) rows.push({ ...load, ...(await simulateDay(load)) })
  if (values.json) {
    console.log(JSON.stringify(rows))
    return
  }
  console.log(
    markdownTable(
      [
        'Visits a day',
        'Items',
        'Edits',
        'From the isolate',
        'From the data centre',
        'From the snapshot',
        'Rendered',
        'Version reads per 1,000 visits',
        'Database requests per 1,000 visits',
      ],
      rows.map(({ visits, items, edits, renders, versionReads, memory, shared, far }) => [
        visits.toLocaleString('en'),
        items.toLocaleString('en'),
        edits,
        share(memory, visits),
        share(shared, visits),
        share(far, visits),
        share(renders, visits),
        perThousand(versionReads, visits),
        perThousand(versionReads + renders, visits),
      ]),
    ).join('\n'),
  )
}

const perThousand = (count: number, visits: number) => ((1000 * count) / visits).toFixed(1)
const share = (count: number, visits: number) => `${((100 * count) / visits).toFixed(1)} %`

async function simulateDay({ visits, items, edits }: Load): Promise<Counts> {
  const random = seededRandom(seed)
  const counts: Counts = { renders: 0, versionReads: 0, memory: 0, shared: 0, far: 0, farAsked: 0 }
  const clock = { now: Date.UTC(2026, 10, 20, 23) }
  const start = clock.now
  // Edits are spread over the day.
  const currentVersion = () => 1 + Math.floor(((clock.now - start) / dayMs) * edits)
  const world = { clock, counts, currentVersion, snapshot: snapshotCache(counts) }
  const colos = Array.from({ length: coloCount }, () => openColo(world))
  const coloOf = zipf(coloCount, random)
  const pages = pagePaths(items)
  const pageOf = zipf(pages.length, random)
  for (let visit = 0; visit < visits; visit += 1) {
    clock.now = start + (visit * dayMs) / visits
    const path = pages[pageOf()] ?? '/'
    // One visit at a time: what is asked in the background is done before the next.
    await colos[coloOf()]?.(path, random)
  }
  return counts
}

type Clock = { now: number }

type World = {
  clock: Clock
  counts: Counts
  currentVersion: () => number
  snapshot: SnapshotCache
}

function openColo(world: World) {
  const { clock } = world
  const edge = coloCopies()
  const isolates: { usedAt: number; visit: (path: string) => Promise<void> }[] = []
  return async (path: string, random: Random) => {
    const place = Math.floor(random.next() * isolatesPerColo)
    const known = isolates[place]
    const isolate =
      known && clock.now - known.usedAt < isolateLifeMs
        ? known
        : { usedAt: clock.now, visit: openIsolate(edge, world) }
    isolate.usedAt = clock.now
    isolates[place] = isolate
    await isolate.visit(path)
  }
}

function openIsolate(edge: EdgeCache, { clock, counts, currentVersion, snapshot }: World) {
  const shared = new Set<string>()
  const watched: EdgeCache = {
    ...edge,
    get: async (address) => {
      const copy = await edge.get(address)
      if (copy?.version === currentVersion()) shared.add(address)
      return copy
    },
  }
  const cache = createPageCache({
    siteOrigin,
    versions: createVersionWatch(
      async () => {
        counts.versionReads += 1
        return { version: currentVersion(), withdrawn: 0, change: 0 }
      },
      () => clock.now,
    ),
    memory: createMemoryCache(maxPageBytes),
    edge: watched,
    snapshot,
    clock: () => clock.now,
  })
  return async (path: string) => {
    shared.clear()
    const before = { ...counts }
    const background: Promise<unknown>[] = []
    await cache.fetch(
      new Request(siteOrigin + path),
      async () => {
        counts.renders += 1
        return new Response('page')
      },
      (work) => void background.push(work),
    )
    await Promise.all(background)
    if (counts.renders > before.renders) return
    if (counts.farAsked > before.farAsked) counts.far += 1
    else if (shared.size > 0) counts.shared += 1
    else counts.memory += 1
  }
}

/** What the isolates of one data centre share. */
function coloCopies(): EdgeCache {
  const copies = new Map<string, CachedPage>()
  return {
    get: async (address) => copies.get(address),
    put: async (address, copy) => void copies.set(address, copy),
  }
}

/** The one snapshot of all data centres. */
function snapshotCache(counts: Counts): SnapshotCache {
  const copies = new Map<string, CachedPage>()
  return {
    get: async (address) => {
      counts.farAsked += 1
      return copies.get(address)
    },
    put: async (address, copy) => void copies.set(address, copy),
    recordPurge: async () => true,
  }
}

/** The most visited first. */
const pagePaths = (items: number) => [
  '/',
  '/prompts',
  '/gpts',
  '/categories',
  ...Array.from(
    { length: items },
    (_, index) => `/${index % 2 === 0 ? 'prompt' : 'gpt'}/item-${index}`,
  ),
  '/cgu',
  '/mentions-legales',
]

/** Draws places from 0, the first twice as often as the second, three times as often as the third. */
function zipf(count: number, random: Random): () => number {
  const sums: number[] = []
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank)
  const total = sums.at(-1) ?? 0
  return () => {
    const drawn = random.next() * total
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((sums[middle] ?? 0) < drawn) low = middle + 1
      else high = middle
    }
    return low
  }
}
