import { canonicalEmail } from '#shared/access/user.ts'
import { keyedHash } from '#worker/limits/counter-client.ts'

import {
  clearCookie,
  deviceCookie,
  deviceMs,
  readCookie,
  secondStepCookie,
  secondStepMs,
  sessionCookie,
  setCookie,
} from './session-cookie.ts'
import {
  createTokenSigner,
  deviceClaimsSchema,
  secondStepClaimsSchema,
  sessionClaimsSchema,
} from './session-token.ts'

/** What a cookie says of its session; whether that session exists, the database says. */
export type PresentedSession = { sessionId: string; secret: string; userId: string }

/** A sign-in whose password was right, and whose second step is awaited from this browser alone. */
export type PendingSignIn = {
  userId: string
  /** Stands for the password that was right: another one makes it worth nothing. */
  passwordMark: string
  /** What a passkey is to sign; it also names this sign-in, which is finished once. */
  challenge: string
}

/** The cookies of the administration in one request: read when asked for, and set on its response. */
export type SessionHandle = {
  presented: () => Promise<PresentedSession | null>
  start: (session: PresentedSession, expiresAt: Date) => Promise<void>
  end: () => void
  pending: () => Promise<PendingSignIn | null>
  awaitSecondStep: (pending: PendingSignIn) => Promise<void>
  endSecondStep: () => void
  /** The id of this browser where it signed in to the account before, or null. */
  knownDevice: (email: string) => Promise<string | null>
  rememberDevice: (email: string) => Promise<void>
}

type Secrets = { sessionSecrets: string; clientKeySecret: string; siteOrigin: string }
type Exchange = { cookies: string | undefined; responseHeaders: Headers; now: Date }

/** The handles of one site's sessions. */
export function createSessionHandles({ sessionSecrets, clientKeySecret, siteOrigin }: Secrets) {
  const signing = { secrets: sessionSecrets, issuer: siteOrigin }
  const sessions = createTokenSigner({ ...signing, type: 'sess+jwt', claims: sessionClaimsSchema })
  const devices = createTokenSigner({ ...signing, type: 'device+jwt', claims: deviceClaimsSchema })
  const secondSteps = createTokenSigner({
    ...signing,
    type: 'second+jwt',
    claims: secondStepClaimsSchema,
  })
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
      pending: async () => {
        const token = readCookie(cookies, secondStepCookie)
        const claims = token === null ? null : await secondSteps.read(token, now)
        return claims && { userId: claims.uid, passwordMark: claims.pwd, challenge: claims.chl }
      },
      awaitSecondStep: async ({ userId, passwordMark, challenge }) => {
        const claims = { uid: userId, pwd: passwordMark, chl: challenge }
        const expiresAt = new Date(now.getTime() + secondStepMs)
        const token = await secondSteps.sign(claims, now, expiresAt)
        set(setCookie(secondStepCookie, token, secondStepMs))
      },
      endSecondStep: () => {
        set(clearCookie(secondStepCookie))
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
