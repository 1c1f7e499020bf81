import { base64url } from 'jose'

import { type SignIn, signInLimits } from '#shared/access/sign-in.ts'
import { canonicalEmail } from '#shared/access/user.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import type { Challenges } from '#worker/auth/challenge/challenges.ts'
import { isKnownPassword } from '#worker/auth/known-passwords.ts'
import type { Passwords } from '#worker/auth/password.ts'
import type { PresentedSession } from '#worker/auth/session-handle.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import type { Refusal, Reservation, SignInLimits } from '#worker/limits/sign-in-limits.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { countEvent } from '#worker/services/journal/event-counts.ts'
import { securityEvent, visitorEvent } from '#worker/services/journal/security-events.ts'
import { isGuardFailure } from '#worker/services/journal/write-guard.ts'

import {
  type Account,
  findAccount,
  getAccount,
  isPasswordPast,
  validateAdminSession,
  ownPasswordStatement,
  rehashStatement,
  signedInStatement,
} from './accounts.ts'
import {
  endOtherSessions,
  newSession,
  reauthenticate,
  type RenewedSession,
  renewSession,
  replaceSecret,
  replaceSession,
} from './sessions.ts'

export type SignInMeans = {
  limits: SignInLimits
  challenges: Challenges
  passwords: Passwords
  /** The id of this browser, where it signed in to the account before. */
  deviceId: string | null
  /** The session that this browser has, which the new one takes the place of. */
  presented: PresentedSession | null
  /** What is written about a failure goes on after the answer: it takes as long for every account. */
  defer: (work: Promise<unknown>) => void
}

/** The password was right, and the account has a second factor, which is still to come. */
export type HalfSignedIn = { account: Account; passwordMark: string }

export type SignInResult = {
  session: PresentedSession
  expiresAt: Date
  mustChangePassword: boolean
}

export type Allowed = Extract<Reservation, { isAllowed: true }>
type Places = [client: Allowed, account: Allowed]

export const messages = {
  refused: 'Identifiants invalides ou accès non autorisé.',
  notAdmin: 'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface',
  incomplete: 'You must provide either an email or phone number and a password',
  limited: 'Trop de tentatives de connexion. Veuillez patienter.',
  challenge: 'Veuillez réessayer la vérification CAPTCHA.',
  wrongPassword: 'Le mot de passe actuel n’est pas le bon.',
  knownPassword: 'Ce mot de passe est trop courant : choisissez-en un autre.',
  samePassword: 'Choisissez un mot de passe différent de l’actuel.',
} as const

/**
 * Signs an administrator in: first the limits, then the challenge, then the hash, which costs most.
 * Where the account has a second factor, no session begins yet. An unknown
 * address and a wrong password are one answer that takes the same time. Only who proved to
 * know the password learns that it opens nothing here, which is no failed try; a one-time password
 * that is past is a wrong one. The journal knows which it was.
 */
export async function signIn(
  db: Database,
  actor: Actor,
  { email, password, captchaToken }: SignIn,
  means: SignInMeans,
): Promise<SignInResult | HalfSignedIn> {
  const { limits, passwords, deviceId } = means
  const standingRefusal = async () => (deviceId === null ? limits.standingRefusal(email) : null)
  const client = await enter(db, actor, captchaToken, { ...means, standingRefusal })
  let taken: Allowed[] = [client]
  try {
    const account = await reserve(db, actor, means, () =>
      deviceId === null ? limits.account(email) : limits.device(deviceId),
    )
    const places: Places = [client, account]
    taken = places
    const known = await findAccount(db, email)
    const { isValid, isOutdated } = await passwords.check(password, known?.passwordHash)
    if (!known || !isValid || isPasswordPast(known, actor.now)) {
      taken = []
      throw refuse(db, actor, { email, wasRight: isValid, places }, means)
    }
    if (!validateAdminSession(known, actor.now)) {
      taken = []
      throw turnAway(db, actor, { email, places }, means)
    }
    const passwordHash = isOutdated ? await passwords.hash(password) : null
    // Its places are given back and nothing is forgotten: the password may not buy tries of codes.
    if (known.hasPasskey || known.hasCodes) return await half(db, actor, known, passwordHash)
    const result = await openSession(db, actor, known, {
      passwordHash,
      replaced: means.presented,
      details: {},
      proof: [],
    })
    taken = []
    await freeAll(
      deviceId === null ? [client.reset, account.release] : [client.reset, account.reset],
    )
    return result
  } finally {
    // Whatever else failed was no failed attempt: the challenge, the database, another limit.
    await freeAll(taken.map(({ release }) => release))
  }
}

type PasswordMeans = Pick<SignInMeans, 'limits' | 'passwords' | 'defer'>

/**
 * Replaces one's own password, ends one's other sessions and gives this one another secret, for its
 * cookie: a copy of the former is worth nothing. The new password may be none that attackers try first.
 */
