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
import {
  fieldError,
  freeAll,
  messages,
  refuseChallenge,
  reserve,
  type SignInDoors,
} from './sign-in.ts'
import { getSiteSettings } from './site-settings.ts'

/**
 * Opens an account that may do nothing until an administrator gives it a role (D57): the limits, then
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
  const doors = { defer, limits }
  if (!(await challenges.mayAnswer(captchaToken))) throw refuseChallenge(db, actor, email, doors)
  const attempt = await reserve(db, actor, email, doors, () => limits.client())
  if (!(await challenges.verify(captchaToken))) {
    await freeAll([attempt.release])
    throw refuseChallenge(db, actor, email, doors)
  }
  if (isKnownPassword(newPassword, [email.split('@')[0] ?? ''])) {
    await freeAll([attempt.release])
    throw fieldError('newPassword', messages.knownPassword)
  }
  const id = crypto.randomUUID()
  const created_at = actor.now.toISOString()
  const password_hash = await passwords.hash(newPassword)
  await writeBatch(db, [
    db.insert(users).values({ id, email, password_hash, created_at }).onConflictDoNothing(),
    securityEvent(db, actor, 'account_registered', { email }),
  ])
}
