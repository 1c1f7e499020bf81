import { users } from '#drizzle/schema/index.ts'
import { errorMessages } from '#shared/error-messages.ts'
import type { Registration } from '#shared/sign-in.ts'
import { canonicalEmail } from '#shared/user.ts'

import { isKnownPassword } from '../auth/known-passwords.ts'
import type { Database } from '../db.ts'
import { AppError } from '../errors.ts'
import { writeBatch } from '../write-batch.ts'
import type { Actor } from './admin-logs.ts'
import { securityEvent } from './security-events.ts'
import { enter, fieldError, freeAll, messages, type SignInDoors } from './sign-in.ts'
import { getSiteSettings } from './site-settings.ts'

/**
 * Opens an account that may do nothing until an administrator gives it a role: the limits, then
 * the challenge, then the hash, as for a sign-in. Whether the address has an account already is not
 * told, and takes as long.
 */
export async function register(
  db: Database,
  actor: Actor,
  { email: typed, newPassword, captchaToken }: Registration,
  { limits, challenges, passwords, defer }: Omit<SignInDoors, 'deviceId' | 'presented'>,
): Promise<void> {
  const { public_registration: isOpen } = await getSiteSettings(db)
  if (!isOpen) throw new AppError('FORBIDDEN', errorMessages.permission)
  const email = canonicalEmail(typed)
  const doors = { limits, challenges, defer }
  const attempt = await enter(db, actor, { email, captchaToken }, doors)
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
