import { createAltcha } from '#worker/auth/challenge/altcha.ts'
import { createChallenges } from '#worker/auth/challenge/challenges.ts'
import { createGate, type Gate } from '#worker/auth/gate.ts'
import { createPasswords } from '#worker/auth/password.ts'
import { type CounterObjects, createCounters } from '#worker/limits/counter-client.ts'

import { counterObjects } from './counter-objects.ts'

export const testPepper = 'p'.repeat(32)
export const testOrigin = 'https://exemple.test'

/** Hashes of tests that are not about hashing. */
export const cheapCost = { log2N: 4, r: 8, p: 1 }
/** Work of tests that are not about working. */
const littleWork = { cost: 1, minCounter: 1, maxCounter: 3 }

const clientKeySecret = 'c'.repeat(32)

/** The real gate of a site, whose hashes and challenges are quick, on counters of its own. */
export function testGate({
  origin = testOrigin,
  objects = counterObjects(),
}: { origin?: string; objects?: CounterObjects } = {}): Gate {
  return {
    ...createGate(
      {
        SITE_ORIGIN: origin,
        CLIENT_KEY_SECRET: clientKeySecret,
        SESSION_SECRETS: `k1:${'s'.repeat(32)}`,
        PASSWORD_PEPPER: testPepper,
        TURNSTILE_SITE_KEY: undefined,
        TURNSTILE_SECRET: undefined,
      },
      createCounters(objects, clientKeySecret, 'sign-in'),
    ),
    passwords: createPasswords(testPepper, cheapCost),
    openChallenges: createChallenges(createAltcha(clientKeySecret, littleWork), null),
  }
}
