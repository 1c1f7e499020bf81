import { z } from 'zod'

import { categoryThemes } from './category.ts'

/** The hues that categories can have, by the class of the style sheet; none is grey. */
export const categoryHues = ['', ...Object.values(categoryThemes).map(({ className }) => className)]

export const categoryNameSchema = z.string().trim().min(1).max(60)

const text = (most: number) => z.string().trim().max(most)

/** What an administrator says of a category besides its name. */
export const categoryFactsSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Trois lettres.'),
  teinte: z.string().refine((hue) => categoryHues.includes(hue)),
  libelle: z.string().trim().min(1).max(60),
  description: text(300),
  guide: text(2000),
  mots: text(200),
})
export type CategoryFacts = z.infer<typeof categoryFactsSchema>
