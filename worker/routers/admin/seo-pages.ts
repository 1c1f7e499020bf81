import { z } from 'zod'

import { cockpitQuerySchema, seoPageChangesSchema } from '#shared/admin/seo-cockpit.ts'
import { itemKinds } from '#shared/items/cote.ts'
import { fixedPageDefault } from '#shared/pages/fixed-page-default.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import { seoPageInputSchema } from '#shared/pages/seo-page.ts'
import { instantSchema } from '#shared/text/instant.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { costs } from '#worker/limits/costs.ts'
import { listRecordRevisions } from '#worker/services/journal/record-revisions.ts'
import {
  createSeoPage,
  listConfiguredPages,
  removeSeoPage,
  updateSeoPage,
} from '#worker/services/seo/admin-seo-pages.ts'
import { readItemSeo } from '#worker/services/seo/item-seo.ts'
import {
  countCockpitUrls,
  exportCockpitUrls,
  listCockpitUrls,
} from '#worker/services/seo/seo-cockpit.ts'
import { changeSeoPages } from '#worker/services/seo/seo-page-changes.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

const exportPlace = z.strictObject({
  kind: z.enum(itemKinds),
  after: slugSchema.or(z.literal('')),
})

/** Titles and descriptions of pages, in place of their defaults. */
export const adminSeoPagesRouter = router({
  list: adminProcedure('seo.manage').query(async ({ ctx }) => {
    const [configured, settings] = await Promise.all([
      listConfiguredPages(ctx.db),
      getSiteSettings(ctx.db),
    ])
    const routes = new Set(configured.map(({ page_route }) => page_route))
    const defaults = fixedPaths.map((route) => {
      const { title, description } = fixedPageDefault(route, settings)
      return {
        route,
        meta_title: title,
        meta_description: description,
        configured: routes.has(route),
      }
    })
    return { configured, defaults }
  }),

  /** The own texts of the page of an item, and the addresses that lead to it. */
  ofItem: adminProcedure('seo.manage')
    .input(z.strictObject({ kind: z.enum(itemKinds), id: rowId }))
    .query(({ ctx, input }) => readItemSeo(ctx.db, input.kind, input.id)),

  cockpit: adminProcedure('seo.manage', costs.analysis)
    .input(cockpitQuerySchema)
    .query(({ ctx, input }) => listCockpitUrls(ctx.db, ctx.siteOrigin, input)),

  cockpitCounts: adminProcedure('seo.manage', costs.analysis).query(({ ctx }) =>
    countCockpitUrls(ctx.db, ctx.siteOrigin),
  ),

  cockpitExport: adminProcedure('seo.manage', costs.analysis)
    .input(z.strictObject({ from: exportPlace.nullable() }))
    .query(({ ctx, input }) => exportCockpitUrls(ctx.db, ctx.siteOrigin, input.from)),

  /** Several configurations at once, or none of them; what it gives back is what undoing it reads. */
  change: adminProcedure('seo.manage', costs.publish)
    .input(seoPageChangesSchema)
    .mutation(({ ctx, input }) => changeSeoPages(ctx.db, ctx.actor, input.changes)),

  revisions: adminProcedure('seo.manage')
    .input(z.strictObject({ id: rowId }))
    .query(({ ctx, input }) => listRecordRevisions(ctx.db, 'seo_pages_config', input.id)),

  create: adminProcedure('seo.manage', costs.publish)
    .input(seoPageInputSchema.strict())
    .mutation(({ ctx, input }) => createSeoPage(ctx.db, ctx.actor, input)),

  update: adminProcedure('seo.manage', costs.publish)
    .input(seoPageInputSchema.extend({ id: rowId, updated_at: instantSchema }).strict())
    .mutation(({ ctx, input }) => updateSeoPage(ctx.db, ctx.actor, input)),

  remove: adminProcedure('seo.manage', costs.publish)
    .input(z.strictObject({ id: rowId }))
    .mutation(({ ctx, input }) => removeSeoPage(ctx.db, ctx.actor, input.id)),
})
