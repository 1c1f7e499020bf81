import { z } from 'zod'

import { searchTypes } from '#shared/list-query.ts'
import { niveaux } from '#shared/niveau.ts'

import { searchItems, suggest } from '../services/search.ts'
import { router } from '../trpc/init.ts'
import { publicProcedure } from '../trpc/procedures.ts'
import { filterText } from './filter-text.ts'

/** The one search engine of the site: its page, its suggestions (R122, R229). */
export const searchRouter = router({
  results: publicProcedure
    .input(
      z.strictObject({
        q: filterText,
        type: z.enum(searchTypes).optional(),
        categorie: filterText.optional(),
        ia: filterText.optional(),
        niveau: z.enum(niveaux).optional(),
        page: z.int().min(1).max(999_999),
        exact: z.boolean(),
      }),
    )
    .query(({ ctx, input }) => searchItems(ctx.db, input)),

  suggestions: publicProcedure
    .input(z.strictObject({ q: filterText }))
    .query(({ ctx, input }) => suggest(ctx.db, input.q)),
})
