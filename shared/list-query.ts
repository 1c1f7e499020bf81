// zod/mini and not zod: this file is part of every public page's script, and the whole of zod would
// be a tenth of its budget. The query strings are the only schemas the public client runs.
import * as z from 'zod/mini'

import { niveaux } from './niveau.ts'

// Compiled schemas need `new Function`, which the content policy refuses.
z.config({ jitless: true })

/** The value of the category filter that filters nothing; a select item may not be empty (R218). */
export const allCategories = 'all'

const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const pageNumber = z.string().check(z.regex(/^[1-9]\d{0,5}$/))
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  z.catch(z.optional(schema), undefined)

/** `category`, `q`, `page` and `vue` of a list page; a mangled value counts as absent (D8, D65). */
const listQueryShape = {
  category: optional(shortText),
  q: optional(shortText),
  page: optional(pageNumber),
  vue: optional(z.literal('liste')),
}

export const promptSorts = ['recent', 'popular'] as const
export type PromptSort = (typeof promptSorts)[number]

/** The query string of /prompts; the default sort is left out of the address (R53, D8). */
export const promptsQuerySchema = z.object({
  ...listQueryShape,
  tri: optional(z.literal('popular')),
})
export type PromptsQuery = z.infer<typeof promptsQuerySchema>

/** The query string of /gpts: no sort (R80). */
export const gptsQuerySchema = z.object(listQueryShape)
export type GptsQuery = z.infer<typeof gptsQuerySchema>

/** The page that a query asks for, from 1. */
export const requestedPage = ({ page }: { page?: string | undefined }) => Number(page ?? 1)

/** The category of a query, undefined when every category is wanted. */
export function selectedCategory({ category }: { category?: string | undefined }) {
  return category === allCategories ? undefined : category
}

/** What the type filter of /recherche may say; left out, both kinds are searched (D32). */
export const searchTypes = ['prompts', 'gpts'] as const
export type SearchType = (typeof searchTypes)[number]

/** The query string of /recherche: the query, its filters and the page (R110, D32). */
export const searchQuerySchema = z.object({
  q: optional(shortText),
  type: optional(z.enum(searchTypes)),
  categorie: optional(shortText),
  ia: optional(shortText),
  niveau: optional(z.enum(niveaux)),
  page: optional(pageNumber),
  /** Searches the text as typed, without correcting it. */
  exact: optional(z.literal('1')),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>
