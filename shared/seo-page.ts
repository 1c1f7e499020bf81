import { z } from 'zod'

import { externalUrlSchema } from './external-url.ts'
import { metaDescriptionMaxLength, metaTitleMaxLength } from './page-metadata.ts'

/** A site path: leading slash, no trailing slash, no query or fragment (D59). */
export const pageRouteSchema = z
  .string()
  .trim()
  .max(200)
  .overwrite((path) => path.toWellFormed())
  .regex(/^\/(?:[^\s?#/]+(?:\/[^\s?#/]+)*)?$/, 'Chemin attendu, par exemple /ma-page.')

/** Per-page SEO metadata as it is written (R180, R200). */
export const seoPageInputSchema = z.object({
  page_route: pageRouteSchema,
  meta_title: z.string().trim().min(1).max(metaTitleMaxLength),
  meta_description: z.string().trim().min(1).max(metaDescriptionMaxLength),
  meta_keywords: z.string().trim().max(300).nullable(),
  og_image: externalUrlSchema.nullable(),
})

export const seoPageSchema = seoPageInputSchema.extend({
  id: z.string(),
  updated_at: z.iso.datetime(),
})
export type SeoPage = z.infer<typeof seoPageSchema>
