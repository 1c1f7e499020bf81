import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant, json } from './columns.ts'

/** What administrators did and which security events happened (R203, R204). */
export const adminLogs = sqliteTable(
  'admin_logs',
  {
    id: id(),
    action: text().notNull(),
    table_name: text().notNull(),
    record_id: text().notNull(),
    new_values: json<unknown>({ write: (value) => value, read: (stored) => stored }),
    created_at: instant(),
  },
  (table) => [index('admin_logs_by_date').on(table.created_at)],
)
