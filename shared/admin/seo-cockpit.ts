import { z } from 'zod'

import type { Page } from '#shared/lists/pagination.ts'
import type { PageHead } from '#shared/pages/page-head.ts'
import { pageRouteSchema, seoPageInputSchema, type StoredPage } from '#shared/pages/seo-page.ts'
import { instantSchema } from '#shared/text/instant.ts'

import { adminPageSize, ordres } from './content-list.ts'
import { type SeoProblem, seoProblems } from './seo-problems.ts'

/** What answers at an address; nothing does at that of an orphan. */
export const urlTypes = ['fixe', 'categorie', 'tag', 'parcours', 'prompt', 'gpt'] as const
export type UrlType = (typeof urlTypes)[number]

/** Addresses on a page of the table, which is also how many are changed in one go. */
export const cockpitPageSize = adminPageSize

/** What the table may be sorted by; by type and path while nothing is asked for. */
export const cockpitTris = ['path', 'title', 'description'] as const

/** Addresses in one part of the export. */
export const cockpitExportSize = 500

/** One address of the site, as search engines and social networks see it. */
export type CockpitUrl = {
  path: string
  /** The item whose page it is. */
  itemId: string | null
  type: UrlType | 'orpheline'
  /** Made by the function that makes the head of the page itself. */
  head: PageHead
  stored: StoredPage | null
  /** What the structured data of the page says that it is. */
  structured: string[]
  problems: SeoProblem[]
}

export type CockpitPage = Page<CockpitUrl>

/** How many addresses there are, and how many have each problem. */
export type CockpitCounts = { total: number; problems: Record<SeoProblem, number> }

export const cockpitQuerySchema = z.strictObject({
  q: z.string().trim().max(200).optional(),
  type: z.enum(urlTypes).optional(),
  probleme: z.enum(seoProblems).optional(),
  tri: z.enum(cockpitTris).optional(),
  ordre: z.enum(ordres).optional(),
  page: z.int().min(1).max(99_999),
})
export type CockpitQuery = z.infer<typeof cockpitQuerySchema>

const { meta_title, meta_description, meta_keywords, og_image } = seoPageInputSchema.shape

/**
 * Texts to store for paths. A null `page` removes what is stored. `lu` is the `updated_at` of what they replace.
 * Texts are nullable because an item may have one without the other.
 */
export const seoPageChangesSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        page_route: pageRouteSchema,
        lu: instantSchema.nullable(),
        page: z
          .strictObject({
            meta_title: meta_title.nullable(),
            meta_description: meta_description.nullable(),
            meta_keywords,
            og_image,
          })
          .nullable(),
      }),
    )
    .min(1)
    .max(cockpitPageSize)
    .refine((changes) => new Set(changes.map((one) => one.page_route)).size === changes.length),
})
export type SeoPageChange = z.infer<typeof seoPageChangesSchema>['changes'][number]
