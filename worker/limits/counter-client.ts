import type { Objects } from '#worker/runtime/bindings.ts'
import { withinTime } from '#worker/runtime/time-limit.ts'

import type { RateLimiter } from './rate-limiter-object.ts'

export type CounterObjects = Objects<RateLimiter>

/** Asks the object that counts under a name; fails when it cannot be had. */
export type AskCounter = <Answer>(
  name: string,
  ask: (counter: ReturnType<CounterObjects['getByName']>) => Promise<Answer>,
) => Promise<Answer>

const timeoutMs = 2000

/**
 * The objects that count, each under a name that only who has the secret can make from a client's
 * address.
 */
export const createCounters =
  (objects: CounterObjects, clientKeySecret: string): AskCounter =>
  async (name, ask) => {
    const key = await keyedHash(clientKeySecret, name)
    return withinTime(timeoutMs, () => ask(objects.getByName(key)))
  }

/** The mark that the platform puts on an error when an object gets more than it can answer. */
export function isOverloaded(error: unknown): boolean {
  return error instanceof Error && 'overloaded' in error && error.overloaded === true
}

/** HMAC-SHA-256 in hexadecimal. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
