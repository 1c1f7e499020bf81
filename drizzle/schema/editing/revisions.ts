import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { id, instant } from '#drizzle/schema/columns/columns.ts'

/** What a save replaced: an item as it was, or a working copy as it was. Rows are only added. */
export const revisions = sqliteTable(
  'revisions',
  {
    id: id(),
    kind: text({ enum: ['prompt', 'gpt'] }).notNull(),
    item_id: text().notNull(),
    quoi: text({ enum: ['fiche', 'copie'] }).notNull(),
    /** The item's version, or the copy's. */
    version: integer().notNull(),
    /** JSON: the fields of an item, or the draft of a copy. */
    contenu: text().notNull(),
    /** Who wrote it, null where nobody knows any more. */
    ecrit_par: text(),
    ecrit_le: text().notNull(),
    note: text(),
    remplace_le: instant(),
  },
  (table) => [index('revisions_by_item').on(table.kind, table.item_id, table.ecrit_le)],
)
