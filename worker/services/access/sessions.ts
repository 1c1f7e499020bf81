import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'

import { adminLogs, sessions, users } from '#drizzle/schema/index.ts'
import { type Capability, capabilitiesOf } from '#shared/access/capabilities.ts'
import { maxSessions, sessionTimes } from '#shared/access/session-times.ts'
import type { User } from '#shared/access/user.ts'
import type { SecurityEventType } from '#shared/admin/admin-log.ts'
import { deviceName } from '#worker/auth/device-name.ts'
import type { PresentedSession } from '#worker/auth/session-handle.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { type Actor, logRowsStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless } from '#worker/services/journal/write-guard.ts'
import { switchSql } from '#worker/services/site/site-settings.ts'

import { areRolesDelegated, lacksSecondFactor, latestRole, mayAct } from './rights.ts'

/** A session that the database holds valid, and whose it is. */
export type SignedIn = {
  user: User
  /** What the role may do in the administration, once a one-time password is replaced. */
  capabilities: readonly Capability[]
  sessionId: string
  /** The password is a one-time one. */
  mustChangePassword: boolean
  /** A second factor is required and the account has none. */
  mustAddFactor: boolean
  /** Visitors are kept out of the site. */
  isInMaintenance: boolean
  lastActiveAt: string
  /** When the password was last typed. */
  authenticatedAt: string
  absoluteExpiresAt: string
  /** When its secret is past. */
  expiresAt: string
}

type Row = Omit<SignedIn, 'capabilities'> & {
  areDelegated: boolean
  secretHash: string
  prevSecretHash: string | null
  rotatedAt: string | null
  revokedAt: string | null
  suspendedAt: string | null
  appareil: string
  adresse: string
}

type Verdict = 'valid' | 'reused' | 'ended'

/**
 * Who presents a session, as the database says at this moment: one question that joins session, account
 * and role. A former secret after its grace is a replay, and ends the session.
 */
export async function findSession(
  db: Database,
  actor: Actor,
  presented: PresentedSession,
): Promise<{ signedIn: SignedIn; isOtherDevice: boolean } | null> {
  const [row] = await db
    .select({
      user: { id: users.id, email: users.email, role: latestRole },
      areDelegated: areRolesDelegated,
      sessionId: sessions.id,
      mustChangePassword: users.must_change_password,
      mustAddFactor: lacksSecondFactor,
      isInMaintenance: switchSql('maintenance_mode'),
      lastActiveAt: sessions.last_active_at,
      authenticatedAt: sessions.authenticated_at,
      absoluteExpiresAt: sessions.absolute_expires_at,
      expiresAt: sessions.expires_at,
      secretHash: sessions.secret_hash,
      prevSecretHash: sessions.prev_secret_hash,
      rotatedAt: sessions.rotated_at,
      revokedAt: sessions.revoked_at,
      suspendedAt: users.suspended_at,
      appareil: sessions.appareil,
      adresse: sessions.adresse,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, presented.sessionId))
  if (!row) return null
  const verdict = judge(row, await digest(presented.secret), actor.now)
  if (verdict === 'reused') await endReusedSession(db, actor, row)
  if (verdict !== 'valid') return null
  const { secretHash, prevSecretHash, rotatedAt, revokedAt, suspendedAt, ...rest } = row
  const { appareil, adresse, areDelegated, ...session } = rest
  const isOtherDevice = appareil !== deviceName(actor.userAgent) || adresse !== actor.adresse
  const capabilities = capabilitiesOf(session.user.role, areDelegated)
  return { signedIn: { ...session, capabilities }, isOtherDevice }
}

function judge(row: Row, secretHash: string, now: Date): Verdict {
  const age = (instant: string) => now.getTime() - Date.parse(instant)
  if (row.revokedAt !== null || row.suspendedAt !== null) return 'ended'
  if (age(row.lastActiveAt) >= sessionTimes.idleMs) return 'ended'
  if (age(row.absoluteExpiresAt) >= 0 || age(row.expiresAt) >= 0) return 'ended'
  if (secretHash === row.secretHash) return 'valid'
  if (secretHash !== row.prevSecretHash || row.rotatedAt === null) return 'ended'
  // The reply that brought the new secret may have been lost, or still be on its way to another tab.
  return age(row.rotatedAt) <= sessionTimes.graceMs ? 'valid' : 'reused'
}

