import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** What a guess costs: N = 2^log2N, r, p (security.md 5.3). */
export type HashCost = { log2N: number; r: number; p: number }

/** OWASP's minimum: N·r·p = 655,360, within the 2^20 that the platform allows. */
export const hashCost: HashCost = { log2N: 14, r: 8, p: 5 }

const saltBytes = 16
const keyBytes = 32
const maxMemory = 64 * 1024 * 1024

/** A secret that a leaked database does not hold, and the name under which a hash mentions it. */
export type Pepper = { id: string; secret: string }

/** Reads `secret[,former secret]`: the first makes new hashes, the others still open old ones. */
export function readPeppers(text: string): [Pepper, ...Pepper[]] {
  const [current = '', ...former] = text.split(',')
  return [toPepper(current), ...former.map(toPepper)]
}

const toPepper = (secret: string): Pepper => ({
  id: createHash('sha256').update(secret).digest('hex').slice(0, 8),
  secret,
})

/** Hashes a password, exactly as typed, with a salt of its own: `scrypt$14$8$5$salt$hash$pepper`. */
export function hashPassword(password: string, pepper: Pepper, cost: HashCost = hashCost): string {
  const salt = randomBytes(saltBytes)
  const hash = derive(password, salt, pepper, cost)
  const { log2N, r, p } = cost
  return ['scrypt', log2N, r, p, base64(salt), base64(hash), pepper.id].join('$')
}

/** A hash of no password, that takes as long to compare with as any other. */
export const unknownHash = (pepper: Pepper, { log2N, r, p }: HashCost = hashCost): string =>
  [
    'scrypt',
    log2N,
    r,
    p,
    base64(new Uint8Array(saltBytes)),
    base64(new Uint8Array(keyBytes)),
    pepper.id,
  ].join('$')

/** Whether the password is the hash's, and whether the hash should be made anew with it. */
export function checkPassword(
  password: string,
  stored: string,
  peppers: readonly [Pepper, ...Pepper[]],
  cost: HashCost = hashCost,
): { isValid: boolean; isOutdated: boolean } {
  const [current] = peppers
  const [scheme, log2N, r, p, salt = '', hash = '', pepperId] = stored.split('$')
  const storedCost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  const pepper = peppers.find(({ id }) => id === pepperId)
  if (scheme !== 'scrypt' || !pepper) return { isValid: false, isOutdated: false }
  const derived = derive(password, Buffer.from(salt, 'base64url'), pepper, storedCost)
  const expected = Buffer.from(hash, 'base64url')
  const isSameCost =
    storedCost.log2N === cost.log2N && storedCost.r === cost.r && storedCost.p === cost.p
  return {
    isValid: derived.length === expected.length && timingSafeEqual(derived, expected),
    isOutdated: !isSameCost || pepper !== current,
  }
}

/** 24 characters that nobody confuses, for one use: 139 bits. */
export function createOneTimePassword(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
  const fair = 256 - (256 % alphabet.length)
  let password = ''
  while (password.length < 24) {
    const [byte = 0] = randomBytes(1)
    if (byte < fair) password += alphabet[byte % alphabet.length]
  }
  return password
}

/** How long a one-time password may be used (security.md 5.9). */
export const oneTimePasswordMs = 24 * 60 * 60 * 1000

function derive(password: string, salt: Uint8Array, pepper: Pepper, cost: HashCost): Uint8Array {
  const key = scryptSync(password, salt, keyBytes, {
    N: 2 ** cost.log2N,
    r: cost.r,
    p: cost.p,
    maxmem: maxMemory,
  })
  return createHmac('sha256', pepper.secret).update(key).digest()
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
