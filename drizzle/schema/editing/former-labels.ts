import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The fields of an item that hold labels, as a journal names them. */
export const labelKinds = ['tag', 'categorie'] as const

/** Names that labels had: whoever asks for one, or types it, means the label that it became. */
export const formerLabels = sqliteTable(
  'former_labels',
  {
    quoi: text({ enum: labelKinds }).notNull(),
    /** The name without what tells spellings apart. */
    pli: text().notNull(),
    nom: text().notNull(),
    /** What it became; that may have become another meanwhile. */
    nouveau: text().notNull(),
    /** The row of the journal that made it so. */
    entree: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoi, table.pli] })],
)
