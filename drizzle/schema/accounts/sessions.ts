import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

import { users } from './users.ts'

/**
 * Sessions, the authority behind the cookie. Secrets are kept as SHA-256 digests: what is in the
 * cookie is nowhere else. A revoked session keeps its row, so that a replay of it is recognised.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret_hash: text().notNull(),
    /** The secret before the last rotation, accepted for some seconds after it. */
    prev_secret_hash: text(),
    rotated_at: text(),
    created_at: instant(),
    last_active_at: instant(),
    /** When the secret must have been rotated, and when the session ends whatever is done. */
    expires_at: text().notNull(),
    absolute_expires_at: text().notNull(),
    revoked_at: text(),
    /** When the password was last typed. */
    authenticated_at: instant(),
    /** What the user recognises a session by: browser and system, and a truncated address. */
    appareil: text().notNull(),
    adresse: text().notNull(),
  },
  (table) => [index('sessions_by_user').on(table.user_id)],
)
