import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'

import { oneTimePasswordMs } from '#drizzle/accounts/password-hash.ts'
import { sessions, userRoles, users } from '#drizzle/schema/index.ts'
import { sessionTimes } from '#shared/access/session-times.ts'
import type { Role } from '#shared/access/user.ts'
import type { AdminUser, Invitation } from '#shared/admin/admin-user.ts'
import type { Passwords } from '#worker/auth/password.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import {
  failUnless,
  isGuardFailure,
  isLastAdmin,
  isTaken,
} from '#worker/services/journal/write-guard.ts'

import { findAccount } from './accounts.ts'
import { hasSecondFactor } from './rights.ts'
import { removeFactorsStatements } from './second-factors.ts'

const maxUsers = 2000

/** The grant that counts, as the view `active_admins` reads it. */
const latestGrant = sql`(select latest.id from ${userRoles} latest where latest.user_id = ${users.id} order by latest.granted_at desc, latest.rowid desc limit 1)`

/** Every account, the most recent grant first. */
export function listUsers(
  db: Database,
  { selfId, now }: { selfId: string; now: Date },
): Promise<AdminUser[]> {
  return db
    .select({
      id: users.id,
      email: users.email,
      role: userRoles.role,
      granted_at: userRoles.granted_at,
      created_at: users.created_at,
      last_sign_in_at: users.last_sign_in_at,
      suspended_at: users.suspended_at,
      isSelfRegistered: users.self_registered,
      mustChangePassword: users.must_change_password,
      hasSecondFactor: sql`${hasSecondFactor}`.mapWith(Boolean),
      sessions: sql<number>`(${openSessions(db, now)})`,
      isSelf: sql`${users.id} = ${selfId}`.mapWith(Boolean),
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.id, latestGrant))
    .orderBy(sql`${userRoles.granted_at} desc nulls last`, desc(users.created_at))
    .limit(maxUsers)
}

/** Opens an account with a one-time password, whose hash this is; gives its id. */
export async function inviteUser(
  db: Database,
  actor: Actor,
  { email, role, passwordHash }: Invitation & { passwordHash: string },
): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const at = actor.now.toISOString()
  try {
    await writeBatch(db, [
      db.insert(users).values({ id, email, created_at: at, ...oneTime(passwordHash, actor) }),
      db.insert(userRoles).values({ user_id: id, role, granted_at: at }),
      logUser(db, actor, 'user.invite', id, { email, role }),
    ])
  } catch (error) {
    throw isTaken(error, 'users.email') ? await emailTaken(db, email, error) : error
  }
  return { id }
}

/**
 * Gives an account a role: its former grants go and its sessions end in the same write.
 * To give the role it has changes nothing. With its first role an account that
 * registered itself gets a one-time password, which this gives: whoever typed the former one need not be
 * who has the address.
 */
export async function setUserRole(
  db: Database,
  actor: Actor,
  { id, role }: { id: string; role: Role },
  passwords: Pick<Passwords, 'hash' | 'oneTime'>,
): Promise<string | null> {
  const [user] = await db
    .select({ role: userRoles.role, isSelfRegistered: users.self_registered })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.id, latestGrant))
    .where(eq(users.id, id))
  if (user?.role === role) return null
  const isStranger = user?.isSelfRegistered === true && user.role === null
  const password = isStranger ? passwords.oneTime() : null
  await writeUser(db, id, [
    ...(password === null
      ? []
      : [
          db
            .update(users)
            .set(oneTime(await passwords.hash(password), actor))
            .where(eq(users.id, id)),
        ]),
    db.delete(userRoles).where(eq(userRoles.user_id, id)),
    db.insert(userRoles).values({ user_id: id, role, granted_at: actor.now.toISOString() }),
    endSessionsOf(db, actor, id),
    logUser(db, actor, 'user.role', id, { avant: user?.role ?? null, apres: role }),
  ])
  return password
}

/**
 * Replaces a password by a one-time one, whose hash this is, and ends the account's sessions; takes its
 * second factors away where that is asked.
 */
