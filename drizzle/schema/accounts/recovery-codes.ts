import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

import { users } from './users.ts'

/** The ways out of an account whose second factor is lost; each is good for one sign-in. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256: a code has 80 random bits, which nobody guesses from it. */
    hash: text().notNull(),
    created_at: instant(),
    used_at: text(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.hash] })],
)
