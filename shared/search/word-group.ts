import { z } from 'zod'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { withTypedTexts } from '#shared/text/typed-text.ts'

import { foldText } from './search-text.ts'
import { stemsOf } from './stems.ts'

export const maxTerms = 24
/** More would make every search read and keep more than the trade has expressions for. */
export const maxGroups = 3000

/** An expression of one word or several, at least one of which says something. */
export const termSchema = z
  .string()
  .trim()
  .min(1, { error: 'Expression vide.', abort: true })
  .max(80, { error: '80 caractères au plus.', abort: true })
  .refine((term) => stemsOf(term).length > 0, 'Cette expression n’a que des mots vides.')

/** Expressions that ask the same. */
export const termesSchema = z
  .array(termSchema)
  .min(1, 'Une expression au moins.')
  .max(maxTerms, `${maxTerms} expressions au plus.`)
/** Wider expressions: who asks for one of the others also wants what these find. */
export const largesSchema = z.array(termSchema).max(maxTerms, `${maxTerms} expressions au plus.`)

/** Accepts addresses that a browser resolves to this site, outside the administration. */
function isPublicPath(href: string): boolean {
  const origin = 'https://site.invalid'
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  return (
    href.startsWith('/') &&
    url?.origin === origin &&
    url.pathname + url.search + url.hash === href &&
    !url.pathname.startsWith(adminRoot)
  )
}

/** Sentence and link that a search shows for a subject that the catalogue does not cover. */
export const absenceSchema = z.strictObject({
  message: z.string().trim().min(1).max(160),
  href: z
    .string()
    .max(200)
    .refine(isPublicPath, 'Adresse d’une page publique du site, à partir de «\u00a0/\u00a0».'),
  label: z.string().trim().min(1).max(80),
})
export type Absence = z.infer<typeof absenceSchema>

/** Expressions that mean the same, and wider ones that answer too; or the names of a subject that is absent. */
export type WordGroup = { termes: string[]; larges: string[]; absence: Absence | null }

/** A group as it is written: no expression stands in it twice, however it is spelled. */
export const wordGroupSchema: z.ZodType<WordGroup> = withTypedTexts(
  z
    .strictObject({
      termes: termesSchema,
      larges: largesSchema,
      absence: absenceSchema.nullable(),
    })
    .superRefine((group, context) => {
      const seen = new Set<string>()
      for (const field of ['termes', 'larges'] as const) {
        for (const [index, term] of group[field].entries()) {
          const folded = foldText(term)
          if (seen.has(folded)) {
            const message = 'Cette expression est deux fois dans le groupe.'
            context.addIssue({ code: 'custom', path: [field, index], message })
          }
          seen.add(folded)
        }
      }
    }),
)

/** A group as it was read: what no longer passes as an expression was left out of it. */
export const readGroupSchema: z.ZodType<WordGroup> = z.strictObject({
  termes: z.array(termSchema).max(maxTerms),
  larges: z.array(termSchema).max(maxTerms),
  absence: absenceSchema.nullable(),
})

export type StoredGroup = WordGroup & { id: string }
