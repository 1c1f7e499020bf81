import { z } from 'zod'

import { demandKey } from '#shared/search/search-demand.ts'
import {
  ignoreSearch,
  listFailedSearches,
  restoreSearch,
} from '#worker/services/search/failed-searches.ts'
import { router } from '#worker/trpc/init.ts'
import { adminProcedure } from '#worker/trpc/procedures.ts'

const countedQuery = z.strictObject({ requete: z.string().min(1).max(200).transform(demandKey) })

/** Searches of visitors that found nothing. */
export const adminSearchesRouter = router({
  failed: adminProcedure('content.others').query(({ ctx }) => listFailedSearches(ctx.db, ctx.now)),

  ignore: adminProcedure('content.others')
    .input(countedQuery)
    .mutation(async ({ ctx, input }) => {
      await ignoreSearch(ctx.db, ctx.actor, input.requete)
      return {}
    }),

  restore: adminProcedure('content.others')
    .input(countedQuery)
    .mutation(async ({ ctx, input }) => {
      await restoreSearch(ctx.db, ctx.actor, input.requete)
      return {}
    }),
})
