import { and, count, eq, isNull, min, sql } from 'drizzle-orm'

import { oneTimeCodes, passkeys, recoveryCodes, users } from '#drizzle/schema/index.ts'
import { maxPasskeys, type NewPasskey, type SecondFactors } from '#shared/access/second-factor.ts'
import type { SecurityEventType } from '#shared/admin/admin-log.ts'
import { deviceName } from '#worker/auth/device-name.ts'
import type { FactorKeys } from '#worker/auth/factors/factor-keys.ts'
import {
  codesAddress,
  matchStep,
  newCodeSecret,
  secretText,
} from '#worker/auth/factors/one-time-codes.ts'
import { newPasskeyRequest, verifyNewPasskey } from '#worker/auth/factors/passkeys.ts'
import {
  groupedCode,
  newRecoveryCodes,
  recoveryCodeHash,
} from '#worker/auth/factors/recovery-codes.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { securityEvent } from '#worker/services/journal/security-events.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'
import { getSiteSettings, switchSql } from '#worker/services/site/site-settings.ts'

import { hasSecondFactor } from './rights.ts'
import { fieldError } from './sign-in.ts'

/** Whose factors are changed, and in whose name. */
export type Owner = { actor: Actor; userId: string }

const messages = {
  tooMany: `Un compte a ${maxPasskeys}\u00a0clés d’accès au plus\u00a0: retirez-en une d’abord.`,
  absent: 'Ce second facteur n’existe plus.',
  last: 'Un second facteur est obligatoire\u00a0: ajoutez-en un autre avant de retirer celui-ci.',
  noFactor: 'Ajoutez d’abord une clé d’accès ou des codes à usage unique.',
  noPasskey: 'Ajoutez d’abord une clé d’accès.',
  badPasskey: 'La clé d’accès n’a pas été reconnue. Recommencez l’ajout.',
  knownPasskey: 'Cette clé d’accès est déjà enregistrée.',
  badCode:
    'Ce code n’est pas le bon. Vérifiez l’heure de votre appareil, puis saisissez le code affiché.',
  oldSetup: 'Cette activation n’est plus valable. Recommencez.',
}

/** What an account has to prove that it is itself, besides its password. */
export async function listFactors(db: Database, userId: string): Promise<SecondFactors> {
  const [keys, codes, recovery, account] = await Promise.all([
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        created_at: passkeys.created_at,
        last_used_at: passkeys.last_used_at,
      })
      .from(passkeys)
      .where(eq(passkeys.user_id, userId))
      .orderBy(passkeys.created_at),
    db
      .select({ created_at: oneTimeCodes.created_at })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.user_id, userId)),
    db
      .select({
        total: count(),
        used: count(recoveryCodes.used_at),
        created_at: min(recoveryCodes.created_at),
      })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.user_id, userId)),
    db
      .select({
        isPasskeyAlone: users.passkey_alone,
        isRequired: switchSql('second_factor_required'),
      })
      .from(users)
      .where(eq(users.id, userId)),
  ])
  const [given] = recovery
  return {
    passkeys: keys,
    codes: codes[0] ?? null,
    recoveryCodes: given?.created_at
      ? { left: given.total - given.used, total: given.total, created_at: given.created_at }
      : null,
    isPasskeyAlone: account[0]?.isPasskeyAlone ?? false,
    isRequired: account[0]?.isRequired ?? false,
  }
}

/** What a browser is asked so that it makes a passkey, and what it sends back with it. */
export async function beginPasskey(
  db: Database,
  { actor, userId }: Owner,
  { keys, email }: { keys: FactorKeys; email: string },
) {
  const [known, { site_name: siteName }] = await Promise.all([
    db
      .select({ id: passkeys.id, transports: passkeys.transports })
      .from(passkeys)
      .where(eq(passkeys.user_id, userId)),
    getSiteSettings(db),
  ])
  if (known.length >= maxPasskeys) throw new AppError('CONFLICT', messages.tooMany)
  const { challenge, token } = await keys.newChallenge({ use: 'add', userId }, actor.now)
  const asked = { challenge, siteName, userId, email, known }
  return { options: newPasskeyRequest(keys.site, asked), token }
}

type AddPasskey = { token: string; passkey: NewPasskey }
type EnrolmentMeans = { keys: FactorKeys; firstUse: (challenge: string) => Promise<boolean> }

