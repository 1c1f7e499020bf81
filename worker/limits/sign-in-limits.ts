import { type SignInAttempts, signInLimits } from '#shared/access/sign-in.ts'
import { canonicalEmail } from '#shared/access/user.ts'
import { signInDown } from '#worker/runtime/errors.ts'

import type { AttemptOutlook } from './attempt-log.ts'
import type { AskCounter } from './counter-client.ts'

/** A place taken for one attempt, before anything of it is checked. */
export type Reservation =
  | {
      isAllowed: true
      /** The attempt came with a solved challenge that was used before: its place is free again. */
      isRepeated: boolean
      failedAttempts: number
      recentAttempts: number
      /** How long the next attempt must wait, while this one keeps its place. */
      retryAfterSeconds: number
      /** The attempt was none: it is not counted. */
      release: () => Promise<void>
      /** The attempt succeeded: nothing is counted any more. */
      reset: () => Promise<void>
    }
  | Refusal

export type Refusal = {
  isAllowed: false
  retryAfterSeconds: number
  /** Of this client; no refusal tells of what others tried. */
  failedAttempts?: number
}

/** What a client may still try. Where nobody counts, nobody signs in. */
export type SignInLimits = {
  /** Attempts of one client, and which challenges it solved for them: each is good for one. */
  client: (challenge: string | null) => Promise<Reservation>
  /** What this client failed of late, and how long it must wait: takes no place, whoever it tried. */
  attempts: () => Promise<SignInAttempts>
  /** Attempts on one account from browsers that it does not know. */
  account: (email: string) => Promise<Reservation>
  /**
   * The refusal that the account's limit gave before and would give again, which takes no place and
   * writes nothing: a flood of attempts on one account stays cheap. Null when it would not, or was not.
   */
  standingRefusal: (email: string) => Promise<Refusal | null>
  /** Attempts of a browser that signed in to the account before: strangers cannot lock it out. */
  device: (deviceId: string) => Promise<Reservation>
  /** Counts a failed attempt, whoever's; gives whether it is the one that raises the alarm. */
  noteFailure: () => Promise<boolean>
  /** Whether so many attempts failed of late, whoever's, that the site is being tried. */
  isAlarmed: () => Promise<boolean>
  /** Whether this is the first use, by any client, of what is not bound to one. */
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

/** Under which all that one client does to sign in is counted. */
const signInClient = (clientPrefix: string) => `sign-in client ${clientPrefix}`

const accountCounter = (email: string) => `sign-in account ${canonicalEmail(email)}`

/** The limits as the client of one prefix meets them. */
export const createSignInLimits =
  (askCounter: AskCounter) =>
  (clientPrefix: string): SignInLimits => {
    const client = signInClient(clientPrefix)
    return {
      client: async (challenge) => {
        const place = await reserve(askCounter, client, failures, { challenge })
        return place.isAllowed ? place : { ...place, failedAttempts: failures }
      },
      attempts: async () => {
        const { count, retryAfterMs } = await lookAhead(askCounter, client, failures)
        return { failedAttempts: count, retryAfterSeconds: secondsOf(retryAfterMs) }
      },
      account: (email) =>
        reserve(askCounter, accountCounter(email), accountFailures, { told: inMinutes }),
      standingRefusal: (email) => standingRefusal(askCounter, accountCounter(email)),
      device: (deviceId) => reserve(askCounter, `sign-in device ${deviceId}`, failures),
      noteFailure: async () => {
        const attempt = await reserve(askCounter, siteName, siteFailures)
        return attempt.isAllowed && attempt.failedAttempts === siteFailures
      },
      isAlarmed: async () => (await lookAhead(askCounter, siteName, siteFailures)).retryAfterMs > 0,
      firstUse: (challenge) =>
        askCounter(`challenge ${challenge}`, (counter, key) =>
          counter.noteOnce(key, { name: 'use', windowMs: challengeMemoryMs }),
        ).catch(closed),
    }
  }

/** How one more attempt would fare. */
const lookAhead = (askCounter: AskCounter, name: string, limit: number): Promise<AttemptOutlook> =>
  askCounter(name, (counter, key) => counter.lookAhead(key, { limit, windowMs })).catch(closed)

async function standingRefusal(askCounter: AskCounter, name: string): Promise<Refusal | null> {
  const { isRefusing, retryAfterMs } = await lookAhead(askCounter, name, accountFailures)
  return isRefusing ? refusal(inMinutes(retryAfterMs)) : null
}

type ReserveOptions = {
  challenge?: string | null
  /** How exactly a wait is told. */
  told?: (ms: number) => number
}

async function reserve(
  askCounter: AskCounter,
  name: string,
  limit: number,
  { challenge = null, told = (ms) => ms }: ReserveOptions = {},
): Promise<Reservation> {
  const id = crypto.randomUUID()
  const rule = { limit, windowMs, recentMs: suspiciousWindowMs }
  const once =
    challenge === null ? undefined : { name: `challenge ${challenge}`, windowMs: challengeMemoryMs }
  const decision = await askCounter(name, (counter, key) =>
    counter.reserve(key, id, rule, once),
  ).catch(closed)
  const waitMs = told(decision.retryAfterMs)
  if (!decision.isAllowed) return refusal(waitMs)
  return {
    isAllowed: true,
    isRepeated: !decision.isFirst,
    failedAttempts: decision.count,
    recentAttempts: decision.recent,
    retryAfterSeconds: secondsOf(waitMs),
    release: () => askCounter(name, (counter, key) => counter.release(key, id)),
    reset: () => askCounter(name, (counter, key) => counter.reset(key)),
  }
}

const refusal = (waitMs: number): Refusal => ({
  isAllowed: false,
  retryAfterSeconds: secondsOf(waitMs),
})

/** What many may have counted is told in whole minutes: the instant would tell when others tried. */
const inMinutes = (ms: number) => Math.ceil(ms / minuteMs) * minuteMs

const secondsOf = (ms: number) => Math.ceil(ms / 1000)

function closed(cause: unknown): never {
  throw signInDown(cause)
}