/** A session about to begin: what its cookie will hold, and what the database keeps of it. */
export async function newSession(db: Database, actor: Actor, userId: string) {
  const presented: PresentedSession = {
    sessionId: crypto.randomUUID(),
    secret: randomSecret(),
    userId,
  }
  const at = actor.now.toISOString()
  const expiresAt = later(actor.now, sessionTimes.secretMs)
  const insert = db.insert(sessions).values({
    id: presented.sessionId,
    user_id: userId,
    secret_hash: await digest(presented.secret),
    created_at: at,
    last_active_at: at,
    authenticated_at: at,
    expires_at: expiresAt.toISOString(),
    absolute_expires_at: later(actor.now, sessionTimes.absoluteMs).toISOString(),
    appareil: deviceName(actor.userAgent),
    adresse: actor.adresse,
  })
  const newest = sql`select ${sessions.id} from ${sessions} where ${isOpen(userId)} order by ${sessions.created_at} desc, ${sessions}.rowid desc limit ${maxSessions}`
  const endOldest = db
    .update(sessions)
    .set({ revoked_at: at })
    .where(and(isOpen(userId), sql`${sessions.id} not in (${newest})`))
  const latest = sql`select ${sessions.id} from ${sessions} where ${eq(sessions.user_id, userId)} order by ${sessions.created_at} desc, ${sessions}.rowid desc limit ${storageBounds.sessions.rowsPerAccount}`
  const forgetOldest = db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), sql`${sessions.id} not in (${latest})`))
  const statements: Statement[] = [insert, endOldest, forgetOldest]
  return { presented, expiresAt, statements }
}

export type RenewedSession = { presented: PresentedSession; expiresAt: Date }

/**
 * Gives a session another secret, if the one presented is still its own: of requests at once exactly
 * one does. Gives what the cookie must hold from now on, or null. Other statements go in its batch.
 */
