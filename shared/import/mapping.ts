import { z } from 'zod'

import { statutSchema } from '#shared/items/statut.ts'
import { typedText } from '#shared/text/typed-text.ts'

import { importFieldSchema } from './import-fields.ts'
import { importLimits } from './import-file.ts'

/** How others mark what is to be filled in: `{{x}}`, `${x}` and `${x:value}`, `{x}`, `<x>`. */
export const conventions = ['doubles', 'dollar', 'accolades', 'chevrons'] as const
export const conventionSchema = z.enum(conventions)
export type Convention = z.infer<typeof conventionSchema>

/** What is decided for all rows of an import, and what new items get that their rows do not say. */
export const importOptionsSchema = z.strictObject({
  /** For rows without a category; null leaves them without. */
  categorie: typedText().trim().min(1).max(60).nullable(),
  /** Of a new item without a description: the beginning of its text, or nothing. */
  description: z.enum(['debut', 'vide']),
  /** Of new items, as far as one may and moderation lets; what is there keeps its own. */
  statut: statutSchema.exclude(['refuse']),
})
export type ImportOptions = z.infer<typeof importOptionsSchema>

/** How the columns of a file become fields of items. */
export const mappingSchema = z.strictObject({
  /** What the rows are; with `ligne` each says it itself, by its column or its place in the file. */
  kind: z.enum(['prompt', 'gpt', 'ligne']),
  /** For each column its field, null for what is not imported. No field has two columns. */
  champs: z.array(importFieldSchema.nullable()).max(importLimits.columns),
  /** Which conventions are rewritten as `[x]`. */
  emplacements: z.array(conventionSchema),
  options: importOptionsSchema,
})
export type Mapping = z.infer<typeof mappingSchema>

/** What of a convention is in the texts of a file. */
export type FoundConvention = {
  convention: Convention
  /** How many there are, in how many rows, and the first names. */
  nombre: number
  lignes: number
  exemples: string[]
  /** How many have a value after a colon, which `[x]` does not keep. */
  avecValeur: number
  /** How many texts are left as they are, because there it is code or markup. */
  ecartees: number
  /** Why it is not rewritten unless one says so, in words; null where nothing speaks against it. */
  doute: string | null
}
