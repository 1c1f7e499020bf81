import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'

import type { Visit } from './soak-visits.ts'

export type Paced = {
  /** From the moment each was due until its last byte. */
  times: number[]
  /** Answers other than expected, and how many of each. */
  unexpected: Map<string, number>
}

/** Sends so many requests a second for some time, however long the answers take. */
export async function sendPaced(
  origin: string,
  visitOf: (index: number) => Visit,
  { perSecond, seconds, first }: { perSecond: number; seconds: number; first: number },
): Promise<Paced> {
  const paced: Paced = { times: [], unexpected: new Map() }
  const count = perSecond * seconds
  const start = performance.now()
  const sent: Promise<void>[] = []
  for (let index = 0; index < count; index += 1) {
    const due = start + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    sent.push(send(origin, visitOf(first + index), due, paced))
  }
  await Promise.all(sent)
  return paced
}

async function send(
  origin: string,
  { path, init, status }: Visit,
  due: number,
  { times, unexpected }: Paced,
): Promise<void> {
  const outcome = await fetch(origin + path, { ...init, redirect: 'manual' }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status === status ? undefined : `status ${response.status}`
    },
    // Fetch says only that it failed; its cause says why.
    (error: unknown) => inspect(error instanceof Error ? error.cause : error).split('\n', 1)[0],
  )
  times.push(performance.now() - due)
  if (outcome === undefined) return
  const kind = path.split('?', 1)[0]?.replaceAll(/\d+/g, '…')
  const what = `${init?.method ?? 'GET'} ${kind}: ${outcome}`
  unexpected.set(what, (unexpected.get(what) ?? 0) + 1)
}
