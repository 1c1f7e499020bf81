import { TRPCError } from '@trpc/server'
import { z } from 'zod'

import {
  passagesSchema,
  type RedirectInput,
  redirectInputSchema,
} from '#shared/addresses/redirect.ts'
import { pageRouteSchema } from '#shared/pages/seo-page.ts'
import {
  createRedirect,
  forgetMissingPage,
  listMissingPages,
  listRedirects,
  removeRedirect,
  updateRedirect,
} from '#worker/services/seo/admin-redirects.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { rowId } from '#worker/trpc/row-id.ts'

/** What was typed: it is read once it is known which addresses are the site's own. */
const typedRedirect = z.strictObject({
  source: z.string().max(2000),
  destination: z.string().max(2000),
})

/** Addresses that lead elsewhere, and those that lead nowhere. */
export const adminRedirectsRouter = router({
  list: adminProcedure('seo.manage').query(({ ctx }) => listRedirects(ctx.db)),

  missing: adminProcedure('seo.manage').query(({ ctx }) => listMissingPages(ctx.db)),

  create: adminProcedure('seo.manage')
    .input(typedRedirect)
    .mutation(({ ctx, input }) =>
      createRedirect(ctx.db, ctx.actor, readRedirect(ctx.siteOrigin, input)),
    ),

  /** Takes a removal back. */
  restore: adminProcedure('seo.manage')
    .input(typedRedirect.extend(passagesSchema.shape))
    .mutation(({ ctx, input: { passages, dernier_passage, ...typed } }) => {
      const counted = { passages, dernier_passage }
      return createRedirect(ctx.db, ctx.actor, readRedirect(ctx.siteOrigin, typed), counted)
    }),

  update: adminProcedure('seo.manage')
    .input(z.strictObject({ id: rowId, lu: typedRedirect, redirect: typedRedirect }))
    .mutation(async ({ ctx, input: { id, lu, redirect } }) => {
      const read = readRedirect(ctx.siteOrigin, redirect)
      await updateRedirect(ctx.db, ctx.actor, { id, lu, ...read })
      return {}
    }),

  remove: adminProcedure('seo.manage')
    .input(z.strictObject({ id: rowId }))
    .mutation(({ ctx, input }) => removeRedirect(ctx.db, ctx.actor, input.id)),

  forget: adminProcedure('seo.manage')
    .input(z.strictObject({ chemin: pageRouteSchema }))
    .mutation(async ({ ctx, input }) => {
      await forgetMissingPage(ctx.db, ctx.actor, input.chemin)
      return {}
    }),
})

function readRedirect(siteOrigin: string, typed: RedirectInput): RedirectInput {
  const { data, error } = redirectInputSchema(siteOrigin).safeParse(typed)
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error })
  return data
}
