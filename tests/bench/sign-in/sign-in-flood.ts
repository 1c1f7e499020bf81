import { setTimeout as sleep } from 'node:timers/promises'

import { sendSignIn } from '#tests/support/calls/signed-in.ts'

import { addressOf, eachOf, type Site, timed, workedToken } from './sign-in-site.ts'

export const floodSize = 1000
const clients = 50
const page = '/cgu'
const file = '/favicon.svg'
const password = 'pas le bon mot de passe'
const visitEveryMs = 50

export type Flood = {
  /** What visits of a public page took, one of which began every twentieth of a second. */
  visits: number[]
  /** The same of a file, for which no code of ours runs: how long the local platform lets one wait. */
  files: number[]
  lengthMs: number
  statuses: Record<number, number>
}

type Attack = (index: number) => Promise<Response>

/** Every flood comes from addresses that no limit has heard of. */
let floods = 0

function newAttackers(): (index: number) => string {
  floods += 1
  const first = 0x20_00_00 + 1000 * floods
  return (index) => addressOf(first + (index % clients))
}

/** Requests for nothing at all: what this machine and its local platform take by themselves. */
export const forNothing = async ({ url }: Site): Promise<Attack> => {
  return () => fetch(`${url}/api/nothing`)
}

/** Attempts without work done. */
export async function withoutWork(site: Site, email: string): Promise<Attack> {
  const attacker = newAttackers()
  return (index) => sendSignIn(site, { email, password }, 'x'.repeat(100), attacker(index))
}

/** Attempts on one account whose challenges are solved. */
export async function withWork(site: Site, email: string): Promise<Attack> {
  const attacker = newAttackers()
  const tokens: string[] = []
  for (let index = 0; index < floodSize; index += 1) {
    tokens.push(await workedToken(site, attacker(index)))
  }
  return (index) => sendSignIn(site, { email, password }, tokens[index] ?? '', attacker(index))
}

/** A thousand requests, so many a second, and what visitors notice until the last is answered. */
export async function flood({ url }: Site, attack: Attack, perSecond: number): Promise<Flood> {
  const statuses: Record<number, number> = {}
  const visits: number[] = []
  const files: number[] = []
  const visiting: Promise<void>[] = []
  const visit = async (path: string, times: number[]) => {
    times.push(await timed(async () => (await fetch(url + path)).arrayBuffer()))
  }
  const over = new AbortController()
  const lengthMs = timed(() =>
    eachOf(floodSize, floodSize, async (index) => {
      await sleep((index * 1000) / perSecond)
      const response = await attack(index)
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }),
  ).finally(() => over.abort())
  while (!over.signal.aborted) {
    visiting.push(visit(page, visits), visit(file, files))
    await sleep(visitEveryMs)
  }
  await Promise.all(visiting)
  return { visits, files, lengthMs: await lengthMs, statuses }
}

/** Visits that nothing else disturbs. */
export async function calmVisits({ url }: Site, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    times.push(await timed(async () => (await fetch(url + page)).arrayBuffer()))
  }
  return times
}
