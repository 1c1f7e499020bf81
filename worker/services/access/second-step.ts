import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'

import { oneTimeCodes, passkeys, recoveryCodes, users } from '#drizzle/schema/index.ts'
import type {
  FactorKind,
  SecondStep,
  SecondStepProof,
  UsedPasskey,
} from '#shared/access/second-factor.ts'
import { signInLimits } from '#shared/access/sign-in.ts'
import type { FactorKeys } from '#worker/auth/factors/factor-keys.ts'
import { matchStep } from '#worker/auth/factors/one-time-codes.ts'
import {
  newPasskeyChallenge,
  passkeyRequest,
  type StoredPasskey,
  verifyUsedPasskey,
} from '#worker/auth/factors/passkeys.ts'
import { recoveryCodeHash } from '#worker/auth/factors/recovery-codes.ts'
import type { PendingSignIn } from '#worker/auth/session-handle.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { visitorEvent } from '#worker/services/journal/security-events.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { type Account, getAccount, validateAdminSession } from './accounts.ts'
import {
  type Allowed,
  freeAll,
  type HalfSignedIn,
  openSession,
  passwordMarkOf,
  raiseAlarm,
  reserve,
  type SignInMeans,
  type SignInResult,
} from './sign-in.ts'

type SecondStepMeans = Pick<SignInMeans, 'limits' | 'presented' | 'defer'> & {
  keys: FactorKeys
  /** The id of this browser, where it signed in to the account before. */
  knownDevice: (email: string) => Promise<string | null>
}

const messages = {
  expired: 'Cette connexion a expiré. Saisissez à nouveau votre mot de passe.',
  code: 'Ce code n’est pas le bon, ou il a déjà servi.',
  recovery: 'Ce code de secours n’est pas le bon, ou il a déjà servi.',
  passkey: 'La clé d’accès n’a pas été reconnue.',
  notAlone:
    'Cette clé d’accès n’ouvre pas de session à elle seule. Saisissez votre adresse et votre mot de passe.',
}

/** What a sign-in whose password was right waits for, and what its browser keeps meanwhile. */
export async function askSecondStep(
  db: Database,
  { account, passwordMark }: HalfSignedIn,
  keys: FactorKeys,
): Promise<{ pending: PendingSignIn; step: SecondStep }> {
  const challenge = newPasskeyChallenge()
  const known = account.hasPasskey ? await passkeysOf(db, account.id) : []
  return {
    pending: { userId: account.id, passwordMark, challenge },
    step: {
      passkey: known.length > 0 ? passkeyRequest(keys.site, challenge, known) : null,
      hasCodes: account.hasCodes,
    },
  }
}

/**
 * Finishes a sign-in whose password was right. A failed proof is a failed attempt of the client, and a
 * one-time code one of the account's too, whoever tries; a browser that the account knows counts apart. A
 * sign-in is finished once, and by nobody who has not its cookie; a password that was changed meanwhile
 * ends it.
 */
export async function finishSignIn(
  db: Database,
  actor: Actor,
  { pending, proof }: { pending: PendingSignIn | null; proof: SecondStepProof },
  means: SecondStepMeans,
): Promise<SignInResult & { email: string }> {
  const account = pending && (await getAccount(db, pending.userId))
  const isStanding =
    account &&
    validateAdminSession(account, actor.now) &&
    (await passwordMarkOf(account.passwordHash)) === pending.passwordMark
  if (!isStanding) throw expired()
  return admit(db, actor, { account, challenge: pending.challenge, kind: proof.kind }, means, () =>
    proofStatements(db, actor, { account, proof, challenge: pending.challenge }, means.keys),
  )
}

