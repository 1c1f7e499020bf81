import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

import { users } from './users.ts'

/** The secret behind the codes of an account's authentication application. */
export const oneTimeCodes = sqliteTable('one_time_codes', {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed by the Worker: what leaks of the database makes no codes. */
  sealed_secret: text().notNull(),
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  last_step: integer().notNull(),
  created_at: instant(),
})
