import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant, json } from '#drizzle/schema/columns/columns.ts'

import { users } from './users.ts'

/** Passkeys of accounts: what they sign in with is public, so a leaked row opens nothing. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, as base64url. */
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, as base64url. */
    public_key: text().notNull(),
    /** How often the authenticator says it signed; one that goes back was copied. */
    counter: integer().notNull(),
    /** How the browser may reach the authenticator; it skips what it does not know. */
    transports: json<string[]>({
      write: (value) => value,
      read: (stored) =>
        Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [],
    }).notNull(),
    name: text().notNull(),
    created_at: instant(),
    last_used_at: text(),
  },
  (table) => [index('passkeys_by_user').on(table.user_id)],
)