/** Keeps a passkey under the name of its device; gives recovery codes where the account has none, to be shown once. */
export async function addPasskey(
  db: Database,
  { actor, userId }: Owner,
  { token, passkey }: AddPasskey,
  { keys, firstUse }: EnrolmentMeans,
): Promise<{ recoveryCodes: string[] | null }> {
  const challenge = await keys.readChallenge(token, { use: 'add', userId }, actor.now)
  const verified = challenge && (await verifyNewPasskey(keys.site, challenge, passkey))
  if (!challenge || !verified || !(await firstUse(challenge))) {
    throw new AppError('BAD_REQUEST', messages.badPasskey)
  }
  const name = deviceName(actor.userAgent)
  const recovery = await firstRecoveryCodes(db, { actor, userId })
  const kept = sql`(select count(*) from ${passkeys} where ${passkeys.user_id} = ${userId})`
  await write(
    db,
    [
      failUnless(sql`${kept} < ${maxPasskeys}`, 'factor'),
      db.insert(passkeys).values({
        ...verified,
        user_id: userId,
        name,
        created_at: actor.now.toISOString(),
      }),
      ...recovery.statements,
      factorEvent(db, actor, 'factor_added', { facteur: 'passkey', nom: name }),
    ],
    messages.tooMany,
  )
  return { recoveryCodes: recovery.codes }
}

export const renamePasskey = (
  db: Database,
  { actor, userId }: Owner,
  { id, name }: { id: string; name: string },
): Promise<void> =>
  write(db, [
    failUnless(hasPasskey(userId, id), 'absent'),
    db.update(passkeys).set({ name }).where(ownPasskey(userId, id)),
    factorEvent(db, actor, 'factor_changed', { facteur: 'passkey', nom: name }),
  ])

export const removePasskey = (db: Database, { actor, userId }: Owner, id: string): Promise<void> =>
  write(db, [
    failUnless(hasPasskey(userId, id), 'absent'),
    db.delete(passkeys).where(ownPasskey(userId, id)),
    ...afterRemoval(db, userId),
    factorEvent(db, actor, 'factor_removed', { facteur: 'passkey' }),
  ])

/** A new secret for an application, not kept before a code of it is shown. */
export async function beginCodes(
  db: Database,
  { userId }: Owner,
  { keys, email }: { keys: FactorKeys; email: string },
) {
  const { site_name: siteName } = await getSiteSettings(db)
  const secret = newCodeSecret()
  return {
    secret: secretText(secret),
    address: codesAddress(secret, { siteName, email }),
    sealed: await keys.seal(secret, userId),
  }
}

/**
 * Keeps the secret whose code this is, in place of any, once for each `beginCodes`; gives recovery codes
 * as `addPasskey` does.
 */
export async function activateCodes(
  db: Database,
  { actor, userId }: Owner,
  { sealed, code }: { sealed: string; code: string },
  { keys, firstUse }: EnrolmentMeans,
): Promise<{ recoveryCodes: string[] | null }> {
  const opened = await keys.open(sealed, userId)
  if (!opened) throw new AppError('BAD_REQUEST', messages.oldSetup)
  const last_step = matchStep(opened.secret, code, { now: actor.now, lastStep: 0 })
  if (last_step === null) throw fieldError('code', messages.badCode)
  if (!(await firstUse(sealed))) throw new AppError('BAD_REQUEST', messages.oldSetup)
  const recovery = await firstRecoveryCodes(db, { actor, userId })
  const row = { sealed_secret: sealed, last_step, created_at: actor.now.toISOString() }
  await write(db, [
    db
      .insert(oneTimeCodes)
      .values({ user_id: userId, ...row })
      .onConflictDoUpdate({ target: oneTimeCodes.user_id, set: row }),
    ...recovery.statements,
    factorEvent(db, actor, 'factor_added', { facteur: 'code' }),
  ])
  return { recoveryCodes: recovery.codes }
}

export const removeCodes = (db: Database, { actor, userId }: Owner): Promise<void> =>
  write(db, [
    failUnless(
      sql`exists (select 1 from ${oneTimeCodes} where ${oneTimeCodes.user_id} = ${userId})`,
      'absent',
    ),
    db.delete(oneTimeCodes).where(eq(oneTimeCodes.user_id, userId)),
    ...afterRemoval(db, userId),
    factorEvent(db, actor, 'factor_removed', { facteur: 'code' }),
  ])

