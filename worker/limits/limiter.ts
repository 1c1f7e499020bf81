import { z } from 'zod'

import type { Config } from '../config.ts'
import { clientPrefix } from './client-prefix.ts'

export type LimitPurpose = 'search' | 'suggestions'

export type LimitDecision = z.infer<typeof decisionSchema>

/** Counts one request of a client; fails when the count cannot be had. */
export type Limiter = (purpose: LimitPurpose, address: string | undefined) => Promise<LimitDecision>

type LimiterConfig = Pick<
  Config,
  | 'RATE_LIMITER'
  | 'CLIENT_KEY_SECRET'
  | 'SEARCH_LIMIT'
  | 'SUGGESTION_LIMIT'
  | 'LIMIT_WINDOW_SECONDS'
>

const decisionSchema = z.object({ allowed: z.boolean(), retryAfterSeconds: z.number() })
const timeoutMs = 2000

/** Asks the object that counts for a client and a purpose; each has its own (security.md 5.4). */
export function createLimiter(config: LimiterConfig): Limiter {
  const windowMs = config.LIMIT_WINDOW_SECONDS * 1000
  const limits = { search: config.SEARCH_LIMIT, suggestions: config.SUGGESTION_LIMIT }
  return async (purpose, address) => {
    const client = `${purpose} ${clientPrefix(address)}`
    const counter = config.RATE_LIMITER.getByName(await keyedHash(config.CLIENT_KEY_SECRET, client))
    try {
      const response = await counter.fetch('https://limiter/', {
        method: 'POST',
        body: JSON.stringify({ limit: limits[purpose], windowMs }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return decisionSchema.parse(await response.json())
    } catch (error) {
      if (!isOverloaded(error)) throw error
      // Nobody but this client can flood its object.
      return { allowed: false, retryAfterSeconds: config.LIMIT_WINDOW_SECONDS }
    }
  }
}

/** The mark that the platform puts on an error when an object gets more than it can answer. */
function isOverloaded(error: unknown): boolean {
  return error instanceof Error && 'overloaded' in error && error.overloaded === true
}

async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
