import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from './columns.ts'
import { users } from './users.ts'

/** Sessions, the authority behind the cookie (D69). The id is a digest: the token itself is nowhere. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant(),
    last_active_at: instant(),
    expires_at: text().notNull(),
  },
  (table) => [index('sessions_by_user').on(table.user_id)],
)
