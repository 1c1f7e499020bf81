import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { users } from '#drizzle/schema/accounts/users.ts'
import { id, instant } from '#drizzle/schema/columns/columns.ts'

/** A table as somebody likes to see it, by name: what its address says of it. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: id(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    nom: text().notNull(),
    /** The query of the address, without the page. */
    requete: text().notNull(),
    created_at: instant(),
  },
  (table) => [index('saved_views_by_user').on(table.user_id, table.kind, table.created_at)],
)
