import type { Config } from '#worker/runtime/config.ts'

import { clientPrefix } from './client-prefix.ts'
import { type AskCounter, isOverloaded } from './counter-client.ts'
import type { LimitDecision } from './counter-state.ts'
import { signInClient } from './sign-in-limits.ts'

export type VisitorLimit =
  | 'search'
  | 'filters'
  | 'suggestions'
  | 'assistants'
  | 'exports'
  | 'challenge'
  | 'reports'
export type LimitPurpose = VisitorLimit | 'administration' | 'misses'

/**
 * Counts one request of a client, who is known by an address, or in the administration by a session;
 * fails when the count cannot be had.
 */
export type Limiter = (purpose: LimitPurpose, client: string | undefined) => Promise<LimitDecision>

type LimiterConfig = Pick<
  Config,
  | 'SEARCH_LIMIT'
  | 'FILTER_LIMIT'
  | 'SUGGESTION_LIMIT'
  | 'ASSISTANT_LIMIT'
  | 'MISS_LIMIT'
  | 'LIMIT_WINDOW_SECONDS'
>

/** Files of the whole catalogue in a window: several times all there are. */
const exportLimit = 20

/** What one client may tell of pages in a window: more than anybody finds in so short a time. */
const reportLimit = 5

/** Challenges that one client may ask for or fail in a window; one is enough to sign in. */
const challengeLimit = 60

/** Calls of one session in a window: several times what an editor's busiest minute makes. */
const administrationLimit = 600

/**
 * Asks the object that counts for a client and a purpose; each has its own. Asking for
 * challenges is a part of signing in.
 */
export function createLimiter(config: LimiterConfig, askCounter: AskCounter): Limiter {
  const windowMs = config.LIMIT_WINDOW_SECONDS * 1000
  const limits = {
    search: config.SEARCH_LIMIT,
    filters: config.FILTER_LIMIT,
    suggestions: config.SUGGESTION_LIMIT,
    assistants: config.ASSISTANT_LIMIT,
    exports: exportLimit,
    challenge: challengeLimit,
    reports: reportLimit,
    administration: administrationLimit,
    misses: config.MISS_LIMIT,
  }
  return async (purpose, client) => {
    const name = counterOf(purpose, client)
    try {
      const rule = { limit: limits[purpose], windowMs }
      return await askCounter(name, (counter) => counter.count(rule))
    } catch (error) {
      if (!isOverloaded(error)) throw error
      // Nobody but this client can flood its object.
      return { allowed: false, retryAfterSeconds: config.LIMIT_WINDOW_SECONDS }
    }
  }
}

function counterOf(purpose: LimitPurpose, client: string | undefined): string {
  if (purpose === 'administration') return `${purpose} ${client}`
  const prefix = clientPrefix(client)
  return purpose === 'challenge' ? signInClient(prefix) : `${purpose} ${prefix}`
}
