import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/**
 * One row: how often what the public pages show has changed, and the last time that something was
 * taken from them. Triggers keep it in the transaction of whatever writes: of migration 0008, by the clock since
 * 0010, and of 0016, 0017, 0025 and 0028 for the tables that came with them.
 */
export const contentVersion = sqliteTable('content_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  withdrawn: integer().notNull(),
})
