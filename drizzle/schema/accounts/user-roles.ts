import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from '#drizzle/schema/columns/columns.ts'
import { roles } from '#shared/access/user.ts'

import { users } from './users.ts'

/** Role grants; only a user's most recent one counts. */
export const userRoles = sqliteTable(
  'user_roles',
  {
    id: id(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: roles }).notNull(),
    granted_at: instant(),
  },
  (table) => [index('user_roles_by_user').on(table.user_id, table.granted_at)],
)
