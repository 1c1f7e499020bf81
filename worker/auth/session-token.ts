import { base64url, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** Makes and reads the signed values of the administration's cookies. */
export type TokenSigner<Claims> = {
  sign: (claims: Claims, issuedAt: Date, expiresAt: Date) => Promise<string>
  /** The claims of a token that one of our secrets signed and that is not past; null for any other. */
  read: (token: string, now: Date) => Promise<Claims | null>
}

type Options<Claims> = {
  /** `kid:secret[,kid:secret]`: the first signs, all of them read. */
  secrets: string
  issuer: string
  /** Keeps tokens of one kind from being taken for another. */
  type: string
  claims: z.ZodType<Claims>
}

const algorithm = 'HS256'
const audience = 'administration'
const maxTokenLength = 2048

/**
 * Compact signed tokens of one kind. The signature turns garbage away before the database is asked;
 * what a token is worth, its row decides.
 */
export function createTokenSigner<Claims extends Record<string, string>>({
  secrets,
  issuer,
  type,
  claims,
}: Options<Claims>): TokenSigner<Claims> {
  const keys = readKeys(secrets)
  const [[currentId, currentKey] = ['', new Uint8Array()]] = keys
  return {
    sign: (payload, issuedAt, expiresAt) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: algorithm, typ: type, kid: currentId })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(toSeconds(issuedAt))
        .setExpirationTime(toSeconds(expiresAt))
        .sign(currentKey),
    read: async (token, now) => {
      if (token.length > maxTokenLength || !isCanonical(token)) return null
      const verified = await jwtVerify(token, ({ kid }) => keyNamed(keys, kid), {
        algorithms: [algorithm],
        issuer,
        audience,
        typ: type,
        requiredClaims: ['iat', 'exp'],
        currentDate: now,
      }).catch(() => null)
      return claims.safeParse(verified?.payload).data ?? null
    },
  }
}

/** The session, its secret, which is nowhere else than in the cookie, and whose it is. */
export const sessionClaimsSchema = z.object({
  sid: z.uuid(),
  sec: z.string().length(43),
  uid: z.string().min(1).max(64),
})

/** Whose password was right, which password that was, and what a passkey is to sign. */
export const secondStepClaimsSchema = z.object({
  uid: z.string().min(1).max(64),
  pwd: z.string().length(43),
  chl: z.string().length(43),
})

/** The device, and a keyed hash of the account it belongs to. */
export const deviceClaimsSchema = z.object({ did: z.uuid(), acc: z.string().length(64) })

function readKeys(secrets: string): Map<string, Uint8Array> {
  const encoder = new TextEncoder()
  return new Map(
    secrets.split(',').map((entry) => {
      const [kid = '', secret = ''] = entry.split(':')
      return [kid, encoder.encode(secret)]
    }),
  )
}

function keyNamed(keys: Map<string, Uint8Array>, kid: string | undefined): Uint8Array {
  const key = kid === undefined ? undefined : keys.get(kid)
  if (!key) throw new Error('The token names no key of ours')
  return key
}

/** The last character of a signature has bits that decoding drops: only one spelling is ours. */
function isCanonical(token: string): boolean {
  const signature = token.split('.')[2] ?? ''
  if (!/^[\w-]+$/.test(signature)) return false
  try {
    return base64url.encode(base64url.decode(signature)) === signature
  } catch {
    return false
  }
}

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)