/** Signs in by a passkey that says who its owner is, where the account lets it do so alone. */
export async function signInWithPasskey(
  db: Database,
  actor: Actor,
  { token, passkey }: { token: string; passkey: UsedPasskey },
  means: SecondStepMeans,
): Promise<SignInResult & { email: string }> {
  const challenge = await means.keys.readChallenge(token, { use: 'sign-in' }, actor.now)
  if (!challenge) throw expired()
  const [stored] = await db
    .select({ userId: passkeys.user_id })
    .from(passkeys)
    .where(eq(passkeys.id, passkey.id))
  const account = stored && (await getAccount(db, stored.userId))
  if (!account?.isPasskeyAlone || !validateAdminSession(account, actor.now)) {
    throw new AppError('UNAUTHORIZED', messages.notAlone)
  }
  return admit(db, actor, { account, challenge, kind: 'passkey' }, means, async () => {
    const signed = { passkey, challenge, isAlone: true }
    const statements = await passkeyStatements(db, actor, { account, ...signed }, means.keys)
    const isAllowed = sql`exists (select 1 from ${users} where ${eq(users.id, account.id)} and ${users.passkey_alone})`
    return statements && [failUnless(isAllowed, 'factor'), ...statements]
  })
}

type Admission = { account: Account; challenge: string; kind: FactorKind }

/** Takes the places of an attempt, looks at its proof, and begins the session with what the proof uses up. */
async function admit(
  db: Database,
  actor: Actor,
  { account, challenge, kind }: Admission,
  { limits, presented, knownDevice, defer }: SecondStepMeans,
  prove: () => Promise<Statement[] | null>,
): Promise<SignInResult & { email: string }> {
  const { email } = account
  const client = await reserve(db, actor, { defer }, () => limits.client(null))
  let taken: Allowed[] = [client]
  try {
    // Nobody guesses a signature or the 80 bits of a recovery code, so nobody is kept from giving one.
    if (kind === 'code') {
      const counted = await countedCodes(account, await knownDevice(email))
      const place = () => limits.device(counted)
      taken = [client, await reserve(db, actor, { defer }, place)]
    }
    const places = taken
    const proof = await prove()
    if (!proof) {
      taken = []
      throw refuse(db, actor, { account, kind, client, places }, { limits, defer })
    }
    if (!(await limits.firstUse(challenge))) throw expired()
    const result = await openSession(db, actor, account, {
      passwordHash: null,
      replaced: presented,
      details: { second_facteur: kind },
      proof,
    }).catch((error: unknown) => {
      if (!isGuardFailure(error, 'factor')) throw error
      taken = []
      throw refuse(db, actor, { account, kind, client, places }, { limits, defer })
    })
    taken = []
    await freeAll(places.map(({ reset }) => reset))
    return { ...result, email }
  } finally {
    await freeAll(taken.map(({ release }) => release))
  }
}

/**
 * What counts the codes of an account: strangers who know its password cannot lock out a browser that
 * signed in before, and another password makes what they used up worth nothing.
 */
const countedCodes = async ({ id, passwordHash }: Account, deviceId: string | null) =>
  deviceId === null
    ? `codes of ${id}, ${await passwordMarkOf(passwordHash)}`
    : `codes of ${id} by ${deviceId}`

type Refused = { account: Account; kind: FactorKind; client: Allowed; places: Allowed[] }

/** Notes a failed proof, whose places stay taken: of who knows the password, so it is worth a look. */
function refuse(
  db: Database,
  actor: Actor,
  { account, kind, client, places }: Refused,
  { limits, defer }: Pick<SecondStepMeans, 'limits' | 'defer'>,
): AppError {
  const { failedAttempts, retryAfterSeconds } = client
  const details = { email: account.email, failedAttempts, second_facteur: kind }
  const events = visitorEvent(actor, 'sign_in_failed', details)
  const recent = Math.max(...places.map(({ recentAttempts }) => recentAttempts))
  if (recent >= signInLimits.suspiciousFailures) {
    const reason = 'Multiple failed second steps after a right password'
    events.push(...visitorEvent(actor, 'suspicious_activity', { ...details, reason }))
  }
  defer(writeBatch(db, events))
  defer(raiseAlarm(db, actor, limits))
  const message = messages[kind]
  return new AppError('BAD_REQUEST', message, {
    details: { fields: { [kind]: [message] }, failedAttempts, retryAfterSeconds },
  })
}

