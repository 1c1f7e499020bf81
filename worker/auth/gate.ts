import { type AskCounter, keyedHash } from '#worker/limits/counter-client.ts'
import { createSignInLimits, type SignInLimits } from '#worker/limits/sign-in-limits.ts'
import type { Config } from '#worker/runtime/config.ts'

import { createAltcha } from './challenge/altcha.ts'
import { createChallenges, type OpenChallenges } from './challenge/challenges.ts'
import { createTurnstile } from './challenge/turnstile.ts'
import { createFactorKeys, type FactorKeys } from './factors/factor-keys.ts'
import { createPasswords, type Passwords } from './password.ts'
import { createSessionHandles, type OpenSessionHandle } from './session-handle.ts'

/** What guards the administration, made once from the configuration; nothing in it is of one visitor. */
export type Gate = {
  passwords: Passwords
  factorKeys: FactorKeys
  /** Whether the sign-in page asks Cloudflare Turnstile instead of the site's own challenge. */
  usesTurnstile: boolean
  openSession: OpenSessionHandle
  openChallenges: OpenChallenges
  openSignInLimits: (clientPrefix: string) => SignInLimits
  /** Stands for a client in what it is sent, and cannot be turned back into an address. */
  clientKey: (clientPrefix: string) => Promise<string>
}

type GateConfig = Pick<
  Config,
  | 'SITE_ORIGIN'
  | 'CLIENT_KEY_SECRET'
  | 'SESSION_SECRETS'
  | 'PASSWORD_PEPPER'
  | 'TURNSTILE_SITE_KEY'
  | 'TURNSTILE_SECRET'
>

export function createGate(config: GateConfig, askCounter: AskCounter): Gate {
  const { SITE_ORIGIN, CLIENT_KEY_SECRET, SESSION_SECRETS } = config
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = config
  const { hostname } = new URL(SITE_ORIGIN)
  const turnstile = siteKey && secret ? createTurnstile({ siteKey, secret, hostname }) : null
  return {
    passwords: createPasswords(config.PASSWORD_PEPPER),
    factorKeys: createFactorKeys({
      sessionSecrets: SESSION_SECRETS,
      pepper: config.PASSWORD_PEPPER,
      siteOrigin: SITE_ORIGIN,
    }),
    usesTurnstile: turnstile !== null,
    openSession: createSessionHandles({
      sessionSecrets: SESSION_SECRETS,
      clientKeySecret: CLIENT_KEY_SECRET,
      siteOrigin: SITE_ORIGIN,
    }),
    openChallenges: createChallenges(createAltcha(CLIENT_KEY_SECRET), turnstile),
    openSignInLimits: createSignInLimits(askCounter),
    clientKey: (clientPrefix) => keyedHash(CLIENT_KEY_SECRET, `client ${clientPrefix}`),
  }
}
