import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { countedEvents } from '#shared/admin/admin-log.ts'

/** Security events that are counted instead of listed: how often by hour, and nothing of who caused them. */
export const eventCounts = sqliteTable(
  'event_counts',
  {
    /** The hour in UTC, as an instant begins: `2026-11-21T14`. */
    hour: text().notNull(),
    event: text({ enum: countedEvents }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.event] })],
)
