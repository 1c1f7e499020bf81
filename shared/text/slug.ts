import { z } from 'zod'

import { slugMaxLength, slugPattern } from './slug-shape.ts'

/** A URL segment: lower-case ASCII words joined by single dashes. */
export const slugSchema = z
  .string()
  .max(slugMaxLength)
  .regex(slugPattern, 'Lettres minuscules, chiffres et tirets seulement.')
