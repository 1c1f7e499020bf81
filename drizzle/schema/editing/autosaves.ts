import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

/**
 * What somebody is typing and has not saved, theirs alone. Each opened editor has a row of its own, so
 * none writes over another's, on whichever machine.
 */
export const autosaves = sqliteTable(
  'autosaves',
  {
    user_id: text().notNull(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    /** `nouveau` for an item that does not exist yet. */
    item_id: text().notNull(),
    /** The opened editor that it was typed in. */
    origine: text().notNull(),
    /** How many that editor sent: what arrives late is older, and not taken. */
    rang: integer().notNull(),
    /** The versions of the item and of its working copy that it was typed on. */
    base: integer().notNull(),
    copie: integer().notNull(),
    /** The draft as its editor holds it, as JSON. */
    contenu: text().notNull(),
    garde_le: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind, table.item_id, table.origine] }),
    index('autosaves_by_time').on(table.garde_le),
  ],
)