const expired = () => new AppError('UNAUTHORIZED', messages.expired)

type Proof = { account: Account; proof: SecondStepProof; challenge: string }

/** What a right proof uses up, in a form that fails where it was used before; null for a wrong one. */
function proofStatements(
  db: Database,
  actor: Actor,
  { account, proof, challenge }: Proof,
  keys: FactorKeys,
): Promise<Statement[] | null> {
  if (proof.kind === 'code') return codeStatements(db, actor, { account, code: proof.code }, keys)
  if (proof.kind === 'recovery') return recoveryStatements(db, actor, account.id, proof.code)
  const { passkey } = proof
  return passkeyStatements(db, actor, { account, passkey, challenge, isAlone: false }, keys)
}

async function codeStatements(
  db: Database,
  { now }: Actor,
  { account: { id }, code }: { account: Account; code: string },
  keys: FactorKeys,
): Promise<Statement[] | null> {
  const [stored] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.user_id, id))
  const opened = stored && (await keys.open(stored.sealed_secret, id))
  if (!opened) return null
  const step = matchStep(opened.secret, code, { now, lastStep: stored.last_step })
  if (step === null) return null
  const isUnused = and(eq(oneTimeCodes.user_id, id), lt(oneTimeCodes.last_step, step))
  return [
    failUnless(sql`exists (select 1 from ${oneTimeCodes} where ${isUnused})`, 'factor'),
    db
      .update(oneTimeCodes)
      .set({
        last_step: step,
        ...(opened.isOutdated && { sealed_secret: await keys.seal(opened.secret, id) }),
      })
      .where(eq(oneTimeCodes.user_id, id)),
  ]
}

async function recoveryStatements(
  db: Database,
  { now }: Actor,
  userId: string,
  code: string,
): Promise<Statement[] | null> {
  const hash = await recoveryCodeHash(userId, code)
  const own = and(
    eq(recoveryCodes.user_id, userId),
    eq(recoveryCodes.hash, hash),
    isNull(recoveryCodes.used_at),
  )
  const [usable] = await db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(own)
  if (!usable) return null
  return [
    failUnless(sql`exists (select 1 from ${recoveryCodes} where ${own})`, 'factor'),
    db.update(recoveryCodes).set({ used_at: now.toISOString() }).where(own),
  ]
}

type Signed = { account: Account; passkey: UsedPasskey; challenge: string; isAlone: boolean }

async function passkeyStatements(
  db: Database,
  actor: Actor,
  { account, passkey, challenge, isAlone }: Signed,
  keys: FactorKeys,
): Promise<Statement[] | null> {
  const own = and(eq(passkeys.user_id, account.id), eq(passkeys.id, passkey.id))
  const [stored] = await db.select().from(passkeys).where(own)
  if (!stored) return null
  const used = await verifyUsedPasskey(keys.site, { challenge, isAlone }, stored, passkey)
  if (!used.isValid) {
    if (used.wentBack) await noteCopiedPasskey(db, actor, account, stored.name)
    return null
  }
  const { counter } = used
  const isAhead = or(sql`${counter} = 0`, lt(passkeys.counter, counter))
  return [
    failUnless(sql`exists (select 1 from ${passkeys} where ${own} and ${isAhead})`, 'factor'),
    db.update(passkeys).set({ counter, last_used_at: actor.now.toISOString() }).where(own),
  ]
}

/** A counter that goes back is the mark of a copied authenticator. */
const noteCopiedPasskey = (db: Database, actor: Actor, { id, email }: Account, name: string) =>
  writeBatch(
    db,
    visitorEvent(actor, 'suspicious_activity', {
      user_id: id,
      email,
      nom: name,
      reason: 'The counter of a passkey went back: it may have been copied',
    }),
  )

const passkeysOf = (
  db: Database,
  userId: string,
): Promise<Pick<StoredPasskey, 'id' | 'transports'>[]> =>
  db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
