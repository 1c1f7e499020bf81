import { z } from 'zod'

import { errorMessages } from '#shared/error-messages.ts'
import { signInLimits } from '#shared/sign-in.ts'
import { canonicalEmail } from '#shared/user.ts'

import { AppError } from '../errors.ts'
import { type AskCounter, isOverloaded } from './counters.ts'

/** A place taken for one attempt, before anything of it is checked. */
export type Reservation =
  | {
      isAllowed: true
      failedAttempts: number
      recentAttempts: number
      /** The attempt was none: it is not counted. */
      release: () => Promise<void>
      /** The attempt succeeded: nothing is counted any more (R148). */
      reset: () => Promise<void>
    }
  | { isAllowed: false; retryAfterSeconds: number; isFirst: boolean }

/** What a client may still try (security.md 5.4). Where nobody counts, nobody signs in. */
export type SignInLimits = {
  client: () => Promise<Reservation>
  /** Attempts on one account from browsers that it does not know. */
  account: (email: string) => Promise<Reservation>
  /** Attempts of a browser that signed in to the account before: strangers cannot lock it out. */
  device: (deviceId: string) => Promise<Reservation>
  /** Counts a failed attempt, whoever's; gives whether it is the one that raises the alarm. */
  noteFailure: () => Promise<boolean>
  /** Whether so many attempts failed of late, whoever's, that the site is being tried. */
  isAlarmed: () => Promise<boolean>
  /** Whether this client failed at no challenge of late: one who floods the door may not flood the journal. */
  isFirstChallengeFailure: () => Promise<boolean>
  /** Whether this is the first use of a solved challenge. */
  firstUse: (challenge: string) => Promise<boolean>
}

const { failures, windowMs, suspiciousWindowMs } = signInLimits
const accountFailures = 10
/** Of everybody together: more than people mistype. */
const siteFailures = 100
const siteName = 'sign-in failures'
/** Longer than a challenge can be used. */
const challengeMemoryMs = 600_000
const minuteMs = 60_000

const decisionSchema = z.object({
  isAllowed: z.boolean(),
  retryAfterMs: z.number(),
  count: z.number(),
  recent: z.number(),
  isFirstRefusal: z.boolean(),
})
const onceSchema = z.object({ allowed: z.boolean() })

/** The limits as the client of one prefix meets them. */
export const createSignInLimits =
  (askCounter: AskCounter) =>
  (clientPrefix: string): SignInLimits => {
    return {
      client: () => reserve(askCounter, `sign-in client ${clientPrefix}`, failures),
      account: (email) =>
        reserve(askCounter, `sign-in account ${canonicalEmail(email)}`, accountFailures),
      device: (deviceId) => reserve(askCounter, `sign-in device ${deviceId}`, failures),
      noteFailure: async () => {
        const attempt = await reserve(askCounter, siteName, siteFailures)
        return attempt.isAllowed && attempt.failedAttempts === siteFailures
      },
      isAlarmed: async () => {
        const attempt = await reserve(askCounter, siteName, siteFailures)
        if (!attempt.isAllowed) return true
        await attempt.release()
        return false
      },
      isFirstChallengeFailure: () => isFirst(askCounter, `challenge failed ${clientPrefix}`),
      firstUse: (challenge) => isFirst(askCounter, `challenge ${challenge}`),
    }
  }

async function isFirst(askCounter: AskCounter, name: string): Promise<boolean> {
  const rule = { limit: 1, windowMs: challengeMemoryMs }
  return onceSchema.parse(await askCounter(name, rule).catch(closed)).allowed
}

async function reserve(askCounter: AskCounter, name: string, limit: number): Promise<Reservation> {
  const id = crypto.randomUUID()
  const rule = { reserve: id, limit, windowMs, recentMs: suspiciousWindowMs }
  const answer = await askCounter(name, rule).catch((error: unknown) => {
    if (isOverloaded(error)) return null
    return closed(error)
  })
  // Nobody but those who attack under this name can flood its object.
  if (answer === null) return refusal(windowMs, false)
  const decision = decisionSchema.parse(answer)
  if (!decision.isAllowed) return refusal(decision.retryAfterMs, decision.isFirstRefusal)
  return {
    isAllowed: true,
    failedAttempts: decision.count,
    recentAttempts: decision.recent,
    release: async () => void (await askCounter(name, { release: id })),
    reset: async () => void (await askCounter(name, { reset: true })),
  }
}

/** Told in whole minutes: the exact instant would tell when which attempt was counted. */
const refusal = (retryAfterMs: number, isFirstRefusal: boolean): Reservation => ({
  isAllowed: false,
  retryAfterSeconds: Math.ceil(retryAfterMs / minuteMs) * 60,
  isFirst: isFirstRefusal,
})

function closed(cause: unknown): never {
  throw new AppError('SERVICE_UNAVAILABLE', errorMessages.network, { cause })
}
