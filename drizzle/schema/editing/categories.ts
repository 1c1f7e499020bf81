import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'

import { json } from '#drizzle/schema/columns/columns.ts'
import { categoryHues } from '#shared/categories/category-hues.ts'
import { categoryGroups } from '#shared/categories/category.ts'
import { readStoredList } from '#shared/items/sections/stored-list.ts'

/** What is known of each category besides its items. */
export const categories = sqliteTable('categories', {
  /** As items hold it. */
  nom: text().primaryKey(),
  /** Begins the call numbers of items that are filed in it from now on. */
  code: text().notNull().unique(),
  /** The class of its hue; empty for grey. */
  teinte: text({ enum: categoryHues }).notNull(),
  /** What it is called in French; empty where that is its name. */
  libelle: text().notNull(),
  description: text().notNull(),
  /** Where to begin in it. */
  guide: text().notNull(),
  /** By what the search finds it besides its names. */
  mots: text().notNull(),
  /** What one looks for in it, the most telling first. */
  tags: json({
    write: (value: string[]) => z.array(z.string()).parse(value),
    read: (stored) => readStoredList(z.string(), stored),
  })
    .notNull()
    .default(sql`'[]'`),
  /** Whose generic content fills the empty sections of its GPTs. */
  groupe: text({ enum: categoryGroups }).notNull().default('growth'),
  /** Its place in the drawer. */
  rang: integer().notNull().default(0),
  /** The row of the journal that took it away, while that can be undone. */
  retiree_par: text(),
})
