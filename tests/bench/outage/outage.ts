import { setTimeout as sleep } from 'node:timers/promises'

import { SetupError } from '#drizzle/local/setup-error.ts'
import { percentile } from '#tests/bench/search/search-timing.ts'
import { type AdminClient, adminClient } from '#tests/support/calls/admin-client.ts'
import { createReadyAdmin, sendSignIn, solvedChallenge } from '#tests/support/calls/signed-in.ts'
import {
  type Fault,
  type FaultProxy,
  faults,
  startFaultProxy,
} from '#tests/support/database/fault-proxy.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'
import { cachedCalls, cachedPages } from '#tests/worker/page-cache/public-pages.ts'

type Row = {
  'first ms': number
  'unseen page': string
  'p95 after ms': number
  failures: number
  'cold isolate': string
  'admin write': string
  'sign-in': string
  'recovery s': number
}
type Bench = { sites: ServedSites; proxy: FaultProxy }
type Visit = { path: string; ms: number; ok: boolean; isLast: boolean }

const pages = [...cachedPages, ...cachedCalls]
const outageMs = 15_000
const visitEveryMs = 50

/**
 * What visitors and editors notice of a database that is down, in each of the seven ways: the slowest
 * visit until the site knows, those after it, a Worker that starts meanwhile, and how long the site takes
 * to find out that the database is back. Faults may be named.
 */
export async function benchOutage(names: string[]): Promise<void> {
  const chosen = names.length === 0 ? [...faults] : names.map(faultNamed)
  const sites = await startServedSites()
  const proxy = await startFaultProxy(sites.database.url)
  try {
    const rows: Partial<Record<Fault, Row>> = {}
    for (const fault of chosen) rows[fault] = await measure({ sites, proxy }, fault)
    console.table(rows)
    console.log('Goals: first 2000 ms, after 300 ms, no failure, 503 in 3000 ms, recovery in 10 s.')
  } finally {
    await proxy.stop()
    await sites.stop()
  }
}

function faultNamed(name: string): Fault {
  const fault = faults.find((known) => known === name)
  if (!fault) throw new SetupError(`Name a fault: ${faults.join(', ')}.`)
  return fault
}

async function measure(bench: Bench, fault: Fault): Promise<Row> {
  const { sites, proxy } = bench
  const site = await sites.start({ databaseUrl: proxy.url })
  const admin = await adminClient(site)
  const { id } = await admin.createPrompt()
  const account = await createReadyAdmin(site)
  const token = await solvedChallenge(site, client)
  for (const path of pages) await visit(site, path)

  await proxy.set(fault)
  // Nobody has found out yet: the write waits as long as a write ever does.
  const [unseen, write, visits] = await Promise.all([
    timedStatus(() => fetch(`${site.url}/gpts?category=${crypto.randomUUID()}`)),
    timedWrite(admin, id),
    visitFor(site, outageMs),
  ])
  const signIn = await timedStatus(() => sendSignIn(site, account, token, client))
  await site.stop()
  const cold = await coldStart(bench)
  const known = visits.findIndex(({ isLast }) => isLast)
  return {
    'first ms': Math.round(Math.max(...visits.slice(0, known + 1).map(({ ms }) => ms))),
    'p95 after ms': Math.round(
      percentile(
        visits.slice(known + 1).map(({ ms }) => ms),
        0.95,
      ),
    ),
    'unseen page': unseen,
    failures: visits.filter(({ ok }) => !ok).length,
    'cold isolate': cold.summary,
    'admin write': write,
    'sign-in': signIn,
    'recovery s': Math.round((await timeRecovery(cold.site, proxy)) / 100) / 10,
  }
}

const client = '198.51.100.20'

/** Visits one page after another, as one visitor does who goes on and on. */
async function visitFor(site: ServedSite, ms: number): Promise<Visit[]> {
  const visits: Visit[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    visits.push(await visit(site, pages[visits.length % pages.length] ?? '/'))
    await sleep(visitEveryMs)
  }
  return visits
}

async function visit({ url }: ServedSite, path: string): Promise<Visit> {
  const start = performance.now()
  const response = await fetch(url + path)
  await response.arrayBuffer()
  return {
    path,
    ms: performance.now() - start,
    ok: response.status === 200,
    isLast: response.headers.get('cache-status')?.includes('detail=unavailable') ?? false,
  }
}

const timedWrite = (admin: AdminClient, id: string) =>
  timedStatus(() => admin.mutate('admin.prompts.setStatut', { ids: [id], statut: 'valide' }))

async function timedStatus(ask: () => Promise<Response>): Promise<string> {
  const start = performance.now()
  const { status } = await ask()
  return `${status} in ${Math.round(performance.now() - start)} ms`
}

/** A Worker that starts while the database is down, on what others left. */
async function coldStart({ sites, proxy }: Bench) {
  const site = await sites.start({ databaseUrl: proxy.url })
  let served = 0
  for (const path of pages) served += (await visit(site, path)).ok ? 1 : 0
  return { site, summary: `${served} of ${pages.length}` }
}

/** Milliseconds from the database's return until a page is made of it again. */
async function timeRecovery(site: ServedSite, proxy: FaultProxy): Promise<number> {
  await visitFor(site, 1000)
  await proxy.set(null)
  const start = performance.now()
  while ((await visit(site, '/categories')).isLast) await sleep(visitEveryMs)
  const ms = performance.now() - start
  await site.stop()
  return ms
}
