import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Statuses, unanswered } from './flood.ts'
import { headersOf, type HttpAnswer, type HttpRequest, send } from './http-client.ts'

export type Visits = {
  /** Milliseconds until a visitor has the page who comes at any time. */
  home: number[]
  list: number[]
  refusals: Refusals
}

/** What visitors are told besides the page: no attack is a reason for any of it. */
export type Refusals = {
  statuses: Statuses
  /** Answers that blame a database which is well. */
  databaseDown: number
}

/** Gives the address of the list with a number: no two within a measure are the same. */
export type ListPath = (index: number) => string

const everyMs = 100

/**
 * Asks for the cached home page and for an uncached list, each ten times a second on a connection of its own,
 * until the signal. A visitor who would come while a request is under way waits for its answer, and one who is
 * refused tries again: else a site that stands still for seconds, or refuses at once, would show as fast.
 */
export async function visit(
  origin: string,
  addresses: string[],
  listPath: ListPath,
  signal: AbortSignal,
): Promise<Visits> {
  const refusals = newRefusals()
  const kinds = [() => '/', listPath]
  const [home = [], list = []] = await Promise.all(
    kinds.map(async (path, place) => {
      await sleep((place * everyMs) / kinds.length)
      return visitPath(origin, addresses, path, refusals, signal)
    }),
  )
  return { home, list, refusals }
}

async function visitPath(
  origin: string,
  addresses: string[],
  path: ListPath,
  refusals: Refusals,
  signal: AbortSignal,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let due = performance.now()
  const serve = () => {
    const servedAt = performance.now()
    for (; due < servedAt; due += everyMs) times.push(servedAt - due)
  }
  let isServed = true
  for (let index = 0; !signal.aborted; index += 1) {
    const headers = headersOf(addresses[index % addresses.length] ?? '')
    const request = { method: 'GET', path: path(index), headers } as const
    isServed = (await sendAndNote(agent, origin, request, refusals))?.status === 200
    if (isServed) serve()
    await sleep(isServed ? Math.max(due - performance.now(), 0) : everyMs)
  }
  // Those who still wait are not served before now.
  if (!isServed) serve()
  agent.destroy()
  return times
}

export const newRefusals = (): Refusals => ({ statuses: {}, databaseDown: 0 })

/** Sends an innocent request and notes what was wrong with the answer. */
export async function sendAndNote(
  agent: Agent,
  origin: string,
  request: HttpRequest,
  refusals: Refusals,
): Promise<HttpAnswer | undefined> {
  const answer = await send(agent, origin, request).catch(() => undefined)
  const status = answer?.status ?? unanswered
  refusals.statuses[status] = (refusals.statuses[status] ?? 0) + 1
  if (String(answer?.headers['cache-status']).includes('database-down')) refusals.databaseDown += 1
  return answer
}

/** Waits until lists are answered so quickly again: what an attack left behind is worked off. */
export async function settle(
  origin: string,
  addresses: string[],
  listPath: ListPath,
  quickMs: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const end = performance.now() + longestSettlingMs
  for (let index = 0, inARow = 0; inARow < enoughInARow; index += 1) {
    if (performance.now() > end) throw new Error('The site did not recover from an attack')
    const headers = headersOf(addresses[index % addresses.length] ?? '')
    const request = { method: 'GET', path: listPath(index), headers } as const
    const answer = await send(agent, origin, request).catch(() => undefined)
    inARow = answer?.status === 200 && answer.ms < quickMs ? inARow + 1 : 0
    await sleep(everyMs)
  }
  agent.destroy()
}

const longestSettlingMs = 90_000
const enoughInARow = 5
