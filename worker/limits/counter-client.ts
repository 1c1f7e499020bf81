import type { Config } from '#worker/runtime/config.ts'

/** Asks the object that counts under a name; fails when it cannot be had. */
export type AskCounter = (name: string, question: object) => Promise<unknown>

const timeoutMs = 2000

/**
 * The objects that count, each under a name that only who has the secret can make from a client's
 * address.
 */
export const createCounters =
  (config: Pick<Config, 'RATE_LIMITER' | 'CLIENT_KEY_SECRET'>): AskCounter =>
  async (name, question) => {
    const counter = config.RATE_LIMITER.getByName(await keyedHash(config.CLIENT_KEY_SECRET, name))
    const response = await counter.fetch('https://limiter/', {
      method: 'POST',
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.json()
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
