import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { instant } from '#drizzle/schema/columns/columns.ts'

/** What is being written on an item and not yet published: at most one for each. */
export const workingCopies = sqliteTable(
  'working_copies',
  {
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    /** The draft as its editor holds it, as JSON: right or not yet. */
    contenu: text().notNull(),
    /** Raised by every save of the copy. */
    version: integer().notNull().default(1),
    /** The version of the item that it was begun on. */
    base: integer().notNull(),
    /** The item is this draft as far as it is right alone, and not to be published without it. */
    inachevee: integer({ mode: 'boolean' }).notNull().default(false),
    /** What the last save of it was about. */
    note: text(),
    modifie_par: text(),
    modifie_le: instant(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item_id] })],
)
