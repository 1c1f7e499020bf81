import { z } from 'zod'

import { dayInParis } from '#shared/daily-pick.ts'
import { searchTypes } from '#shared/list-query.ts'
import { niveaux } from '#shared/niveau.ts'
import { isCountedQuery } from '#shared/search-demand.ts'
import { searchWords } from '#shared/search-text.ts'

import { countSearch } from '../services/search-demand.ts'
import { suggest } from '../services/search-suggestions.ts'
import { searchItems, type SearchRequest } from '../services/search.ts'
import { filterText } from '../trpc/filter-text.ts'
import { router } from '../trpc/init.ts'
import { limitedProcedure } from '../trpc/procedures.ts'

/** The one search engine of the site: its page, its suggestions. */
export const searchRouter = router({
  results: limitedProcedure('search')
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
    .query(async ({ ctx, input }) => {
      const words = searchWords(input.q).join(' ')
      const answer = await ctx.cached(
        { name: 'search.results', input: { ...input, q: words } },
        keptSeconds,
        () => searchItems(ctx.db, input),
      )
      if (isFirstAsked(input) && isCountedQuery(input.q)) {
        const search = { q: input.q, resultats: answer.total }
        ctx.defer(countSearch(ctx.db, dayInParis(ctx.now), search))
      }
      return answer
    }),

  suggestions: limitedProcedure('suggestions')
    .input(z.strictObject({ q: filterText }))
    .query(({ ctx, input }) => {
      const words = searchWords(input.q).join(' ')
      return ctx.cached({ name: 'search.suggestions', input: { words } }, keptSeconds, () =>
        suggest(ctx.db, input.q),
      )
    }),
})

const keptSeconds = 30

/** A search as it was typed; its filters and further pages are the same search again. */
const isFirstAsked = ({ type, categorie, ia, niveau, page, exact }: SearchRequest) =>
  page === 1 && !exact && [type, categorie, ia, niveau].every((filter) => filter === undefined)
