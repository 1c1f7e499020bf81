import { users } from '#drizzle/schema/index.ts'
import type { Registration } from '#shared/access/sign-in.ts'
import { canonicalEmail } from '#shared/access/user.ts'
import { errorMessages } from '#shared/site/error-messages.ts'
import { isKnownPassword } from '#worker/auth/known-passwords.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import type { Actor } from '#worker/services/journal/admin-logs.ts'
import { securityEvent } from '#worker/services/journal/security-events.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

import { enter, fieldError, freeAll, messages, type SignInMeans } from './sign-in.ts'

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
  const means = { limits, challenges, defer }
  const attempt = await enter(db, actor, { email, captchaToken }, means)
  if (isKnownPassword(newPassword, [email.split('@')[0] ?? ''])) {
    await freeAll([attempt.release])
    throw fieldError('newPassword', messages.knownPassword)
  }
  const id = crypto.randomUUID()
  const created_at = actor.now.toISOString()
  const password_hash = await passwords.hash(newPassword)
  await writeBatch(db, [
    db
      .insert(users)
      .values({ id, email, password_hash, created_at, self_registered: true })
      .onConflictDoNothing(),
    securityEvent(db, actor, 'account_registered', { email }),
  ])
}
