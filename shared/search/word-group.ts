import { z } from 'zod'

import { stemsOf } from './stems.ts'

const maxTerms = 24

/** An expression of one word or several, at least one of which says something. */
export const termSchema = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((term) => stemsOf(term).length > 0, 'Cette expression n’a que des mots vides.')

/** Expressions that ask the same. */
export const termesSchema = z.array(termSchema).min(1).max(maxTerms)
/** Wider expressions: who asks for one of the others also wants what these find. */
export const largesSchema = z.array(termSchema).max(maxTerms)
