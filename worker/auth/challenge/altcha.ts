import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'

type IssueOptions = {
  /** Given because Turnstile cannot be asked. */
  isFallback?: boolean
  /** Four times the work: the site is being tried. */
  isHarder?: boolean
}

export type Altcha = {
  /** A challenge for one client and the sign-in form, good for five minutes. */
  issue: (client: string, now: Date, options?: IssueOptions) => Promise<unknown>
  /** What a solved challenge of this client is known by, or null for anything else. */
  verify: (
    token: string,
    client: string,
    now: Date,
  ) => Promise<{ signature: string; isFallback: boolean } | null>
}

/** About a second of one core in the browser, and nothing to speak of here. */
export type Work = { cost: number; minCounter: number; maxCounter: number }

const signInWork: Work = { cost: 2000, minCounter: 500, maxCounter: 1500 }
const harderBy = 4
const lifetimeMs = 300_000
const action = 'login'

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({
        action: z.literal(action),
        client: z.string(),
        fallback: z.boolean(),
      }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * The challenge of our own: work for the browser, with no third party and no cookie. What the
 * browser sends back carries our signature over what was asked of it, when and of whom.
 */
export function createAltcha(secret: string, work: Work = signInWork): Altcha {
  const secrets = {
    hmacSignatureSecret: `challenge ${secret}`,
    hmacKeySignatureSecret: `solution ${secret}`,
  }
  return {
    issue: (client, now, { isFallback = false, isHarder = false } = {}) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter:
          (isHarder ? harderBy : 1) *
          (work.minCounter + randomBelow(work.maxCounter - work.minCounter + 1)),
        deriveKey,
        expiresAt: new Date(now.getTime() + lifetimeMs),
        data: { action, client, fallback: isFallback },
        ...secrets,
      }),
    verify: async (token, client, now) => {
      const payload = payloadSchema.safeParse(decode(token)).data
      if (!payload) return null
      const { challenge, solution } = payload
      const { data, expiresAt } = challenge.parameters
      if (data.client !== client || expiresAt * 1000 <= now.getTime()) return null
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified ? { signature: challenge.signature, isFallback: data.fallback } : null
    },
  }
}

function decode(token: string): unknown {
  try {
    return JSON.parse(atob(token))
  } catch {
    return null
  }
}

function randomBelow(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value % limit
}
