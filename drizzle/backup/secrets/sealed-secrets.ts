import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'

import { z } from 'zod'

import { type LocalSecrets, secretsSchema } from '#drizzle/local/local-secrets.ts'

/** The most memory that a file may ask of scrypt: somebody else may have made the file. */
const maxBytes = 2 ** 29
/** Scrypt uses cost × blockSize × 128 bytes. */
const blockBytes = 128

/** Encrypted by AES-256-GCM under a key that scrypt draws from a passphrase. */
export const sealedSchema = z.strictObject({
  scrypt: z
    .strictObject({
      n: z
        .int()
        .min(2)
        .refine((n) => Number.isInteger(Math.log2(n))),
      r: z.int().min(1).max(32),
      p: z.int().min(1).max(16),
    })
    .refine(({ n, r }) => blockBytes * n * r <= maxBytes),
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
  sealed: z.base64(),
})

export type SealedSecrets = z.infer<typeof sealedSchema>
type Scrypt = SealedSecrets['scrypt']

/** What OWASP asks of a passphrase today: 128 MB and a third of a second. */
const scrypt: Scrypt = { n: 2 ** 17, r: 8, p: 1 }
const cipher = 'aes-256-gcm'
const [saltBytes, ivBytes, keyBytes, tagBytes] = [16, 12, 32, 16]

/** Secrets in a form that only their passphrase opens. */
export function sealSecrets(secrets: Partial<LocalSecrets>, passphrase: string): SealedSecrets {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)]
  const sealing = createCipheriv(cipher, keyOf(passphrase, salt, scrypt), iv)
  const sealed = Buffer.concat([sealing.update(JSON.stringify(secrets)), sealing.final()])
  return {
    scrypt,
    salt: text(salt),
    iv: text(iv),
    tag: text(sealing.getAuthTag()),
    sealed: text(sealed),
  }
}

const text = (bytes: Buffer) => bytes.toString('base64')

/** The secrets, or null where the passphrase is another. */
export function openSecrets(
  { scrypt: cost, ...parts }: SealedSecrets,
  passphrase: string,
): Partial<LocalSecrets> | null {
  const bytes = (part: Exclude<keyof SealedSecrets, 'scrypt'>) => Buffer.from(parts[part], 'base64')
  const key = keyOf(passphrase, bytes('salt'), cost)
  try {
    const opening = createDecipheriv(cipher, key, bytes('iv'), { authTagLength: tagBytes })
    opening.setAuthTag(bytes('tag'))
    const opened = Buffer.concat([opening.update(bytes('sealed')), opening.final()]).toString()
    return secretsSchema.partial().parse(JSON.parse(opened))
  } catch {
    return null
  }
}

/** However a keyboard wrote its accents. */
const keyOf = (passphrase: string, salt: Buffer, { n, r, p }: Scrypt): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, keyBytes, {
    N: n,
    r,
    p,
    maxmem: 2 * blockBytes * n * r,
  })
