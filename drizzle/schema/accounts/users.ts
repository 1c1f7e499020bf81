import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from '#drizzle/schema/columns/columns.ts'

/** Accounts of the admin area; visitors have none. Triggers keep one active admin (migration 0004). */
export const users = sqliteTable('users', {
  id: id(),
  /** As `canonicalEmail` of `shared/access/user.ts` writes it. */
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  /** A one-time password opens nothing but the form that replaces it. */
  must_change_password: integer({ mode: 'boolean' }).notNull().default(false),
  /** Until when a one-time password may be used; null for a password of one's own. */
  password_expires_at: text(),
  /** It registered itself, so nobody knows whose address it is. */
  self_registered: integer({ mode: 'boolean' }).notNull().default(false),
  /** Set while the account may not sign in. */
  suspended_at: text(),
  /** A passkey opens the account without its password. */
  passkey_alone: integer({ mode: 'boolean' }).notNull().default(false),
  last_sign_in_at: text(),
  created_at: instant(),
})
