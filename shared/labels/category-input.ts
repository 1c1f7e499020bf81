import { z } from 'zod'

import { categoryHues } from '#shared/categories/category-hues.ts'
import { categoryGroups } from '#shared/categories/category.ts'
import { categoriesSchema } from '#shared/items/shared-fields.ts'
import { typedText } from '#shared/text/typed-text.ts'

const text = (longest: number) =>
  typedText().trim().max(longest, `${longest}\u00a0caractères au plus.`)

export const maxCategoryTags = 8

/** What an administrator says of a category. */
export const categoryInputSchema = z.strictObject({
  /** What it is called in French; empty where that is its name. */
  libelle: text(60),
  /** Begins the call numbers of what is filed in it from now on. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/, { error: 'Trois lettres majuscules, sans accent.', abort: true })
    .refine((code) => code !== 'DIV', 'DIV classe ce qui n’a pas de catégorie connue.'),
  /** The class of its hue; empty for grey. */
  teinte: z.enum(categoryHues),
  description: text(200),
  /** Where to begin in it. */
  guide: text(600),
  /** By what the search finds it besides its names. */
  mots: text(200),
  /** What one looks for in it, the most telling first. */
  tags: z.array(text(40).min(1)).max(maxCategoryTags, `${maxCategoryTags} au plus.`),
  /** Whose generic content fills the empty sections of its GPTs. */
  groupe: z.enum(categoryGroups),
})
export type CategoryInput = z.infer<typeof categoryInputSchema>

/** A category that is created: of what is not said, its code is one that none has, and its colour grey. */
export const newCategorySchema = categoryInputSchema
  .partial()
  .extend({ nom: categoriesSchema.element })
export type NewCategory = z.infer<typeof newCategorySchema>

/** A category as it was read: what is stored may be older than the rules. */
export const readCategorySchema = z.strictObject({
  libelle: z.string().max(1000),
  code: z.string().max(10),
  teinte: z.enum(categoryHues),
  description: z.string().max(2000),
  guide: z.string().max(4000),
  mots: z.string().max(2000),
  tags: z.array(z.string().max(200)).max(100),
  groupe: z.enum(categoryGroups),
})

/** Of a category what is said of it, of whatever else stands beside that. */
export const categoryInputOf = ({
  libelle,
  code,
  teinte,
  description,
  guide,
  mots,
  tags,
  groupe,
}: CategoryInput): CategoryInput => ({
  libelle,
  code,
  teinte,
  description,
  guide,
  mots,
  tags,
  groupe,
})
