import { z } from 'zod'

import { redirectInputSchema } from '#shared/redirect.ts'
import { pageRouteSchema } from '#shared/seo-page.ts'

import {
  createRedirect,
  forgetMissingPage,
  listMissingPages,
  listRedirects,
  removeRedirect,
  updateRedirect,
} from '../../services/admin-redirects.ts'
import { router } from '../../trpc/init.ts'
import { adminProcedure } from '../../trpc/procedures.ts'

const redirectId = z.string().regex(/^[\w-]{1,64}$/)

/** Addresses that lead elsewhere, and those that lead nowhere. */
export const adminRedirectsRouter = router({
  list: adminProcedure('seo.manage').query(({ ctx }) => listRedirects(ctx.db)),

  missing: adminProcedure('seo.manage').query(({ ctx }) => listMissingPages(ctx.db)),

  create: adminProcedure('seo.manage')
    .input(redirectInputSchema)
    .mutation(({ ctx, input }) => createRedirect(ctx.db, ctx.actor, input)),

  update: adminProcedure('seo.manage')
    .input(z.strictObject({ id: redirectId, redirect: redirectInputSchema }))
    .mutation(async ({ ctx, input: { id, redirect } }) => {
      await updateRedirect(ctx.db, ctx.actor, { id, ...redirect })
      return {}
    }),

  remove: adminProcedure('seo.manage')
    .input(z.strictObject({ id: redirectId }))
    .mutation(({ ctx, input }) => removeRedirect(ctx.db, ctx.actor, input.id)),

  forget: adminProcedure('seo.manage')
    .input(z.strictObject({ chemin: pageRouteSchema }))
    .mutation(async ({ ctx, input }) => {
      await forgetMissingPage(ctx.db, ctx.actor, input.chemin)
      return {}
    }),
})
