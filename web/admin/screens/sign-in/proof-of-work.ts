import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'

/** The longest one waits for the challenge. */
export const challengeWaitMs = 30_000

const challengeSchema: z.ZodType<Challenge> = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string().optional(),
})

/**
 * The token that proves the work, in the form the server verifies; null when it was stopped or took
 * too long. The derivations run beside the page, in the browser's own threads: a Worker is no option,
 * since the policy refuses the address that would start it (Trusted Types).
 */
export async function solve(
  challenge: unknown,
  controller: AbortController,
): Promise<string | null> {
  const parsed = challengeSchema.parse(challenge)
  const solution = await solveChallenge({
    challenge: parsed,
    controller,
    deriveKey,
    timeout: challengeWaitMs,
  })
  return solution && btoa(JSON.stringify({ challenge: parsed, solution }))
}
