import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import type { LocalServer } from '#drizzle/local/local-server.ts'
import { loadSearchEngine } from '#tests/support/database/load-search-engine.ts'
import { storeSnapshot } from '#worker/services/search/search-snapshot.ts'
import { createSearchSource } from '#worker/services/search/search-source.ts'

import { openReads } from './search-ways.ts'

const rounds = 5

type Start = { wallMs: number; cpuMs: number }

/** Measures the load of an engine, from all rows and from a snapshot, and its memory. */
export async function measureStart(database: LocalServer, queries: readonly string[]) {
  const open = openReads(database)
  const rows = await fastest(() => loadSearchEngine(open))
  await storeSnapshot(open(), createSearchSource({ open, isPublic: true }))
  const snapshot = await fastest(() => loadSearchEngine(open))
  const before = memory()
  const engine = await loadSearchEngine(open)
  // The caches of an engine in use are part of its memory.
  for (const q of queries) engine.search(q)
  const after = memory()
  const megabytes = (name: 'heapUsed' | 'arrayBuffers') => (after[name] - before[name]) / 1e6
  return {
    rows,
    snapshot,
    heapMb: megabytes('heapUsed'),
    arraysMb: megabytes('arrayBuffers'),
  }
}

/** Whatever else the machine does makes it slower: the fastest of some rounds. */
async function fastest(work: () => Promise<unknown>): Promise<Start> {
  const starts: Start[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [began, cpu] = [performance.now(), process.cpuUsage()]
    await work()
    const { user, system } = process.cpuUsage(cpu)
    starts.push({ wallMs: performance.now() - began, cpuMs: (user + system) / 1000 })
  }
  const least = (name: keyof Start) => Math.min(...starts.map((start) => start[name]))
  return { wallMs: least('wallMs'), cpuMs: least('cpuMs') }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void // The flag makes it.

function memory(): NodeJS.MemoryUsage {
  collectGarbage()
  return process.memoryUsage()
}
