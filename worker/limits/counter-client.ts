import type { Objects } from '#worker/runtime/bindings.ts'
import { withinTime } from '#worker/runtime/time-limit.ts'

import type { RateLimiter } from './rate-limiter-object.ts'

export type CounterObjects = Objects<RateLimiter>
type Counter = ReturnType<CounterObjects['getByName']>

/** Asks the object that counts for a name, under the key that stands for the name there. */
export type AskCounter = <Answer>(
  name: string,
  ask: (counter: Counter, key: string) => Promise<Answer>,
) => Promise<Answer>

const timeoutMs = 2000

/** For each purpose, clients are spread over this many objects, so that their files do not grow in number. */
const objectsPerPurpose = 16

/**
 * Counters for one purpose, in objects of its own: one purpose cannot displace the counts of another. Only
 * who has the secret can make the key of a client from its address.
 */
export const createCounters =
  (
    objects: CounterObjects,
    clientKeySecret: string,
    purpose: 'budgets' | 'sign-in' | 'reports',
  ): AskCounter =>
  async (name, ask) => {
    const key = await keyedHash(clientKeySecret, name)
    const object = Number.parseInt(key.slice(0, 8), 16) % objectsPerPurpose
    return withinTime(timeoutMs, () => ask(objects.getByName(`${purpose} ${object}`), key))
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
