import type { Challenge } from '#shared/access/sign-in.ts'

import type { Altcha } from './altcha.ts'
import type { Turnstile } from './turnstile.ts'

/** The challenge of one client's sign-in, whoever provides it. */
export type Challenges = {
  issue: () => Promise<Challenge>
  /** What a token is, or null if it answers no challenge of this client: nothing is asked or counted. */
  read: (token: string) => Promise<Answer | null>
}

export type Answer = {
  /** What the client's work is known by; whoever counts its attempts lets it pass once. */
  work: string | null
  /** Asks who provided the challenge, where nothing else can tell; once for each token. */
  isConfirmed: () => Promise<boolean>
}

export type ChallengeClient = {
  /** Stands for the client in what it is sent. */
  key: () => Promise<string>
  address: string | undefined
  now: Date
  /** Whether nobody used a token of Turnstile before, which is bound to no client. */
  firstUse: (token: string) => Promise<boolean>
  /** Whether the site is being tried, so that work must cost more. */
  isAlarmed: () => Promise<boolean>
}

const outageMs = 60_000

/**
 * Challenges by Turnstile where it is set up, else by work. While Turnstile cannot be asked, work is
 * what opens, never nothing: a challenge says itself that it was given for that.
 */
export function createChallenges(altcha: Altcha, turnstile: Turnstile | null) {
  let unreachableUntil = 0

  return ({ key, address, now, firstUse, isAlarmed }: ChallengeClient): Challenges => {
    const isReachable = () => now.getTime() >= unreachableUntil
    const confirm = async (provider: Turnstile, token: string) => {
      const verdict = await provider.verify(token, address)
      if (verdict === 'unreachable') unreachableUntil = now.getTime() + outageMs
      // Turnstile forgets a token after five minutes, and knows used ones until then.
      return verdict === 'passed' && firstUse(token)
    }
    return {
      issue: async () => {
        if (turnstile && isReachable()) return { provider: 'turnstile', siteKey: turnstile.siteKey }
        const isFallback = turnstile !== null
        // Where nobody counts nobody signs in: a challenge may be given all the same.
        const isHarder = await isAlarmed().catch(() => true)
        const options = { isFallback, isHarder }
        return { provider: 'altcha', challenge: await altcha.issue(await key(), now, options) }
      },
      read: async (token) => {
        const solved = await altcha.verify(token, await key(), now)
        if (solved && (!turnstile || solved.isFallback)) {
          return { work: solved.signature, isConfirmed: async () => true }
        }
        return turnstile && { work: null, isConfirmed: () => confirm(turnstile, token) }
      },
    }
  }
}

export type OpenChallenges = ReturnType<typeof createChallenges>
