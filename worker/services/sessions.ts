import type { User } from '#shared/user.ts'

/** A session that the database holds valid, and whose it is. */
export type SignedIn = {
  user: User
  sessionId: string
  /** The password is a one-time one (security.md 5.9). */
  mustChangePassword: boolean
  lastActiveAt: string
  /** When the password was last typed. */
  authenticatedAt: string
  absoluteExpiresAt: string
}
