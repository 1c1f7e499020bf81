import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { percentile } from '#tests/bench/search/search-timing.ts'

import type { Attack } from './attacks.ts'
import { startFlood, type Statuses } from './flood.ts'
import { callHeaders, send } from './http-client.ts'
import { type ListPath, settle, visit } from './innocents.ts'
import { type LoadSite, samplePeakHeap, signIn, type Span } from './load-site.ts'
import type { PublicPrompt } from './targets.ts'
import { type Administrator, showPages, type Withdrawal, type WithdrawnAt } from './withdrawal.ts'

export const connectionCounts = [1, 16]

export type Pace = {
  quietSeconds: number
  /** An attack goes on until the last withdrawal was watched. */
  attackSeconds: number
  withdrawals: WithdrawnAt[]
}

/** Milliseconds of the innocents before and under an attack. */
export type Times = { median: number; p95: number }
export type Slowdown = { quiet: Times; attacked: Times }

export type Measure = {
  attack: Attack
  connections: number
  home: Slowdown
  list: Slowdown
  /** Answers to innocents by status: visitors, those of the withdrawn page among them, and the administrator. */
  innocents: Statuses
  databaseDown: number
  attacker: Statuses
  /** The most answers 2xx of the attacker that the isolate worked at together. */
  atOnce: number
  withdrawals: Withdrawal[]
  peakHeapBytes: number
}

export type Scene = {
  site: LoadSite
  administrator: Administrator
  lists: ListPath
  pace: Pace
}

/** Addresses of the clients of a measure, which no measure before it used. */
function clientsOf(number: number) {
  return {
    attacker: `198.18.${number}.1`,
    innocents: Array.from({ length: 8 }, (_, index) => `198.19.${number}.${index + 1}`),
    /** Who looks at the page that is withdrawn. */
    watcher: `198.19.${number}.100`,
  }
}

/** The numbers of the lists that are asked for first: nobody asks for one twice, or a copy would answer. */
const firstLists = { before: 0, attacked: 1000, after: 2000 }

const leastQuickMs = 100

/** The share of an attack that passes before the first withdrawal. */
const beforeWithdrawals = 0.15

let measures = 0

/**
 * Innocents under an attack, during which prompts are withdrawn one after the other, and the same innocents
 * alone before and after it.
 */
export async function measure(
  { site, administrator, lists, pace }: Scene,
  attack: Attack,
  connections: number,
  prompts: PublicPrompt[],
): Promise<Measure> {
  measures += 1
  const { attacker, innocents, watcher } = clientsOf(measures)
  const origin = site.url
  const cookie = attack.role ? await signIn(site, attack.role) : ''
  const headers = callHeaders(origin, attacker, cookie)
  await prepare(origin, attack, headers)
  await showPages(origin, prompts, watcher)
  const visitFrom = (list: number, signal: AbortSignal) =>
    visit(origin, innocents, (index) => lists(list + index), signal)
  const visitInQuiet = (list: number) =>
    visitFrom(list, AbortSignal.timeout(pace.quietSeconds * 500))
  const before = await visitInQuiet(firstLists.before)

  await site.takeSpans()
  const flood = startFlood({ origin, connections, headers, requests: attack.requests })
  const isOver = new AbortController()
  const isTimeUp = sleep(pace.attackSeconds * 1000)
  const visiting = visitFrom(firstLists.attacked, isOver.signal)
  const sampling = samplePeakHeap(site, isOver.signal)
  await sleep(pace.attackSeconds * beforeWithdrawals * 1000)
  const withdrawals: Withdrawal[] = []
  for (const [place, at] of pace.withdrawals.entries()) {
    const prompt = prompts[place]
    if (prompt) withdrawals.push(await administrator.withdraw(prompt, at, watcher))
  }
  await isTimeUp
  isOver.abort()
  const attacked = await visiting
  const statuses = await flood.stop()
  const peakHeapBytes = await sampling
  const spans = await site.takeSpans()
  const quickMs = Math.max(leastQuickMs, 3 * timesOf(before.list).median)
  await settle(origin, innocents, lists, quickMs)
  await administrator.restore([...prompts, ...(attack.changes ? [attack.changes] : [])], watcher)
  const after = await visitInQuiet(firstLists.after)

  const refusals = [attacked, ...withdrawals].map((one) => one.refusals)
  return {
    attack,
    connections,
    home: slowdownOf([...before.home, ...after.home], attacked.home),
    list: slowdownOf([...before.list, ...after.list], attacked.list),
    innocents: sumOf(refusals.map((one) => one.statuses)),
    databaseDown: refusals.reduce((sum, one) => sum + one.databaseDown, 0),
    attacker: statuses,
    atOnce: mostAtOnce(spans.filter(({ client }) => client === attacker)),
    withdrawals,
    peakHeapBytes,
  }
}

async function prepare(
  origin: string,
  { name, prepare: requests = [] }: Attack,
  headers: Record<string, string>,
): Promise<void> {
  const agent = new Agent()
  for (const request of requests) {
    const { status } = await send(agent, origin, { ...request, headers })
    if (status !== 200) throw new Error(`${name}: ${request.path} answered ${status}`)
  }
}

const slowdownOf = (quiet: number[], attacked: number[]): Slowdown => ({
  quiet: timesOf(quiet),
  attacked: timesOf(attacked),
})

const timesOf = (times: number[]): Times => ({
  median: percentile(times, 0.5),
  p95: percentile(times, 0.95),
})

function sumOf(all: Statuses[]): Statuses {
  const sum: Statuses = {}
  for (const [status, count] of all.flatMap((one) => Object.entries(one))) {
    sum[Number(status)] = (sum[Number(status)] ?? 0) + count
  }
  return sum
}

/** The most spans that have a place in common. */
export function mostAtOnce(spans: Span[]): number {
  const changes = spans.flatMap(({ from, to }) => [
    { place: from, by: 1 },
    { place: to, by: -1 },
  ])
  let now = 0
  let most = 0
  for (const { by } of changes.toSorted((a, b) => a.place - b.place)) {
    now += by
    most = Math.max(most, now)
  }
  return most
}
