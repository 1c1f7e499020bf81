import { z } from 'zod'

import { externalUrlSchema } from '#shared/text/external-url.ts'
import { instantSchema } from '#shared/text/instant.ts'
import { metaDescriptionMaxLength, metaTitleMaxLength } from '#shared/text/meta-lengths.ts'
import { typedText } from '#shared/text/typed-text.ts'

import type { StoredPageMetadata } from './page-metadata.ts'

/** A site path: leading slash, no trailing slash, no query or fragment. */
export const pageRouteSchema = z
  .string()
  .trim()
  .max(200)
  .overwrite((path) => path.toWellFormed())
  .regex(/^\/(?:[^\s?#/]+(?:\/[^\s?#/]+)*)?$/, 'Chemin attendu, par exemple /ma-page.')

/** A route as somebody types it: the slash comes first and not last, what follows the path goes. */
export const typedRouteSchema = z
  .string()
  .trim()
  .max(2000)
  .overwrite(pathOf)
  .min(1, 'Chemin attendu, par exemple /ma-page.')
  .pipe(pageRouteSchema)

function pathOf(typed: string): string {
  const path = typed.split(/[?#]/, 1).join('')
  const rooted = path === '' || path.startsWith('/') ? path : `/${path}`
  return rooted.length > 1 && rooted.endsWith('/') ? rooted.slice(0, -1) : rooted
}

/** Half a surrogate pair is no text that the database would take. */
const text = typedText()
  .trim()
  .overwrite((typed) => typed.toWellFormed())

/** Per-page SEO metadata as it is written. */
export const seoPageInputSchema = z.object({
  page_route: typedRouteSchema,
  meta_title: text.min(1).max(metaTitleMaxLength),
  meta_description: text.min(1).max(metaDescriptionMaxLength),
  meta_keywords: text.max(300).nullable(),
  og_image: text.pipe(externalUrlSchema).nullable(),
})

export const seoPageSchema = seoPageInputSchema.extend({
  id: z.string(),
  updated_at: instantSchema,
})
export type SeoPage = z.infer<typeof seoPageSchema>

export type SeoPageInput = z.infer<typeof seoPageInputSchema>

/** Texts stored for a page: a configuration, or the fields of an item, which has the item's id. */
export type StoredPage = StoredPageMetadata & Pick<SeoPage, 'id' | 'page_route' | 'updated_at'>
