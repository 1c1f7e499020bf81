import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'

import { sendSignIn } from '#tests/support/calls/signed-in.ts'
import { createAltcha } from '#worker/auth/challenge/altcha.ts'

import {
  addressOf,
  type Challenge,
  createAccounts,
  password,
  type Site,
  timed,
  workedToken,
  wrongPassword,
} from './sign-in-site.ts'

const challengeSchema = z.object({
  result: z.object({ data: z.object({ challenge: z.custom<Challenge>() }) }),
})

/** The work of a challenge of the site, in Node, whose derivations run on one core as a browser's do. */
export async function timeSolving({ url }: Site, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const headers = { 'cf-connecting-ip': addressOf(index) }
    const response = await fetch(`${url}/api/trpc/auth.challenge`, { headers })
    const { challenge } = challengeSchema.parse(await response.json()).result.data
    times.push(await timed(() => solveChallenge({ challenge, deriveKey })))
  }
  return times
}

/** The server's check of solutions of challenges at their real cost, without the rest of the site. */
export async function timeChecking(count: number): Promise<number[]> {
  const altcha = createAltcha('c'.repeat(32), { cost: 2000, minCounter: 1, maxCounter: 3 })
  const now = new Date()
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    // What the library made is what the library solves.
    const challenge = (await altcha.issue('client', now)) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    const token = btoa(JSON.stringify({ challenge, solution }))
    const start = performance.now()
    const verdict = await altcha.verify(token, 'client', now)
    times.push(performance.now() - start)
    if (!verdict) throw new Error('A solution was refused')
  }
  return times
}

export type Answers = Record<'known' | 'unknown' | 'refused', number[]>

const kinds = ['known', 'unknown', 'refused'] as const

/**
 * Attempts that open nothing: a wrong password, an address without an account, and the right password of
 * a moderator, who is told so in the same time. They take turns in another order each time, each from an address of its own, so that
 * all are hashed.
 */
export async function timeAnswers(site: Site, rounds: number): Promise<Answers> {
  const admins = await createAccounts(site, rounds)
  const moderators = await createAccounts(site, rounds, 'moderator')
  const times: Answers = { known: [], unknown: [], refused: [] }
  for (let round = 0; round < rounds; round += 1) {
    const attempts = {
      known: { email: admins[round] ?? '', password: wrongPassword },
      unknown: { email: `${crypto.randomUUID()}@example.org`, password: wrongPassword },
      refused: { email: moderators[round] ?? '', password },
    }
    for (const [place, kind] of shuffled(kinds).entries()) {
      const address = addressOf(0x10_00_00 + 3 * round + place)
      const token = await workedToken(site, address)
      const answer = { status: 0 }
      times[kind].push(
        await timed(async () => {
          const response = await sendSignIn(site, attempts[kind], token, address)
          await response.arrayBuffer()
          answer.status = response.status
        }),
      )
      if (answer.status !== (kind === 'refused' ? 403 : 401))
        throw new Error(`An attempt was answered with ${answer.status}`)
    }
  }
  return times
}

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)

/** The chance that a time of the first kind is longer than one of the second: 0.5 tells nothing. */
export function auc(first: number[], second: number[]): number {
  let wins = 0
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (first.length * second.length)
}