export async function changePassword(
  db: Database,
  actor: Actor,
  input: { presented: PresentedSession; currentPassword: string; newPassword: string },
  means: PasswordMeans,
): Promise<Pick<SignInResult, 'session' | 'expiresAt'>> {
  const { presented, currentPassword, newPassword } = input
  const { userId, sessionId } = presented
  const account = await getAccount(db, userId)
  if (!account) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  if (newPassword === currentPassword) throw fieldError('newPassword', messages.samePassword)
  if (isKnownPassword(newPassword, [account.email.split('@')[0] ?? ''])) {
    throw fieldError('newPassword', messages.knownPassword)
  }
  const attempt = await checkOwnPassword(db, actor, { account, currentPassword }, means)
  const passwordHash = await means.passwords.hash(newPassword)
  const { presented: session, expiresAt, statements } = await replaceSecret(db, actor, presented)
  try {
    await writeBatch(db, [
      ...statements,
      ownPasswordStatement(db, userId, passwordHash),
      endOtherSessions(db, actor, { userId, sessionId }),
      securityEvent(db, actor, 'password_changed', { user_id: userId }),
    ])
  } catch (error) {
    if (!isGuardFailure(error, 'session')) throw error
    throw new AppError('UNAUTHORIZED', errorMessages.auth, { cause: error })
  }
  await freeAll([attempt.reset])
  return { session, expiresAt }
}

/**
 * The password of a session typed again, under the limit of its changes. The session gets another secret,
 * for its cookie, unless another request just gave it one.
 */
export async function confirmPassword(
  db: Database,
  actor: Actor,
  input: { presented: PresentedSession; currentPassword: string },
  means: PasswordMeans,
): Promise<RenewedSession | null> {
  const { presented, currentPassword } = input
  const { userId, sessionId } = presented
  const account = await getAccount(db, userId)
  if (!account) throw new AppError('UNAUTHORIZED', errorMessages.auth)
  const attempt = await checkOwnPassword(db, actor, { account, currentPassword }, means)
  const renewed = await renewSession(db, actor.now, presented, [
    reauthenticate(db, actor, sessionId),
    securityEvent(db, actor, 'password_confirmed', { user_id: userId }),
  ])
  await freeAll([attempt.reset])
  return renewed
}

/** Takes a place for the attempt, which a wrong password keeps. */
async function checkOwnPassword(
  db: Database,
  actor: Actor,
  { account, currentPassword }: { account: Account; currentPassword: string },
  { limits, passwords, defer }: PasswordMeans,
): Promise<Allowed> {
  const attempt = await reserve(db, actor, { defer }, () =>
    limits.device(`password of ${account.id}`),
  )
  const { isValid } = await passwords.check(currentPassword, account.passwordHash)
  if (isValid) return attempt
  defer(writeBatch(db, [securityEvent(db, actor, 'password_refused', { user_id: account.id })]))
  throw fieldError('currentPassword', messages.wrongPassword)
}

/**
 * Takes the client's place for an attempt with a solved challenge: the limit, then the challenge. Whether
 * the work was used before is asked with the place, in one message.
 */
export async function enter(
  db: Database,
  actor: Actor,
  captchaToken: string,
  {
    limits,
    challenges,
    standingRefusal = async () => null,
    defer,
  }: Pick<SignInMeans, 'limits' | 'challenges' | 'defer'> & {
    /** What refuses the attempt before it takes a place. */
    standingRefusal?: () => Promise<Refusal | null>
  },
): Promise<Allowed> {
  const answer = await challenges.read(captchaToken)
  // Whoever did no work takes no place from others of the same network, not even for a moment.
  if (!answer) throw refuseChallenge(db, actor, defer)
  const standing = await standingRefusal()
  if (standing) throw refuseByLimit(db, actor, standing, defer)
  const place = await reserve(db, actor, { defer }, () => limits.client(answer.work))
  if (place.isRepeated) throw refuseChallenge(db, actor, defer)
  let isConfirmed = false
  try {
    isConfirmed = await answer.isConfirmed()
  } finally {
    if (!isConfirmed) await freeAll([place.release])
  }
  if (!isConfirmed) throw refuseChallenge(db, actor, defer)
  return place
}

/** Takes a place for an attempt, or refuses it in the words of the form. */
export async function reserve(
  db: Database,
  actor: Actor,
  { defer }: Pick<SignInMeans, 'defer'>,
  take: () => Promise<Reservation>,
): Promise<Allowed> {
  const place = await take()
  if (place.isAllowed) return place
  throw refuseByLimit(db, actor, place, defer)
}

