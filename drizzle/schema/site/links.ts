import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'

import { json } from '#drizzle/schema/columns/columns.ts'
import { readStoredList } from '#shared/items/sections/stored-list.ts'
import { linkStates } from '#shared/links/link-state.ts'

const linkedItemSchema = z.object({ kind: z.enum(['prompt', 'gpt']), id: z.string() })

/** An item that leads to an address. */
export type LinkedItem = z.infer<typeof linkedItemSchema>

/** The addresses elsewhere to which public items lead, and what is known of each. */
export const links = sqliteTable('liens', {
  adresse: text().primaryKey(),
  /** The items that led there when they were last gone through. */
  fiches: json({
    write: (items: LinkedItem[]) => z.array(linkedItemSchema).parse(items),
    read: (stored) => readStoredList(linkedItemSchema, stored),
  }).notNull(),
  /** The last look, whatever it saw; null before the first. */
  vu_le: text(),
  etat: text({ enum: linkStates }).notNull().default('inconnu'),
  /** What the last look that counts saw, in words. */
  constat: text(),
  /** The Paris day on which it was first gone, of those since it was last there. */
  absent_depuis: text(),
  /** When somebody found by hand that it is well, and whose account that is. */
  verifie_le: text(),
  verifie_par: text(),
})
