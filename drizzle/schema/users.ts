import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from './columns.ts'

/** Accounts of the admin area; visitors have none. */
export const users = sqliteTable('users', {
  id: id(),
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  created_at: instant(),
})
