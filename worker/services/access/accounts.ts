import { desc, eq, sql } from 'drizzle-orm'

import { oneTimeCodes, passkeys, userRoles, users } from '#drizzle/schema/index.ts'
import { capabilitiesOf } from '#shared/access/capabilities.ts'
import { canonicalEmail, type Role } from '#shared/access/user.ts'
import type { Database } from '#worker/database/db.ts'

import { areRolesDelegated } from './rights.ts'

/** An account as sign-in needs it; never sent anywhere. */
export type Account = {
  id: string
  email: string
  passwordHash: string
  mustChangePassword: boolean
  passwordExpiresAt: string | null
  suspendedAt: string | null
  role: Role | null
  isSelfRegistered: boolean
  /** Whether roles other than `admin` are let in. */
  areRolesDelegated: boolean
  hasPasskey: boolean
  hasCodes: boolean
  /** One of its passkeys opens it without the password. */
  isPasskeyAlone: boolean
}

/** The account of an address, in whatever spelling, with the grant that counts. */
export const findAccount = (db: Database, email: string): Promise<Account | undefined> =>
  selectAccount(db, eq(users.email, canonicalEmail(email)))

export const getAccount = (db: Database, id: string): Promise<Account | undefined> =>
  selectAccount(db, eq(users.id, id))

async function selectAccount(
  db: Database,
  condition: ReturnType<typeof eq>,
): Promise<Account | undefined> {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.password_hash,
      mustChangePassword: users.must_change_password,
      passwordExpiresAt: users.password_expires_at,
      suspendedAt: users.suspended_at,
      role: userRoles.role,
      isSelfRegistered: users.self_registered,
      areRolesDelegated,
      hasPasskey:
        sql`exists (select 1 from ${passkeys} where ${passkeys.user_id} = ${users.id})`.mapWith(
          Boolean,
        ),
      hasCodes:
        sql`exists (select 1 from ${oneTimeCodes} where ${oneTimeCodes.user_id} = ${users.id})`.mapWith(
          Boolean,
        ),
      isPasskeyAlone: users.passkey_alone,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.user_id, users.id))
    .where(condition)
    .orderBy(desc(userRoles.granted_at), sql`${userRoles}.rowid desc`)
    .limit(1)
  return account
}

/** Whether the account's password is a one-time one that opens nothing any more. */
export const isPasswordPast = ({ passwordExpiresAt }: Account, now: Date): boolean =>
  passwordExpiresAt !== null && Date.parse(passwordExpiresAt) <= now.getTime()

/**
 * Whether the account may open the administration with its password now: the specification's
 * `validate_admin_session`.
 */
export const validateAdminSession = (account: Account, now: Date): boolean =>
  capabilitiesOf(account.role, account.areRolesDelegated).length > 0 &&
  account.suspendedAt === null &&
  !isPasswordPast(account, now)

/** The account signed in, with the hash of its password made anew where it was outdated. */
export const signedInStatement = (
  db: Database,
  { id, at, passwordHash }: { id: string; at: Date; passwordHash: string | null },
) =>
  db
    .update(users)
    .set({
      last_sign_in_at: at.toISOString(),
      ...(passwordHash !== null && { password_hash: passwordHash }),
    })
    .where(eq(users.id, id))

/** The same password's hash, made anew. */
export const rehashStatement = (db: Database, id: string, passwordHash: string) =>
  db.update(users).set({ password_hash: passwordHash }).where(eq(users.id, id))

/** A password of one's own, in place of any. */
export const ownPasswordStatement = (db: Database, id: string, passwordHash: string) =>
  db
    .update(users)
    .set({
      password_hash: passwordHash,
      must_change_password: false,
      password_expires_at: null,
    })
    .where(eq(users.id, id))
