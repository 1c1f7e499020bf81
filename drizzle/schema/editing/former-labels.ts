import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The fields of an item that hold labels, as a journal names them. */
export const labelKinds = ['tag', 'categorie'] as const

/** Names that labels had. A request for one, or a typed one, means the label that it became. */
export const formerLabels = sqliteTable('former_labels', {
  /** Later changes have higher numbers. The latest of a name counts; the others are there for undo. */
  ordre: integer().primaryKey(),
  quoi: text({ enum: labelKinds }).notNull(),
  /** The name without what tells spellings apart. */
  pli: text().notNull(),
  nom: text().notNull(),
  /** The name after the change. A later row may rename it again. */
  nouveau: text().notNull(),
  /** The row of the journal that made it so. */
  entree: text().notNull(),
})
