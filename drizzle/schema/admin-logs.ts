import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant, json } from './columns/columns.ts'

/**
 * What administrators did and which security events happened, masked before it gets here
 * (`shared/admin/audit-mask.ts`). Rows are only added, and removed after twelve months (migration 0004).
 */
export const adminLogs = sqliteTable(
  'admin_logs',
  {
    id: id(),
    action: text().notNull(),
    table_name: text().notNull(),
    record_id: text().notNull(),
    /** Who did it; null for what nobody signed in did. */
    user_id: text(),
    new_values: json<unknown>({ write: (value) => value, read: (stored) => stored }),
    created_at: instant(),
  },
  (table) => [
    index('admin_logs_by_date').on(table.created_at),
    index('admin_logs_by_action').on(table.action, table.created_at),
    index('admin_logs_by_record').on(table.record_id, table.created_at),
  ],
)
