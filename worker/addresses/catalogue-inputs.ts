import { z } from 'zod'

import { niveaux } from '#shared/items/niveau.ts'
import { selectionMaxItems } from '#shared/items/selection.ts'
import { gptSorts, promptSorts } from '#shared/lists/list-query.ts'
import { pageRouteSchema } from '#shared/pages/seo-page.ts'
import { slugSchema } from '#shared/text/slug.ts'

import { filterText } from './filter-text.ts'

const mostFeatured = 10

const bySlug = z.strictObject({ slug: slugSchema })
const bySlugOfKind = bySlug.extend({ kind: z.enum(['prompt', 'gpt']) })
const slugs = z.array(slugSchema).max(selectionMaxItems)
const page = z.number().int().min(1).max(999_999)
const list = z.strictObject({
  categorie: filterText.optional(),
  tag: slugSchema.optional(),
  ia: filterText.optional(),
  q: filterText.optional(),
  page,
})

/**
 * What the procedures of the public catalogue take; those that take nothing are not among them. What
 * passes has one spelling, under which its answer is kept: keys in this order, defaults written out.
 */
export const catalogueInputs = {
  pageMetadata: z.strictObject({ route: pageRouteSchema }),
  featuredGpts: z.strictObject({ count: z.int().min(1).max(mostFeatured) }),
  tag: bySlug,
  category: bySlug,
  prompts: list.extend({ niveau: z.enum(niveaux).optional(), sort: z.enum(promptSorts) }),
  prompt: bySlug,
  promptText: bySlug,
  conversations: bySlugOfKind,
  gpts: list.extend({ sort: z.enum(gptSorts).default('ranking') }),
  gpt: bySlug,
  journey: bySlug,
  formerSlug: bySlugOfKind,
  itemsBySlug: z
    .strictObject({ prompts: slugs, gpts: slugs })
    .refine(({ prompts, gpts }) => prompts.length + gpts.length <= selectionMaxItems),
  sitePlan: z.strictObject({ page }),
  news: z.strictObject({ kind: z.enum(['prompt', 'gpt']).optional(), page }),
}

/** The procedures that take nothing. */
export const catalogueWithoutInput = [
  'site',
  'claims',
  'popularPrompts',
  'dailyPicks',
  'categories',
  'journeys',
  'journeyNames',
  'publisher',
  'variables',
] as const
