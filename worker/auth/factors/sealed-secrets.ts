import { base64url } from 'jose'

import { type Pepper, readPeppers } from '#drizzle/accounts/password-hash.ts'

/** Keeps secrets in a form that only this site's configuration opens. */
export type SecretSeal = {
  /** Seals a secret for an account: in another's row it opens nothing. */
  seal: (secret: Uint8Array, userId: string) => Promise<string>
  /** Null for what was not sealed here, for another account, or under a pepper that is gone. */
  open: (sealed: string, userId: string) => Promise<OpenedSecret | null>
}

export type OpenedSecret = {
  secret: Uint8Array
  /** It was sealed under a former pepper and should be sealed anew. */
  isOutdated: boolean
}

type Bytes = Uint8Array<ArrayBuffer>

const ivBytes = 12
const encoder = new TextEncoder()

/**
 * AES-GCM under a key that HKDF draws from the pepper, since the pepper is what a leaked database does
 * not hold: `pepper$iv$sealed`. The first pepper seals, all of them open.
 */
export function createSecretSeal(pepperText: string): SecretSeal {
  const peppers = readPeppers(pepperText)
  const [current] = peppers
  return {
    seal: async (secret, userId) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const key = await keyOf(current)
      const sealed = await crypto.subtle.encrypt(parameters(iv, userId), key, copyOf(secret))
      return [current.id, base64url.encode(iv), base64url.encode(new Uint8Array(sealed))].join('$')
    },
    open: async (text, userId) => {
      const [id, iv = '', sealed = ''] = text.split('$')
      const pepper = peppers.find((one) => one.id === id)
      if (!pepper) return null
      try {
        const secret = await crypto.subtle.decrypt(
          parameters(copyOf(base64url.decode(iv)), userId),
          await keyOf(pepper),
          copyOf(base64url.decode(sealed)),
        )
        return { secret: new Uint8Array(secret), isOutdated: pepper !== current }
      } catch {
        return null
      }
    },
  }
}

const parameters = (iv: Bytes, userId: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(`one-time codes of ${userId}`),
})

async function keyOf({ secret }: Pepper): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
  ])
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode('one-time codes'),
  }
  const algorithm = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(derivation, material, algorithm, false, ['encrypt', 'decrypt'])
}

/** Its own buffer, which the platform's functions ask for. */
const copyOf = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)
