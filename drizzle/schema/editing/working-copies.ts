import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

/** Drafts that differ from the row of their item: unpublished changes, or values that are not valid yet. */
export const workingCopies = sqliteTable(
  'working_copies',
  {
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    /** The whole draft as its editor holds it, as JSON. */
    contenu: text().notNull(),
    /**
     * JSON: the fields that the draft changes, each with the item's value that the change began from.
     * Null: every field that differs from the item as it is now.
     */
    depuis: text(),
    /** Raised by every save. No two copies of an item have the same. */
    version: integer().notNull().default(1),
    modifie_par: text(),
    modifie_le: instant(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item_id] })],
)