/** New recovery codes; the former are worth nothing. */
export async function renewRecoveryCodes(
  db: Database,
  owner: Owner,
): Promise<{ recoveryCodes: string[] }> {
  const codes = newRecoveryCodes()
  await write(
    db,
    [
      failUnless(hasFactor(owner.userId), 'factor'),
      ...(await recoveryStatements(db, owner, codes)),
      factorEvent(db, owner.actor, 'factor_changed', { facteur: 'recovery' }),
    ],
    messages.noFactor,
  )
  return { recoveryCodes: codes.map(groupedCode) }
}

/** Whether a passkey opens the account without its password. */
export const setPasskeyAlone = (
  db: Database,
  { actor, userId }: Owner,
  isOn: boolean,
): Promise<void> =>
  write(
    db,
    [
      ...(isOn ? [failUnless(hasPasskey(userId), 'factor')] : []),
      db.update(users).set({ passkey_alone: isOn }).where(eq(users.id, userId)),
      factorEvent(db, actor, 'factor_changed', { facteur: 'passkey', seule: isOn }),
    ],
    messages.noPasskey,
  )

/** Takes every second factor of an account away, in the batch of what asks for it. */
export const removeFactorsStatements = (db: Database, userId: string): Statement[] => [
  db.update(users).set({ passkey_alone: false }).where(eq(users.id, userId)),
  db.delete(passkeys).where(eq(passkeys.user_id, userId)),
  db.delete(oneTimeCodes).where(eq(oneTimeCodes.user_id, userId)),
  db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId)),
]

/** What no longer has a sense once a factor is gone; nothing is, where it was the last of a required one. */
const afterRemoval = (db: Database, userId: string): Statement[] => [
  failUnless(sql`not ${switchSql('second_factor_required')} or ${hasFactor(userId)}`, 'factor'),
  db
    .update(users)
    .set({ passkey_alone: false })
    .where(and(eq(users.id, userId), sql`not ${hasPasskey(userId)}`)),
  db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), sql`not ${hasFactor(userId)}`)),
]

const hasFactor = (userId: string) =>
  sql`exists (select 1 from ${users} where ${eq(users.id, userId)} and ${hasSecondFactor})`

const ownPasskey = (userId: string, id: string) =>
  and(eq(passkeys.user_id, userId), eq(passkeys.id, id))

const hasPasskey = (userId: string, id?: string) =>
  sql`exists (select 1 from ${passkeys} where ${id === undefined ? eq(passkeys.user_id, userId) : ownPasskey(userId, id)})`

/** Recovery codes for an account that has none left; none for one that has. */
async function firstRecoveryCodes(db: Database, owner: Owner) {
  const [usable] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, owner.userId), isNull(recoveryCodes.used_at)))
  if (usable && usable.left > 0) return { codes: null, statements: [] }
  const codes = newRecoveryCodes()
  return { codes: codes.map(groupedCode), statements: await recoveryStatements(db, owner, codes) }
}

async function recoveryStatements(
  db: Database,
  { actor, userId }: Owner,
  codes: string[],
): Promise<Statement[]> {
  const created_at = actor.now.toISOString()
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(userId, code)))
  return [
    db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId)),
    db.insert(recoveryCodes).values(hashes.map((hash) => ({ user_id: userId, hash, created_at }))),
  ]
}

function factorEvent(
  db: Database,
  actor: Actor,
  action: Extract<SecurityEventType, `factor_${string}`>,
  details: Record<string, unknown>,
) {
  return securityEvent(db, actor, action, { user_id: actor.userId, ...details })
}

/** Writes, or says why not: what `factor` means depends on what is written. */
async function write(
  db: Database,
  statements: Statement[],
  refusal: string = messages.last,
): Promise<void> {
  try {
    await writeBatch(db, statements)
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw new AppError('NOT_FOUND', messages.absent)
    if (isGuardFailure(error, 'factor')) throw new AppError('CONFLICT', refusal)
    if (isTaken(error, 'passkeys.id')) throw new AppError('CONFLICT', messages.knownPasskey)
    throw error
  }
}
