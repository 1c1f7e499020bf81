import { canonicalEmail } from '#shared/user.ts'

import { keyedHash } from '../limits/counters.ts'
import {
  clearCookie,
  deviceCookie,
  deviceMs,
  readCookie,
  sessionCookie,
  setCookie,
} from './session-cookie.ts'
import { createTokenSigner, deviceClaimsSchema, sessionClaimsSchema } from './session-token.ts'

/** What a cookie says of its session; whether that session exists, the database says. */
export type PresentedSession = { sessionId: string; secret: string; userId: string }

/** The cookies of the administration in one request: read when asked for, and set on its response. */
export type SessionHandle = {
  presented: () => Promise<PresentedSession | null>
  start: (session: PresentedSession, expiresAt: Date) => Promise<void>
  end: () => void
  /** The id of this browser where it signed in to the account before, or null. */
  knownDevice: (email: string) => Promise<string | null>
  rememberDevice: (email: string) => Promise<void>
}

type Secrets = { sessionSecrets: string; clientKeySecret: string; siteOrigin: string }
type Exchange = { cookies: string | undefined; responseHeaders: Headers; now: Date }

/** The handles of one site's sessions (security.md 5.1, 5.4 B3). */
export function createSessionHandles({ sessionSecrets, clientKeySecret, siteOrigin }: Secrets) {
  const signing = { secrets: sessionSecrets, issuer: siteOrigin }
  const sessions = createTokenSigner({ ...signing, type: 'sess+jwt', claims: sessionClaimsSchema })
  const devices = createTokenSigner({ ...signing, type: 'device+jwt', claims: deviceClaimsSchema })
  const accountOf = (email: string) => keyedHash(clientKeySecret, `device ${canonicalEmail(email)}`)

  return ({ cookies, responseHeaders, now }: Exchange): SessionHandle => {
    const set = (cookie: string) => responseHeaders.append('set-cookie', cookie)
    let presented: Promise<PresentedSession | null> | undefined
    const read = async () => {
      const token = readCookie(cookies, sessionCookie)
      const claims = token === null ? null : await sessions.read(token, now)
      return claims && { sessionId: claims.sid, secret: claims.sec, userId: claims.uid }
    }
    return {
      presented: () => (presented ??= read()),
      start: async ({ sessionId, secret, userId }, expiresAt) => {
        const claims = { sid: sessionId, sec: secret, uid: userId }
        const token = await sessions.sign(claims, now, expiresAt)
        set(setCookie(sessionCookie, token))
      },
      end: () => {
        set(clearCookie(sessionCookie))
      },
      knownDevice: async (email) => {
        const token = readCookie(cookies, deviceCookie)
        const claims = token === null ? null : await devices.read(token, now)
        return claims?.acc === (await accountOf(email)) ? claims.did : null
      },
      rememberDevice: async (email) => {
        const claims = { did: crypto.randomUUID(), acc: await accountOf(email) }
        const expiresAt = new Date(now.getTime() + deviceMs)
        set(setCookie(deviceCookie, await devices.sign(claims, now, expiresAt), deviceMs))
      },
    }
  }
}

export type OpenSessionHandle = ReturnType<typeof createSessionHandles>
