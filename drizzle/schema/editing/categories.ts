import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What is known of each category besides its items. */
export const categories = sqliteTable('categories', {
  /** As items hold it. */
  nom: text().primaryKey(),
  /** Begins the call numbers of items that are filed in it from now on. */
  code: text().notNull().unique(),
  /** The class of its hue; empty for grey. */
  teinte: text().notNull(),
  /** What it is called in French. */
  libelle: text().notNull(),
  description: text().notNull(),
  /** Where to begin in it. */
  guide: text().notNull(),
  /** By what the search finds it besides its name. */
  mots: text().notNull(),
  /** The row of the journal that took it away, while that can be undone. */
  retiree_par: text(),
})
