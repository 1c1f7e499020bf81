import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** What a guess costs: scrypt with N = 2^log2N and r, p times. */
export type HashCost = { log2N: number; r: number; p: number }

/** What a hash costs, and what is done between two pieces of its work. */
export type Hashing = { cost?: HashCost; pause?: () => Promise<void> }

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

/** Names how the pieces of a hash are put together; `scrypt` alone is one piece of p lanes. */
const scheme = 'scrypt-lanes'
const formerScheme = 'scrypt'

/** Hashes a password, exactly as typed, with a salt of its own: `scrypt-lanes$14$8$5$salt$hash$pepper`. */
export async function hashPassword(
  password: string,
  pepper: Pepper,
  { cost = hashCost, pause }: Hashing = {},
): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = keyed(await deriveLanes(password, salt, cost, pause), pepper)
  return hashText(cost, salt, hash, pepper)
}

/** A hash of no password, that takes as long to compare with as any other. */
export const unknownHash = (pepper: Pepper, cost: HashCost = hashCost): string =>
  hashText(cost, new Uint8Array(saltBytes), new Uint8Array(keyBytes), pepper)

/** Whether the password is the hash's, and whether the hash should be made anew with it. */
export async function checkPassword(
  password: string,
  stored: string,
  peppers: readonly [Pepper, ...Pepper[]],
  { cost = hashCost, pause }: Hashing = {},
): Promise<{ isValid: boolean; isOutdated: boolean }> {
  const [current] = peppers
  const [storedScheme, log2N, r, p, salt = '', hash = '', pepperId] = stored.split('$')
  const storedCost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  const pepper = peppers.find(({ id }) => id === pepperId)
  if ((storedScheme !== scheme && storedScheme !== formerScheme) || !pepper) {
    return { isValid: false, isOutdated: false }
  }
  const storedSalt = Buffer.from(salt, 'base64url')
  const key =
    storedScheme === scheme
      ? await deriveLanes(password, storedSalt, storedCost, pause)
      : derive(password, storedSalt, storedCost)
  const derived = keyed(key, pepper)
  const expected = Buffer.from(hash, 'base64url')
  const isSameCost =
    storedCost.log2N === cost.log2N && storedCost.r === cost.r && storedCost.p === cost.p
  return {
    isValid: derived.length === expected.length && timingSafeEqual(derived, expected),
    isOutdated: storedScheme !== scheme || !isSameCost || pepper !== current,
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

/** How long a one-time password may be used. */
export const oneTimePasswordMs = 24 * 60 * 60 * 1000

/**
 * The p lanes of scrypt as so many calls, each with a salt of its own: a guess still costs all of them,
 * since the pepper signs them together, and between two of them others can be answered.
 */
async function deriveLanes(
  password: string,
  salt: Uint8Array,
  { p, ...cost }: HashCost,
  pause: Hashing['pause'],
): Promise<Uint8Array> {
  const lanes: Uint8Array[] = []
  while (lanes.length < p) {
    if (lanes.length > 0) await pause?.()
    lanes.push(derive(password, Buffer.from([...salt, lanes.length]), { ...cost, p: 1 }))
  }
  return Buffer.concat(lanes)
}

const derive = (password: string, salt: Uint8Array, { log2N, r, p }: HashCost): Uint8Array =>
  scryptSync(password, salt, keyBytes, { N: 2 ** log2N, r, p, maxmem: maxMemory })

const keyed = (key: Uint8Array, pepper: Pepper): Uint8Array =>
  createHmac('sha256', pepper.secret).update(key).digest()

const hashText = (
  { log2N, r, p }: HashCost,
  salt: Uint8Array,
  hash: Uint8Array,
  pepper: Pepper,
): string => [scheme, log2N, r, p, base64(salt), base64(hash), pepper.id].join('$')

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
