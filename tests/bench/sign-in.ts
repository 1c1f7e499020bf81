import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'

import { startBuiltWorker } from '../support/built-worker.ts'
import { createReadyAdmin, sendSignIn, solvedChallenge } from '../support/signed-in.ts'
import { percentile } from './search-timing.ts'

type Site = Awaited<ReturnType<typeof startBuiltWorker>>

const attempts = 80
const floodSize = 1000
const floodClients = 50
const visits = 200
const page = '/cgu'

/**
 * What sign-in costs on the built Worker: the work of a challenge, an attempt that is hashed and one
 * that is refused before; whether the time tells a known account from an unknown one; and what
 * visitors notice of a thousand attempts at once (security.md G11c, G13 to G15).
 */
export async function benchSignIn(): Promise<void> {
  const site = await startBuiltWorker()
  try {
    const account = await createReadyAdmin(site)
    const solving = await timeSolving(site)
    const wrong = { email: account.email, password: 'pas le bon mot de passe' }
    const { known, unknown } = await timeAttempts(site)
    const refused = await timeRefusals(site, wrong)
    const idle = await timeVisits(site, Promise.resolve())
    const flood = runFlood(site, wrong)
    const flooded = await timeVisits(site, flood)
    const statuses = await flood

    console.table({
      'challenge, solved': summary(solving),
      'wrong password of an account': summary(known),
      'password of no account': summary(unknown),
      'refused by the limit': summary(refused),
      [`${page}, nothing else`]: summary(idle),
      [`${page}, ${floodSize} attempts at once`]: summary(flooded),
    })
    console.log(`Known by its time, an account: AUC ${auc(known, unknown).toFixed(2)}`)
    console.log(`The flood was answered ${JSON.stringify(statuses)}. Milliseconds; one machine.`)
  } finally {
    await site.stop()
  }
}

const challengeSchema = z.object({
  result: z.object({ data: z.object({ challenge: z.custom<Challenge>() }) }),
})
type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** In Node, whose derivations run on one core as a browser's do. */
async function timeSolving({ url }: Site): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const response = await fetch(`${url}/api/trpc/auth.challenge`, from(index))
    const { challenge } = challengeSchema.parse(await response.json()).result.data
    times.push(await timed(() => solveChallenge({ challenge, deriveKey })))
  }
  return times
}

/** Attempts on accounts and on none in turn, each name and address tried once, so that all are hashed. */
async function timeAttempts(site: Site) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let index = 0; index < attempts; index += 1) {
    const account = await createReadyAdmin(site)
    const emails = { known: account.email, unknown: `inconnu-${index}@example.org` }
    for (const kind of ['known', 'unknown'] as const) {
      const address = addressOf(1000 + 2 * index + (kind === 'known' ? 0 : 1))
      const token = await solvedChallenge(site, address)
      const credentials = { email: emails[kind], password: 'pas le bon mot de passe' }
      times[kind].push(await timed(() => sendSignIn(site, credentials, token, address)))
    }
  }
  return times
}

async function timeRefusals(site: Site, credentials: Parameters<typeof sendSignIn>[1]) {
  const address = addressOf(900)
  const times: number[] = []
  for (let index = 0; index < 50; index += 1) {
    const duration = await timed(() => sendSignIn(site, credentials, 'x', address))
    if (index > 5) times.push(duration)
  }
  return times
}

async function runFlood(site: Site, credentials: Parameters<typeof sendSignIn>[1]) {
  const statuses: Record<number, number> = {}
  await Promise.all(
    Array.from({ length: floodSize }, async (_, index) => {
      const address = addressOf(5000 + (index % floodClients))
      const response = await sendSignIn(site, credentials, 'x'.repeat(100), address)
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }),
  )
  return statuses
}

/** Visits one after the other, at least until the other work has ended. */
async function timeVisits({ url }: Site, work: Promise<unknown>): Promise<number[]> {
  const other = new AbortController()
  void work.finally(() => other.abort())
  const times: number[] = []
  while (times.length < visits || !other.signal.aborted) {
    times.push(await timed(async () => (await fetch(url + page)).arrayBuffer()))
  }
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const from = (index: number) => ({ headers: { 'cf-connecting-ip': addressOf(index) } })
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

const summary = (times: number[]) => ({
  runs: times.length,
  p50: round(percentile(times, 0.5)),
  p99: round(percentile(times, 0.99)),
  max: round(Math.max(...times)),
})

const round = (value: number) => Number(value.toFixed(1))

/** The chance that a time of the first kind is longer than one of the second: 0.5 tells nothing. */
function auc(first: number[], second: number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length
}