export function resetUserPassword(
  db: Database,
  actor: Actor,
  {
    id,
    passwordHash,
    removesFactors,
  }: { id: string; passwordHash: string; removesFactors: boolean },
): Promise<void> {
  return writeUser(db, id, [
    db.update(users).set(oneTime(passwordHash, actor)).where(eq(users.id, id)),
    endSessionsOf(db, actor, id),
    ...(removesFactors ? removeFactorsStatements(db, id) : []),
    logUser(db, actor, 'user.password', id, { second_facteur_retire: removesFactors }),
  ])
}

/** Keeps an account from signing in, and ends its sessions. */
export function suspendUser(db: Database, actor: Actor, id: string): Promise<void> {
  const suspended_at = actor.now.toISOString()
  return writeUser(db, id, [
    db.update(users).set({ suspended_at }).where(eq(users.id, id)),
    endSessionsOf(db, actor, id),
    logUser(db, actor, 'user.suspend', id),
  ])
}

export function reinstateUser(db: Database, actor: Actor, id: string): Promise<void> {
  return writeUser(db, id, [
    db.update(users).set({ suspended_at: null }).where(eq(users.id, id)),
    logUser(db, actor, 'user.reinstate', id),
  ])
}

export function endUserSessions(db: Database, actor: Actor, id: string): Promise<void> {
  return writeUser(db, id, [endSessionsOf(db, actor, id), logUser(db, actor, 'user.sessions', id)])
}

/** Removes an account, its grants and its sessions; what it did stays in the journal. */
export function removeUser(db: Database, actor: Actor, id: string): Promise<void> {
  return writeUser(db, id, [
    db.delete(users).where(eq(users.id, id)),
    logUser(db, actor, 'user.delete', id),
  ])
}

/** A write on an account that is there, which leaves one active administrator at least. */
async function writeUser(db: Database, id: string, statements: Statement[]): Promise<void> {
  const isThere = sql`exists (select 1 from ${users} where ${eq(users.id, id)})`
  try {
    await writeBatch(db, [failUnless(isThere, 'absent'), ...statements])
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw new AppError('NOT_FOUND', 'Ce compte n’existe plus.')
    if (isLastAdmin(error)) throw new AppError('CONFLICT', lastAdminMessage, { cause: error })
    throw error
  }
}

const lastAdminMessage =
  'Le dernier administrateur ne peut être ni rétrogradé, ni suspendu, ni supprimé.'

/** What is said of an address that has an account: one that registered itself may be given the role. */
async function emailTaken(db: Database, email: string, cause: unknown): Promise<AppError> {
  const account = await findAccount(db, email)
  const isWaiting = account?.isSelfRegistered === true && account.role === null
  const message = isWaiting
    ? 'Un compte sans rôle s’est déjà inscrit avec cette adresse.'
    : 'Un compte existe déjà avec cette adresse e-mail.'
  const fields = { email: [message] }
  return new AppError('CONFLICT', message, {
    details: { fields, ...(isWaiting && { registeredId: account.id }) },
    cause,
  })
}

/** Columns of an account whose password must be replaced, and soon. */
function oneTime(passwordHash: string, { now }: Actor) {
  return {
    password_hash: passwordHash,
    must_change_password: true,
    password_expires_at: new Date(now.getTime() + oneTimePasswordMs).toISOString(),
  }
}

/** The row stays, so that a replay of its cookie is recognised. */
function endSessionsOf(db: Database, { now }: Actor, userId: string) {
  return db
    .update(sessions)
    .set({ revoked_at: now.toISOString() })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at)))
}

function openSessions(db: Database, now: Date): SQL {
  const idleSince = new Date(now.getTime() - sessionTimes.idleMs).toISOString()
  return db
    .select({ open: count() })
    .from(sessions)
    .where(
      and(
        sql`${sessions.user_id} = ${users.id}`,
        isNull(sessions.revoked_at),
        gt(sessions.absolute_expires_at, now.toISOString()),
        gt(sessions.last_active_at, idleSince),
      ),
    )
    .getSQL()
}

type UserAction =
  | 'user.invite'
  | 'user.role'
  | 'user.password'
  | 'user.suspend'
  | 'user.reinstate'
  | 'user.sessions'
  | 'user.delete'

function logUser(
  db: Database,
  actor: Actor,
  action: UserAction,
  id: string,
  details: Record<string, unknown> = {},
) {
  return logStatement(db, actor, { action, table: 'users', recordId: id, details })
}
