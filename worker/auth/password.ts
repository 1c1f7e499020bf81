import {
  checkPassword,
  createOneTimePassword,
  type HashCost,
  hashCost,
  hashPassword,
  readPeppers,
  unknownHash,
} from '#drizzle/accounts/password-hash.ts'
import { signInDown } from '#worker/runtime/errors.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  /**
   * Whether the password is the hash's, and whether the hash should be made anew. Without a hash it
   * takes as long: nobody learns by the clock which accounts exist.
   */
  check: (
    password: string,
    stored: string | undefined,
  ) => Promise<{ isValid: boolean; isOutdated: boolean }>
  /** A password to be shown once and replaced at its first use. */
  oneTime: () => string
}

/** Passwords under the pepper of the configuration: `secret[,former secret]`. */
export function createPasswords(pepper: string, cost: HashCost = hashCost): Passwords {
  const peppers = readPeppers(pepper)
  const [current] = peppers
  const nobodys = unknownHash(current, cost)
  return {
    hash: (password) => inTurn((rest) => hashPassword(password, current, { cost, pause: rest })),
    check: (password, stored) =>
      inTurn(async (rest) => {
        const hashing = { cost, pause: rest }
        const answer = await checkPassword(password, stored ?? nobodys, peppers, hashing)
        return stored === undefined ? { isValid: false, isOutdated: false } : answer
      }),
    oneTime: createOneTimePassword,
  }
}

const pauseMs = 20
const longestWaitMs = 10_000
/** A turn whose request was cancelled ends by itself. */
const longestTurnMs = 2000
const longestRestMs = 200

let turnBegan = Number.NEGATIVE_INFINITY

/**
 * One hash at a time in this isolate, which can do nothing else during a piece of it, and after each piece
 * a rest as long, in which visitors are answered. A promise of another request may never
 * be awaited here, so whoever waits looks at the clock.
 */
async function inTurn<Result>(
  work: (rest: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const waitedFrom = performance.now()
  while (performance.now() - turnBegan < longestTurnMs) {
    if (performance.now() - waitedFrom > longestWaitMs) {
      throw signInDown()
    }
    // oxlint-disable-next-line no-await-in-loop -- waits for its turn
    await pause(pauseMs)
  }
  turnBegan = performance.now()
  const rest = createRest()
  try {
    const result = await work(rest)
    await rest()
    return result
  } finally {
    turnBegan = Number.NEGATIVE_INFINITY
  }
}

/** Rests for as long as was worked since it last did. */
function createRest(): () => Promise<void> {
  let worksFrom = performance.now()
  return async () => {
    // The platform's clock goes on where something is awaited.
    await pause(0)
    await pause(Math.min(performance.now() - worksFrom, longestRestMs))
    worksFrom = performance.now()
  }
}

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms))
