import { z } from 'zod'

import { createTokenSigner } from '#worker/auth/session-token.ts'

import { type PasskeySite, passkeyMs, passkeySite, newPasskeyChallenge } from './passkeys.ts'
import { createSecretSeal, type SecretSeal } from './sealed-secrets.ts'

/** What a challenge was given for: one to sign in is nobody's yet. */
type ChallengeUse = { use: 'add'; userId: string } | { use: 'sign-in' }

/** What second factors need of the configuration. */
export type FactorKeys = SecretSeal & {
  site: PasskeySite
  /** A challenge for a passkey, and the signed token that brings it back. */
  newChallenge: (use: ChallengeUse, now: Date) => Promise<{ challenge: string; token: string }>
  /** The challenge of a token of ours that is not past and was given for this; null for any other. */
  readChallenge: (token: string, use: ChallengeUse, now: Date) => Promise<string | null>
}

type Options = { sessionSecrets: string; pepper: string; siteOrigin: string }

const claimsSchema = z.object({ chl: z.string().length(43), for: z.string().max(80) })

export function createFactorKeys({ sessionSecrets, pepper, siteOrigin }: Options): FactorKeys {
  const tokens = createTokenSigner({
    secrets: sessionSecrets,
    issuer: siteOrigin,
    type: 'passkey+jwt',
    claims: claimsSchema,
  })
  return {
    ...createSecretSeal(pepper),
    site: passkeySite(siteOrigin),
    newChallenge: async (use, now) => {
      const challenge = newPasskeyChallenge()
      const claims = { chl: challenge, for: nameOf(use) }
      return {
        challenge,
        token: await tokens.sign(claims, now, new Date(now.getTime() + passkeyMs)),
      }
    },
    readChallenge: async (token, use, now) => {
      const claims = await tokens.read(token, now)
      return claims?.for === nameOf(use) ? claims.chl : null
    },
  }
}

const nameOf = (use: ChallengeUse) => (use.use === 'add' ? `add ${use.userId}` : use.use)
