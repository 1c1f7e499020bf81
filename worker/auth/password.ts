import {
  checkPassword,
  createOneTimePassword,
  type HashCost,
  hashCost,
  hashPassword,
  readPeppers,
  unknownHash,
} from '#drizzle/password-hash.ts'
import { errorMessages } from '#shared/error-messages.ts'

import { AppError } from '../errors.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /**
   * Whether the password is the hash's, and whether the hash should be made anew. Without a hash it
   * takes as long: nobody learns by the clock which accounts exist (security.md G13).
   */
  check: (
    password: string,
    stored: string | undefined,
  ) => Promise<{ isValid: boolean; isOutdated: boolean }>
  /** A password to be shown once and replaced at its first use. */
  oneTime: () => string
}

/** Passwords under the pepper of the configuration: `secret[,former secret]` (security.md 5.3). */
export function createPasswords(pepper: string, cost: HashCost = hashCost): Passwords {
  const peppers = readPeppers(pepper)
  const [current] = peppers
  const nobodys = unknownHash(current, cost)
  // Whoever came meanwhile is answered between two pieces of a hash.
  const hashing = { cost, pause: () => pause(0) }
  return {
    hash: (password) => inTurn(() => hashPassword(password, current, hashing)),
    check: (password, stored) =>
      inTurn(async () => {
        const answer = await checkPassword(password, stored ?? nobodys, peppers, hashing)
        return stored === undefined ? { isValid: false, isOutdated: false } : answer
      }),
    oneTime: createOneTimePassword,
  }
}

const pauseMs = 20
const longestWaitMs = 10_000
/** A turn whose request was cancelled ends by itself. */
const longestTurnMs = 1000

let turnBegan = Number.NEGATIVE_INFINITY
let restUntil = 0

/**
 * One hash at a time in this isolate, which can do nothing else during a piece of it, and after each a
 * rest as long, in which visitors are answered (security.md 0.8). A promise of another request may never be awaited
 * here, so whoever waits looks at the clock.
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const waitedFrom = performance.now()
  for (;;) {
    const now = performance.now()
    if (now - turnBegan >= longestTurnMs && now >= restUntil) break
    if (now - waitedFrom > longestWaitMs) {
      throw new AppError('SERVICE_UNAVAILABLE', errorMessages.network)
    }
    // oxlint-disable-next-line no-await-in-loop -- waits for its turn
    await pause(pauseMs)
  }
  turnBegan = performance.now()
  try {
    return await work()
  } finally {
    // The platform's clock goes on where something is awaited.
    await pause(0)
    const ended = performance.now()
    restUntil = ended + Math.min(ended - turnBegan, longestTurnMs)
    turnBegan = Number.NEGATIVE_INFINITY
  }
}

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms))
