import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from './columns/columns.ts'

/** Addresses that an administrator sends elsewhere, where no page answers. */
export const redirects = sqliteTable('redirects', {
  id: id(),
  /** A path of the site, as it is compared: no trailing slash, no query. */
  source: text().notNull().unique(),
  /** A path of the site, or an address elsewhere. */
  destination: text().notNull(),
  passages: integer().notNull().default(0),
  dernier_passage: text(),
  created_at: instant(),
  updated_at: instant(),
})
