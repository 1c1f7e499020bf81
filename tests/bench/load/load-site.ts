import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import type { Role } from '#shared/access/user.ts'
import { readUsedBytes } from '#tests/bench/pages/edge-heap.ts'
import { type EdgeRuntime, startEdge } from '#tests/bench/pages/edge-runtime.ts'
import {
  originOf,
  type SeededDatabase,
  siteWorker,
  startSeededDatabase,
} from '#tests/bench/pages/edge-site.ts'
import { createReadyAccount, openSession } from '#tests/support/calls/signed-in.ts'

/** Of the requests that were answered 2xx: the client, and the places of start and end in one order. */
const spansSchema = z.array(z.object({ client: z.string(), from: z.int(), to: z.int() }))
export type Span = z.infer<typeof spansSchema>[number]

export type LoadSite = Pick<SeededDatabase, 'database' | 'secrets'> & {
  url: string
  residentBytes: EdgeRuntime['residentBytes']
  /** What the isolate uses now, garbage among it. */
  readHeap: () => Promise<number>
  collectGarbage: () => Promise<void>
  /** The spans since the last call. */
  takeSpans: () => Promise<Span[]>
  stop: () => Promise<void>
}

/** Below the platform's 128 MB, so that excessive use crashes the isolate. Buffers are sampled, not capped. */
const heapMegabytes = 96

/** The built site with its default limits, open to moderators and contributors, in a workerd of its own. */
export async function startLoadSite(): Promise<LoadSite> {
  const seeded = await startSeededDatabase()
  const { database, secrets } = seeded
  await openClient(database.url, database.authToken).execute({
    sql: 'INSERT OR REPLACE INTO site_settings (key, value) VALUES (?, ?)',
    args: ['delegated_roles', 'true'],
  })
  const worker = await siteWorker({
    name: 'site',
    database,
    secrets,
    isCached: true,
    isLimited: true,
    hasFiles: true,
    collectsGarbage: true,
    recordsSpans: true,
  })
  const inspectorPort = await freePort()
  const runtime = await startEdge({
    workers: [worker],
    inspectorPort,
    v8Flags: ['--expose-gc', `--max-old-space-size=${heapMegabytes}`],
  })
  const url = originOf(worker.port)
  const ask = async (path: string) => {
    const response = await fetch(url + path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response
  }
  return {
    url,
    database,
    secrets,
    residentBytes: runtime.residentBytes,
    readHeap: () => readUsedBytes(`ws://127.0.0.1:${inspectorPort}/core:user:site`),
    collectGarbage: async () => void (await (await ask('/__gc')).text()),
    takeSpans: async () => spansSchema.parse(await (await ask('/__spans')).json()),
    stop: async () => {
      await runtime.stop()
      await seeded.stop()
    },
  }
}

/** The cookies of a session of a new account. */
export async function signIn(site: LoadSite, role: Role): Promise<string> {
  const account = await createReadyAccount(site, role)
  const cookies = await openSession(site, account)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const sampleEveryMs = 500

/** The most that the isolate used, as sampled until the signal. */
export async function samplePeakHeap({ readHeap }: LoadSite, signal: AbortSignal): Promise<number> {
  let peak = 0
  while (!signal.aborted) {
    peak = Math.max(peak, await readHeap())
    await sleep(sampleEveryMs)
  }
  return peak
}
