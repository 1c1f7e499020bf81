import { z } from 'zod'

export const slugMaxLength = 120

/** A URL segment: lower-case ASCII words joined by single dashes. */
export const slugSchema = z
  .string()
  .max(slugMaxLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lettres minuscules, chiffres et tirets seulement.')
