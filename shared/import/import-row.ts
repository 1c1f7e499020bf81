import { z } from 'zod'

import { importIdSchema } from '#shared/admin/content-list.ts'
import { itemKinds } from '#shared/items/cote.ts'
import { storableTexts } from '#shared/text/control-characters.ts'
import { typedText } from '#shared/text/typed-text.ts'

import { importFieldSchema } from './import-fields.ts'
import { importLimits } from './import-file.ts'
import { importOptionsSchema } from './mapping.ts'

/** A row with its cells as fields of an item: what is not mapped is absent, what is empty is said. */
export const importRowSchema = z.strictObject({
  ligne: z.int().min(1).max(importLimits.rows),
  kind: z.enum(itemKinds).nullable(),
  champs: z.partialRecord(importFieldSchema, z.json()).overwrite(storableTexts),
  /** The earlier row of the file that is about the same item. */
  doublon: z.int().min(1).max(importLimits.rows).nullable(),
  /** Why it could not be read, in words. */
  faute: z.string().max(1000).nullable(),
})
export type ImportRow = z.infer<typeof importRowSchema>

/** What an item was when a row was tried; null where there was none. */
export const seenSchema = z
  .strictObject({
    id: z.string().max(64),
    version: z.int().min(1),
    /** Of its working copy; 0 without. */
    copie: z.int().min(0),
  })
  .nullable()
export type Seen = z.infer<typeof seenSchema>

export const rowsPerTry = 200
export const rowsPerWrite = 25
/** Under the megabyte that an administrator may send, with room for how JSON writes a text. */
const sliceBytes = 800_000

/** Tries rows: nothing is written. */
export const tryInputSchema = z.strictObject({
  lignes: z.array(importRowSchema).min(1).max(rowsPerTry),
  options: importOptionsSchema,
})
export type TryInput = z.infer<typeof tryInputSchema>

/** Writes rows that were tried; sent again it writes none of them twice. */
export const writeInputSchema = z.strictObject({
  /** Id that the client gives the import. */
  entree: importIdSchema,
  /** For the journal. */
  fichier: typedText().trim().min(1).max(200),
  lignes: z
    .array(importRowSchema.extend({ vue: seenSchema }))
    .min(1)
    .max(rowsPerWrite),
  options: importOptionsSchema,
})
export type WriteInput = z.infer<typeof writeInputSchema>

/** Rows as they are sent, so many and so long at once that a server takes them. */
export function slicesOf<Row>(rows: readonly Row[], most: number): Row[][] {
  const slices: Row[][] = []
  let slice: Row[] = []
  let bytes = 0
  const encoder = new TextEncoder()
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length
    if (slice.length > 0 && (slice.length === most || bytes + size > sliceBytes)) {
      slices.push(slice)
      slice = []
      bytes = 0
    }
    slice.push(row)
    bytes += size
  }
  return slice.length > 0 ? [...slices, slice] : slices
}
