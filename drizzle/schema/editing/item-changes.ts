import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The items that an entry of the journal changed or made, each with the version that it made: what it was before
 * is the revision of the version below. So an entry can be undone until one of them is edited again.
 */
export const itemChanges = sqliteTable(
  'item_changes',
  {
    /** A row of `admin_logs`. */
    entree: text().notNull(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    version: integer().notNull(),
    /** With `copie` the item stayed as it is: its version here is 0, and what changed its working copy. */
    geste: text({ enum: ['modifie', 'cree', 'copie'] })
      .notNull()
      .default('modifie'),
    /** The version of the working copy that the change made. */
    copie: integer(),
    /** Of an import: the row of the file. */
    ligne: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.entree, table.kind, table.item_id] }),
    index('item_changes_by_item').on(table.kind, table.item_id, table.version),
  ],
)