export async function renewSession(
  db: Database,
  now: Date,
  { sessionId, secret, userId }: PresentedSession,
  others: Statement[] = [],
): Promise<RenewedSession | null> {
  const presented = { sessionId, secret: randomSecret(), userId }
  const expiresAt = later(now, sessionTimes.secretMs)
  const [result] = await writeBatch(db, [
    db
      .update(sessions)
      .set({
        secret_hash: await digest(presented.secret),
        prev_secret_hash: sql`${sessions.secret_hash}`,
        rotated_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .where(and(isAlive(sessionId, now), eq(sessions.secret_hash, await digest(secret)))),
    ...others,
  ])
  return result?.rowsAffected === 1 ? { presented, expiresAt } : null
}

/**
 * What stands first in every write of the administration: the session that is presented must be valid
 * and its account must have the capability at the moment of the write, or nothing is written; and it was
 * active. So a change costs one request, and nobody is demoted between the check and the write.
 * Gives those statements for the capability that a procedure needs.
 */
export async function sessionGuards(
  db: Database,
  now: Date,
  { sessionId, secret, userId }: PresentedSession,
): Promise<(capability: Capability) => Statement[]> {
  const hash = await digest(secret)
  const at = now.toISOString()
  const graceStart = later(now, -sessionTimes.graceMs).toISOString()
  const isCurrent = sql`(${eq(sessions.secret_hash, hash)} or (${eq(sessions.prev_secret_hash, hash)} and ${sessions.rotated_at} >= ${graceStart}))`
  const isOwn = and(
    isAlive(sessionId, now),
    eq(sessions.user_id, userId),
    gt(sessions.expires_at, at),
  )
  const isValid = sql`exists (select 1 from ${sessions} where ${isOwn} and ${isCurrent})`
  return (capability) => [
    failUnless(sql`${isValid} and ${mayAct(userId, capability)}`, 'session'),
    db.update(sessions).set({ last_active_at: at }).where(eq(sessions.id, sessionId)),
  ]
}

/** Whether the secret is to be replaced: less than five minutes of it are left. */
export const isRenewable = ({ expiresAt }: SignedIn, now: Date): boolean =>
  Date.parse(expiresAt) - now.getTime() < sessionTimes.refreshMs

/**
 * Whether the secret would be past before a user who is active now is idle. Renewed by activity alone in
 * its last five minutes, it would end the session of one who reads for ten.
 */
export const isOutlived = ({ expiresAt }: SignedIn, now: Date): boolean =>
  Date.parse(expiresAt) - now.getTime() <= sessionTimes.idleMs

/**
 * The user did something: the idle time begins anew, unless the session ended meanwhile, or something that
 * was done later was recorded before.
 */
export async function recordActivity(db: Database, now: Date, sessionId: string): Promise<void> {
  const last_active_at = now.toISOString()
  await writeBatch(db, [
    db
      .update(sessions)
      .set({ last_active_at })
      .where(and(isAlive(sessionId, now), lt(sessions.last_active_at, last_active_at))),
  ])
}

/**
 * Another browser or network than the session's last: no reason to refuse. The journal has it once in ten minutes,
 * since some browsers change from one address to the other with each request.
 */
export async function recordDevice(db: Database, actor: Actor, sessionId: string): Promise<void> {
  const appareil = deviceName(actor.userAgent)
  const isOther = sql`(${ne(sessions.appareil, appareil)} or ${ne(sessions.adresse, actor.adresse)})`
  const changed = sql`${eq(sessions.id, sessionId)} and ${isOther}`
  const since = later(actor.now, -storageBounds.deviceChanges.windowMs).toISOString()
  const isListed = sql`exists (select 1 from ${adminLogs} where ${adminLogs.record_id} = ${sessions.id} and ${adminLogs.action} = 'device_changed' and ${adminLogs.created_at} > ${since})`
  const details = { appareil, adresse: actor.adresse }
  await writeBatch(db, [
    logSessionsStatement(actor, 'device_changed', sql`${changed} and not ${isListed}`, details),
    db.update(sessions).set({ appareil, adresse: actor.adresse }).where(changed),
  ])
}

export type OpenSession = {
  id: string
  appareil: string
  adresse: string
  created_at: string
  last_active_at: string
  isCurrent: boolean
}

/** The sessions in which an account is signed in, the latest activity first. */
export function listSessions(
  db: Database,
  now: Date,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<OpenSession[]> {
  return db
    .select({
      id: sessions.id,
      appareil: sessions.appareil,
      adresse: sessions.adresse,
      created_at: sessions.created_at,
      last_active_at: sessions.last_active_at,
      isCurrent: sql<number>`${eq(sessions.id, sessionId)}`.mapWith(Boolean),
    })
    .from(sessions)
    .where(and(isOpen(userId), isWithinTimes(now)))
    .orderBy(desc(sessions.last_active_at))
}

/** Ends one of an account's own sessions; gives whether it was open. */
export async function endOwnSession(
  db: Database,
  actor: Actor,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const own = sql`${eq(sessions.id, id)} and ${isOpen(userId)}`
  const results = await writeBatch(db, endStatements(db, actor, 'session_revoked', own))
  return results.some(({ rowsAffected }) => rowsAffected > 0)
}

/** Ends an account's sessions except the current one; gives how many were open. */
export async function endOwnOtherSessions(
  db: Database,
  actor: Actor,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const others = sql`${ne(sessions.id, sessionId)} and ${isOpen(userId)}`
  const results = await writeBatch(db, endStatements(db, actor, 'session_revoked', others))
  return results.at(-1)?.rowsAffected ?? 0
}

/** Why a session ends by its own cookie. */
export type SignOutReason = 'user' | 'idle'

const signOutEvents = {
  user: { event: 'sign_out', reason: 'Signed out' },
  idle: { event: 'session_expired', reason: 'Session expired due to inactivity' },
} as const

/** Ends the session that is presented, whatever its age: the secret proves it, old or new. */
export async function signOut(
  db: Database,
  actor: Actor,
  presented: PresentedSession,
  why: SignOutReason,
): Promise<void> {
  const { event, reason } = signOutEvents[why]
  const own = await isPresented(presented)
  await writeBatch(db, endStatements(db, actor, event, own, { reason }))
}

/** Ends the session that another of the same browser takes the place of. */
export const replaceSession = async (
  db: Database,
  actor: Actor,
  presented: PresentedSession,
): Promise<Statement[]> =>
  endStatements(db, actor, 'sign_out', await isPresented(presented), { reason: 'Replaced' })

async function isPresented({ sessionId, secret }: PresentedSession): Promise<SQL> {
  const hash = await digest(secret)
  return sql`${eq(sessions.id, sessionId)} and ${sessions.revoked_at} is null and ${hash} in (${sessions.secret_hash}, ${sessions.prev_secret_hash})`
}

/** Ends an account's sessions other than one, in the batch of what makes them end. */
export const endOtherSessions = (
  db: Database,
  { now }: Actor,
  { userId, sessionId }: { userId: string; sessionId: string },
) =>
  db
    .update(sessions)
    .set({ revoked_at: now.toISOString() })
    .where(and(isOpen(userId), ne(sessions.id, sessionId)))

/** Marks a session as one whose password was just typed. */
export const reauthenticate = (db: Database, { now }: Actor, sessionId: string) =>
  db.update(sessions).set({ authenticated_at: now.toISOString() }).where(eq(sessions.id, sessionId))

/**
 * Gives a session another secret with its password just replaced; the former one is worth nothing at
 * once, without the grace of a renewal: whoever copied the cookie is out. Nothing of the batch is written
 * where the session ended meanwhile.
 */
export async function replaceSecret(db: Database, { now }: Actor, former: PresentedSession) {
  const presented: PresentedSession = { ...former, secret: randomSecret() }
  const expiresAt = later(now, sessionTimes.secretMs)
  const replace = db
    .update(sessions)
    .set({
      secret_hash: await digest(presented.secret),
      prev_secret_hash: null,
      rotated_at: null,
      expires_at: expiresAt.toISOString(),
      authenticated_at: now.toISOString(),
    })
    .where(eq(sessions.id, former.sessionId))
  const isOpenStill = sql`exists (select 1 from ${sessions} where ${await isPresented(former)})`
  const statements: Statement[] = [failUnless(isOpenStill, 'session'), replace]
  return { presented, expiresAt, statements }
}

async function endReusedSession(db: Database, actor: Actor, row: Row): Promise<void> {
  const open = sql`${eq(sessions.id, row.sessionId)} and ${sessions.revoked_at} is null`
  const owner = { ...actor, userId: row.user.id }
  await writeBatch(db, endStatements(db, owner, 'token_reuse', open))
}

/** One row of the journal for a session that ends by this, none for one that had ended. */
const endStatements = (
  db: Database,
  actor: Actor,
  event: SecurityEventType,
  condition: SQL,
  details: Record<string, unknown> = {},
): Statement[] => [
  logSessionsStatement(actor, event, condition, details),
  db.update(sessions).set({ revoked_at: actor.now.toISOString() }).where(condition),
]

function logSessionsStatement(
  actor: Actor,
  action: SecurityEventType,
  condition: SQL,
  details: Record<string, unknown>,
): SQL {
  return logRowsStatement(actor, {
    action,
    table: 'sessions',
    rows: sql`${sessions} where ${condition}`,
    recordId: sessions.id,
    details,
    rowDetails: { user_id: sessions.user_id },
  })
}

const isOpen = (userId: string) =>
  sql`(${eq(sessions.user_id, userId)} and ${sessions.revoked_at} is null)`

const isAlive = (sessionId: string, now: Date) =>
  and(eq(sessions.id, sessionId), isNull(sessions.revoked_at), isWithinTimes(now))

const isWithinTimes = (now: Date) =>
  and(
    gt(sessions.absolute_expires_at, now.toISOString()),
    gt(sessions.last_active_at, later(now, -sessionTimes.idleMs).toISOString()),
  )

const later = (date: Date, ms: number) => new Date(date.getTime() + ms)

/** 256 random bits as 43 characters. */
const randomSecret = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** The database keeps a secret's SHA-256: what leaks of it signs nobody in. */
async function digest(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return base64url(new Uint8Array(hash))
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
