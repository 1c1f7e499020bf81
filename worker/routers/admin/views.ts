import { z } from 'zod'

import { newViewSchema, savedViewSchema, viewInputSchema } from '#shared/admin/saved-view.ts'
import {
  createView,
  listViews,
  removeView,
  restoreView,
  updateView,
} from '#worker/services/tables/saved-views.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

import { byId, wellFormed } from './content-inputs.ts'

const procedure = adminProcedure('content.read')

/** Tables as each person saved them: theirs alone, so no line of the journal tells of them. */
export const adminViewsRouter = router({
  list: procedure
    .input(z.strictObject({ kind: savedViewSchema.shape.kind }))
    .query(({ ctx, input }) => listViews(ctx.db, ctx.actor, input.kind)),

  create: procedure
    .input(newViewSchema.overwrite(wellFormed))
    .mutation(({ ctx, input }) => createView(ctx.db, ctx.actor, input)),

  restore: procedure
    .input(savedViewSchema.overwrite(wellFormed))
    .mutation(({ ctx, input }) => restoreView(ctx.db, ctx.actor, input)),

  update: procedure
    .input(viewInputSchema.partial().extend({ id: byId.shape.id }).overwrite(wellFormed))
    .mutation(({ ctx, input }) => updateView(ctx.db, ctx.actor, input)),

  remove: procedure
    .input(byId)
    .mutation(({ ctx, input }) => removeView(ctx.db, ctx.actor, input.id)),
})
