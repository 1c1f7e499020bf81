import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

/** Items that editors have open. All saves of a session become one revision. */
export const editingSessions = sqliteTable(
  'editing_sessions',
  {
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    user_id: text().notNull(),
    vu_le: instant(),
    /** The last save of the session; null before its first, and once the session has ended. */
    ecrit_le: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item_id, table.user_id] })],
)
