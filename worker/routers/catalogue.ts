import { z } from 'zod'

import { dayInParis } from '#shared/daily-pick.ts'
import { launchPath } from '#shared/gpt-launch.ts'
import { fixedPaths } from '#shared/page-metadata.ts'
import { selectionMaxItems } from '#shared/selection.ts'
import { pageRouteSchema } from '#shared/seo-page.ts'
import { slugSchema } from '#shared/slug.ts'

import type { Database } from '../db.ts'
import { markdownTree } from '../markdown.ts'
import { listCategoryStats } from '../services/categories.ts'
import { getCategoryPage } from '../services/category-page.ts'
import { listConversations } from '../services/conversations.ts'
import { computePicks, findStoredPicks, storePicks } from '../services/daily-picks.ts'
import { findFormerSlug } from '../services/former-slugs.ts'
import {
  countPublicGpts,
  getPreviewGpt,
  getPublicGpt,
  listFeaturedGpts,
  listPublicGpts,
} from '../services/gpts.ts'
import { listItemsBySlug } from '../services/items-by-slug.ts'
import { listNews } from '../services/latest.ts'
import {
  countPublicPrompts,
  getPreviewPrompt,
  getPublicPrompt,
  getPublicPromptText,
  listPopularPrompts,
  listPublicPrompts,
} from '../services/prompts.ts'
import { listRelated } from '../services/related.ts'
import { findPageMetadata, listPageMetadata } from '../services/seo-pages.ts'
import { listSiteMap } from '../services/site-map.ts'
import { getSiteSettings } from '../services/site-settings.ts'
import { filterText } from '../trpc/filter-text.ts'
import { router } from '../trpc/init.ts'
import { publicProcedure } from '../trpc/procedures.ts'

const longestDestination = 300

const bySlug = z.strictObject({ slug: slugSchema })
const slugsInput = z.array(slugSchema).max(selectionMaxItems)
const listInput = z.strictObject({
  categorie: filterText.optional(),
  q: filterText.optional(),
  page: z.number().int().min(1).max(999_999),
})

async function readSite(db: Database) {
  const [settings, promptCount, gptCount, categories, pages] = await Promise.all([
    getSiteSettings(db),
    countPublicPrompts(db),
    countPublicGpts(db),
    listCategoryStats(db),
    listPageMetadata(db, fixedPaths),
  ])
  const { site_name, site_description, default_ia, footer_live_counts, claims, identity } = settings
  // Where there are no advertisements, pages carry no word of them.
  const ad_publisher = settings.ad_publisher === '' ? undefined : settings.ad_publisher
  const site = { site_name, site_description, default_ia, footer_live_counts, claims, identity }
  return { ...site, ad_publisher, promptCount, gptCount, categories, pages }
}

/** Everything a visitor reads. Only items with statut `valide` ever leave it (R6). */
export const catalogueRouter = router({
  /** What the frame of every page shows. */
  site: publicProcedure.query(({ ctx }) => ctx.versioned('site', () => readSite(ctx.db))),

  pageMetadata: publicProcedure
    .input(z.strictObject({ route: pageRouteSchema }))
    .query(({ ctx, input }) => findPageMetadata(ctx.db, input.route)),

  popularPrompts: publicProcedure.query(({ ctx }) => listPopularPrompts(ctx.db, 4)),

  featuredGpts: publicProcedure.query(({ ctx }) => listFeaturedGpts(ctx.db, 2)),

  dailyPicks: publicProcedure.query(async ({ ctx }) => {
    const jour = dayInParis(ctx.now)
    const stored = await findStoredPicks(ctx.db, jour)
    if (stored.gpt && stored.prompt) return { jour, ...stored }
    const computed = await computePicks(ctx.db, jour)
    const picks = { gpt: stored.gpt ?? computed.gpt, prompt: stored.prompt ?? computed.prompt }
    ctx.defer(storePicks(ctx.db, jour, picks))
    return { jour, ...picks }
  }),

  categories: publicProcedure.query(({ ctx }) => listCategoryStats(ctx.db)),

  category: publicProcedure.input(bySlug).query(async ({ ctx, input }) => {
    const { categories } = await ctx.versioned('site', () => readSite(ctx.db))
    return getCategoryPage(ctx.db, categories, input.slug)
  }),

  prompts: publicProcedure
    .input(listInput.extend({ sort: z.enum(['recent', 'popular']) }))
    .query(async ({ ctx, input }) => {
      if (input.q !== undefined) await ctx.limit('search')
      return listPublicPrompts(ctx.db, input)
    }),

  prompt: publicProcedure.input(bySlug).query(async ({ ctx, input }) => {
    const [prompt, related] = await Promise.all([
      ctx.preview
        ? getPreviewPrompt(ctx.db, ctx.preview, input.slug)
        : getPublicPrompt(ctx.db, input.slug),
      listRelated(ctx.db, 'prompt', input.slug),
    ])
    return { ...prompt, related }
  }),

  promptText: publicProcedure
    .input(bySlug)
    .query(({ ctx, input }) => getPublicPromptText(ctx.db, input.slug)),

  conversations: publicProcedure
    .input(bySlug.extend({ kind: z.enum(['prompt', 'gpt']) }))
    .query(({ ctx, input }) => listConversations(ctx.db, input.kind, input.slug)),

  gpts: publicProcedure.input(listInput).query(async ({ ctx, input }) => {
    if (input.q !== undefined) await ctx.limit('search')
    return listPublicGpts(ctx.db, input)
  }),

  gpt: publicProcedure.input(bySlug).query(async ({ ctx, input }) => {
    const [{ description, ...gpt }, related] = await Promise.all([
      ctx.preview
        ? getPreviewGpt(ctx.db, ctx.preview, input.slug)
        : getPublicGpt(ctx.db, input.slug),
      listRelated(ctx.db, 'gpt', input.slug),
    ])
    // A destination may be thousands of characters long, and its page names it three times.
    const isShort = gpt.url_destination.length <= longestDestination
    return {
      ...gpt,
      url_destination: isShort || ctx.preview ? gpt.url_destination : launchPath(input.slug),
      description: markdownTree(description),
      related,
    }
  }),

  formerSlug: publicProcedure
    .input(bySlug.extend({ kind: z.enum(['prompt', 'gpt']) }))
    .query(({ ctx, input }) => findFormerSlug(ctx.db, input.kind, input.slug)),

  /** The present names of what a visitor was given a link to, renamed since or not. */
  itemsBySlug: publicProcedure
    .input(
      z
        .strictObject({ prompts: slugsInput, gpts: slugsInput })
        .refine(({ prompts, gpts }) => prompts.length + gpts.length <= selectionMaxItems),
    )
    .query(({ ctx, input }) => listItemsBySlug(ctx.db, input)),

  siteMap: publicProcedure.query(({ ctx }) => listSiteMap(ctx.db)),

  latest: publicProcedure.query(({ ctx }) => listNews(ctx.db)),
})
