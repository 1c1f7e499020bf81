import { z } from 'zod'

import { fixedPageDefault, fixedPaths } from '#shared/page-metadata.ts'
import { cockpitQuerySchema, seoPageChangesSchema } from '#shared/seo-cockpit.ts'
import { seoPageInputSchema } from '#shared/seo-page.ts'
import { slugSchema } from '#shared/slug.ts'

import {
  createSeoPage,
  listConfiguredPages,
  removeSeoPage,
  updateSeoPage,
} from '../../services/admin-seo-pages.ts'
import { countCockpitUrls, exportCockpitUrls, listCockpitUrls } from '../../services/seo-cockpit.ts'
import { changeSeoPages } from '../../services/seo-page-changes.ts'
import { getSiteSettings } from '../../services/site-settings.ts'
import { router } from '../../trpc/init.ts'
import { adminProcedure } from '../../trpc/procedures.ts'
import { rowId } from '../../trpc/row-id.ts'

const exportPlace = z.strictObject({
  kind: z.enum(['prompt', 'gpt']),
  after: slugSchema.or(z.literal('')),
})

/** Titles and descriptions of pages, in place of their defaults. */
export const adminSeoPagesRouter = router({
  list: adminProcedure('seo.manage').query(async ({ ctx }) => {
    const [configured, { site_description }] = await Promise.all([
      listConfiguredPages(ctx.db),
      getSiteSettings(ctx.db),
    ])
    const routes = new Set(configured.map(({ page_route }) => page_route))
    const defaults = fixedPaths.map((route) => {
      const { title, description } = fixedPageDefault(route, site_description)
      return {
        route,
        meta_title: title,
        meta_description: description,
        configured: routes.has(route),
      }
    })
    return { configured, defaults }
  }),

  cockpit: adminProcedure('seo.manage')
    .input(cockpitQuerySchema)
    .query(({ ctx, input }) => listCockpitUrls(ctx.db, ctx.siteOrigin, input)),

  cockpitCounts: adminProcedure('seo.manage').query(({ ctx }) =>
    countCockpitUrls(ctx.db, ctx.siteOrigin),
  ),

  cockpitExport: adminProcedure('seo.manage')
    .input(z.strictObject({ from: exportPlace.nullable() }))
    .query(({ ctx, input }) => exportCockpitUrls(ctx.db, ctx.siteOrigin, input.from)),

  /** Several configurations at once, or none of them; what it gives back is what undoing it reads. */
  change: adminProcedure('seo.manage')
    .input(seoPageChangesSchema)
    .mutation(({ ctx, input }) => changeSeoPages(ctx.db, ctx.actor, input.changes)),

  create: adminProcedure('seo.manage')
    .input(seoPageInputSchema.strict())
    .mutation(({ ctx, input }) => createSeoPage(ctx.db, ctx.actor, input)),

  update: adminProcedure('seo.manage')
    .input(seoPageInputSchema.extend({ id: rowId, updated_at: z.iso.datetime() }).strict())
    .mutation(({ ctx, input }) => updateSeoPage(ctx.db, ctx.actor, input)),

  remove: adminProcedure('seo.manage')
    .input(z.strictObject({ id: rowId }))
    .mutation(async ({ ctx, input }) => {
      await removeSeoPage(ctx.db, ctx.actor, input.id)
      return {}
    }),
})
