import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/**
 * One row: how often what the public pages show has changed, and the last time that something was
 * taken from them. Triggers of `drizzle/migrations/0008_content-version.sql` keep it, in the
 * transaction of whatever writes.
 */
export const contentVersion = sqliteTable('content_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  withdrawn: integer().notNull(),
})
