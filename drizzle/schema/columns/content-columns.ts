import { integer, text } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'

import { type ManqueCode, readManques } from '#shared/admin/manques.ts'
import {
  type ConversationsAssociees,
  conversationsAssocieesSchema,
  readConversations,
} from '#shared/items/sections/conversations.ts'
import {
  exempleSchema,
  type ExempleTree,
  readExemple,
  readExempleTree,
} from '#shared/items/sections/exemple.ts'
import { readRequetesSeo, requetesSeoSchema } from '#shared/items/sections/requetes-seo.ts'
import { readStoredList } from '#shared/items/sections/stored-list.ts'
import { categoriesSchema, tagsSchema } from '#shared/items/shared-fields.ts'
import { statuts } from '#shared/items/statut.ts'

import { id, instant, json } from './columns.ts'

const textSchema = z.string().min(1)
const readTexts = (stored: unknown) => readStoredList(textSchema, stored)

/** What prompts and GPTs have in common. */
export const contentColumns = () => ({
  id: id(),
  slug: text().notNull().unique(),
  description: text().notNull(),
  categories: json({ write: (value) => categoriesSchema.parse(value), read: readTexts }).notNull(),
  tags: json({ write: (value) => tagsSchema.parse(value), read: readTexts }).notNull(),
  ia: text(),
  statut: text({ enum: statuts }).notNull().default('brouillon'),
  date_creation: instant(),
  date_modification: instant(),
  auteur_nom: text(),
  auteur_linkedin_url: text(),
  /** Stored in any of its three forms, always read as a list of {nom, url}. */
  conversations_associees: json<ConversationsAssociees>({
    write: (value) => conversationsAssocieesSchema.parse(value),
    read: readConversations,
  }),
  requetes_seo: json({
    write: (value) => (value === null ? null : requetesSeoSchema.parse(value)),
    read: readRequetesSeo,
  }),
  /** Texts for search engines and social networks; null for the page's own. */
  meta_title: text(),
  meta_description: text(),
  og_image: text(),
  exemple: json({
    write: (value) => (value === null ? null : exempleSchema.parse(value)),
    read: readExemple,
  }),
  /** What the result of the example shows, made when it is written. */
  exemple_arbre: json<ExempleTree | null>({ write: (tree) => tree, read: readExempleTree }),
  /** Code of the first category and rank among all items of both kind and code: the call number. */
  cote_code: text().notNull(),
  cote_rang: integer().notNull(),
  /** Raised by every edit: who edits an older one is told, and overwrites nothing. */
  version: integer().notNull().default(1),
  /** Account that created the item, whether it still exists or not; null for nobody's. */
  cree_par: text(),
  /** Time of the author's request for a review; null without one. */
  relecture_le: text(),
  /** The default ranking of `shared/items/ranking.ts`, computed at every write. */
  score: integer().notNull(),
  /**
   * How complete the item is, of 100, and the codes of what it lacks (`shared/admin/item-check.ts`),
   * computed at every write; null where a start is to compute it, as after a change of the rules.
   */
  completude: integer(),
  manques: json<ManqueCode[]>({ write: (codes) => codes, read: readManques })
    .notNull()
    .default([]),
  /** The assistant that an editor tried the item with, and on which Paris day. */
  verifie_avec: text(),
  verifie_le: text(),
})

/**
 * What the search index holds of the item (`drizzle/derived/search-column.ts`), and the names of a prompt's
 * variables, set at every write. Behind what lists read, since it is long and none of them reads it.
 */
export const searchColumn = () => text().notNull()