function refuseByLimit(
  db: Database,
  actor: Actor,
  { retryAfterSeconds, failedAttempts }: Refusal,
  defer: SignInMeans['defer'],
): AppError {
  countEvent(db, actor, 'sign_in_limited', defer)
  return new AppError('TOO_MANY_REQUESTS', messages.limited, {
    details: { retryAfterSeconds, ...(failedAttempts !== undefined && { failedAttempts }) },
  })
}

/** Which password an account has, without telling what its hash is. */
export async function passwordMarkOf(passwordHash: string): Promise<string> {
  const bytes = new TextEncoder().encode(`password ${passwordHash}`)
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Notes that the password was right; its hash is made anew now, since the next step has no password. */
async function half(
  db: Database,
  actor: Actor,
  account: Account,
  passwordHash: string | null,
): Promise<HalfSignedIn> {
  const { id, email } = account
  const details = { user_id: id, email }
  await writeBatch(db, [
    ...(passwordHash === null ? [] : [rehashStatement(db, id, passwordHash)]),
    securityEvent(db, actor, 'second_step_asked', details),
  ])
  return { account, passwordMark: await passwordMarkOf(passwordHash ?? account.passwordHash) }
}

type Opening = {
  /** The password's hash made anew, where it was outdated. */
  passwordHash: string | null
  replaced: PresentedSession | null
  /** What the journal says besides. */
  details: Record<string, unknown>
  /** What must hold, and what is used up, in the batch of the session. */
  proof: Statement[]
}

/** Begins a session of an account that proved to be itself. */
export async function openSession(
  db: Database,
  actor: Actor,
  account: Account,
  { passwordHash, replaced, details, proof }: Opening,
): Promise<SignInResult> {
  const { presented, expiresAt, statements } = await newSession(db, actor, account.id)
  const owner = { ...actor, userId: account.id }
  await writeBatch(db, [
    ...proof,
    ...(replaced ? await replaceSession(db, owner, replaced) : []),
    ...statements,
    signedInStatement(db, { id: account.id, at: actor.now, passwordHash }),
    securityEvent(db, owner, 'sign_in', { user_id: account.id, email: account.email, ...details }),
  ])
  return { session: presented, expiresAt, mustChangePassword: account.mustChangePassword }
}

type Failure = {
  email: string
  /** The password is a one-time one that is past. */
  wasRight: boolean
  places: Places
}

/** Notes a failed attempt, whose places stay taken, and gives the one answer to all of them. */
function refuse(
  db: Database,
  actor: Actor,
  { email, wasRight, places }: Failure,
  { defer, limits }: SignInMeans,
): AppError {
  const [{ failedAttempts, retryAfterSeconds }] = places
  const recent = Math.max(...places.map(({ recentAttempts }) => recentAttempts))
  const details = { email: canonicalEmail(email), failedAttempts }
  const event = wasRight ? 'sign_in_refused' : 'sign_in_failed'
  const events = visitorEvent(actor, event, details)
  if (recent >= signInLimits.suspiciousFailures) {
    const reason = 'Multiple failed login attempts'
    events.push(...visitorEvent(actor, 'suspicious_activity', { ...details, reason }))
  }
  defer(writeBatch(db, events))
  defer(raiseAlarm(db, actor, limits))
  return new AppError('UNAUTHORIZED', messages.refused, {
    details: { failedAttempts, retryAfterSeconds },
  })
}

/**
 * Notes who may not come in, and gives back their places: after the answer, which is told in the time of
 * any other. No failure of theirs is forgotten by it, or an account without rights would buy more tries.
 */
function turnAway(
  db: Database,
  actor: Actor,
  { email, places }: Omit<Failure, 'wasRight'>,
  { defer }: SignInMeans,
): AppError {
  const details = { email: canonicalEmail(email) }
  defer(freeAll(places.map(({ release }) => release)))
  defer(writeBatch(db, visitorEvent(actor, 'sign_in_refused', details)))
  return new AppError('FORBIDDEN', messages.notAdmin)
}

/** Counts a failed challenge, and gives the answer to it. */
function refuseChallenge(db: Database, actor: Actor, defer: SignInMeans['defer']): AppError {
  countEvent(db, actor, 'challenge_failed', defer)
  return fieldError('captchaToken', messages.challenge)
}

/** Beyond what one client does: somebody tries many accounts, or many addresses. */
export async function raiseAlarm(db: Database, actor: Actor, limits: SignInLimits): Promise<void> {
  if (!(await limits.noteFailure())) return
  const reason = 'Many failed login attempts on the whole site'
  await writeBatch(db, visitorEvent({ ...actor, userId: null }, 'suspicious_activity', { reason }))
}

export const fieldError = (field: string, message: string) =>
  new AppError('BAD_REQUEST', message, { details: { fields: { [field]: [message] } } })

/** A place that could not be given back is an attempt too many for fifteen minutes, and no failure. */
export async function freeAll(frees: (() => Promise<void>)[]): Promise<void> {
  await Promise.allSettled(frees.map((free) => free()))
}
