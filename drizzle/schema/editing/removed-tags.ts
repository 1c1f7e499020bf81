import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

/** Tags that were deleted: their pages are gone, and what was begun before does not bring them back. */
export const removedTags = sqliteTable('removed_tags', {
  /** The tag without what tells spellings apart. */
  pli: text().primaryKey(),
  retire_le: instant(),
  /** The row of the journal that did it, by which it is undone. */
  entree: text().notNull(),
})
