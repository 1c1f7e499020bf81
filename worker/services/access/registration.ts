import { sql } from 'drizzle-orm'

import { userRoles, users } from '#drizzle/schema/index.ts'
import type { Registration } from '#shared/access/sign-in.ts'
import { canonicalEmail } from '#shared/access/user.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { isKnownPassword } from '#worker/auth/known-passwords.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { visitorEvent } from '#worker/services/journal/security-events.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

import { enter, fieldError, freeAll, messages, type SignInMeans } from './sign-in.ts'

const fullMessage =
  'Trop d’inscriptions attendent déjà qu’un administrateur les accepte. Réessayez plus tard.'

/**
 * Opens an account that may do nothing until an administrator gives it a role: the limits, then
 * the challenge, then the hash, as for a sign-in. Whether the address has an account already is not
 * told, and takes as long.
 */
export async function register(
  db: Database,
  actor: Actor,
  { email: typed, newPassword, captchaToken }: Registration,
  { limits, challenges, passwords, defer }: Omit<SignInMeans, 'deviceId' | 'presented'>,
): Promise<void> {
  const { public_registration: isOpen } = await getSiteSettings(db)
  if (!isOpen) throw new AppError('FORBIDDEN', errorMessages.permission)
  const email = canonicalEmail(typed)
  const attempt = await enter(db, actor, captchaToken, { limits, challenges, defer })
  if (isKnownPassword(newPassword, [email.split('@')[0] ?? ''])) {
    await freeAll([attempt.release])
    throw fieldError('newPassword', messages.knownPassword)
  }
  const id = crypto.randomUUID()
  const created_at = actor.now.toISOString()
  const password_hash = await passwords.hash(newPassword)
  try {
    await writeBatch(db, [
      failUnless(sql`${waiting} < ${storageBounds.registrations.rows}`, 'full'),
      db
        .insert(users)
        .values({ id, email, password_hash, created_at, self_registered: true })
        .onConflictDoNothing(),
      ...visitorEvent(actor, 'account_registered', { email }),
    ])
  } catch (error) {
    if (!isGuardFailure(error, 'full')) throw error
    throw new AppError('CONFLICT', fullMessage, { cause: error })
  }
}

/** How many accounts registered themselves and have no role. */
const waiting = sql`(select count(*) from ${users} where ${users.self_registered} and not exists (select 1 from ${userRoles} where ${userRoles.user_id} = ${users.id}))`
