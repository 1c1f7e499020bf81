import { z } from 'zod'

import { readFilter, readSearch } from '#shared/admin/filter-address.ts'
import {
  commonViews,
  newViewSchema,
  savedViewSchema,
  viewInputSchema,
} from '#shared/admin/saved-view.ts'
import { storableTexts } from '#shared/text/control-characters.ts'
import { costs } from '#worker/limits/costs.ts'
import {
  createView,
  listViews,
  removeView,
  restoreView,
  updateView,
} from '#worker/services/tables/saved-views.ts'
import { countViews } from '#worker/services/tables/view-counts.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'
import { storable } from '#worker/trpc/storable.ts'

import { byId, withText } from './content-inputs.ts'

const procedure = adminProcedure('content.read')
const oneKind = z.strictObject({ kind: savedViewSchema.shape.kind })

/** Tables as each person saved them: theirs alone, so no line of the journal tells of them. */
export const adminViewsRouter = router({
  list: procedure
    .input(oneKind)
    .query(({ ctx, input }) => listViews(ctx.db, ctx.actor, input.kind)),

  /** How many items each view shows, by what its address says. */
  counts: adminProcedure('content.read', costs.listSearch)
    .input(oneKind)
    .query(async ({ ctx, input: { kind } }) => {
      const saved = await listViews(ctx.db, ctx.actor, kind)
      const requetes = [...new Set([...commonViews, ...saved].map(({ requete }) => requete))]
      const filters = await Promise.all(
        requetes.map((requete) => {
          const query = Object.fromEntries(new URLSearchParams(requete))
          return withText(ctx, storableTexts({ ...readFilter(query), q: readSearch(query['q']) }))
        }),
      )
      const counts = await countViews(ctx.db, ctx.actor, kind, filters)
      return Object.fromEntries(requetes.map((requete, place) => [requete, counts[place] ?? 0]))
    }),

  create: procedure
    .input(storable(newViewSchema))
    .mutation(({ ctx, input }) => createView(ctx.db, ctx.actor, input)),

  restore: procedure
    .input(storable(savedViewSchema))
    .mutation(({ ctx, input }) => restoreView(ctx.db, ctx.actor, input)),

  update: procedure
    .input(
      storable(
        viewInputSchema
          .partial()
          .extend({ id: byId.shape.id, lu: viewInputSchema.shape.requete.optional() }),
      ),
    )
    .mutation(({ ctx, input }) => updateView(ctx.db, ctx.actor, input)),

  remove: procedure
    .input(byId)
    .mutation(({ ctx, input }) => removeView(ctx.db, ctx.actor, input.id)),
})
