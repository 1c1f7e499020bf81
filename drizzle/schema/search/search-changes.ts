import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/**
 * The last change of each item and vocabulary group. Triggers replace the row at every write. An isolate asks for what
 * changed since the number that it has. Numbers are milliseconds of the clock and only grow, also over a restored backup.
 */
export const searchChanges = sqliteTable(
  'search_changes',
  {
    change: integer().primaryKey(),
    /** After `reset`, as a restored backup writes it, everything is read again. */
    kind: text({ enum: ['prompt', 'gpt', 'group', 'reset'] }).notNull(),
    item_id: text().notNull(),
  },
  (table) => [unique().on(table.kind, table.item_id)],
)
