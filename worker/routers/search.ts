import { z } from 'zod'

import { dayInParis } from '#shared/items/daily-pick.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { searchTypes } from '#shared/lists/list-query.ts'
import { isCountedQuery } from '#shared/search/search-demand.ts'
import { splitWords } from '#shared/search/search-text.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { costs } from '#worker/limits/costs.ts'
import { countSearch } from '#worker/services/search/search-demand.ts'
import { suggest } from '#worker/services/search/search-suggestions.ts'
import { searchCatalogue, type SearchRequest } from '#worker/services/search/search.ts'
import { router } from '#worker/trpc/init.ts'
import { costlyProcedure } from '#worker/trpc/procedures.ts'
import { searchMemoryOf } from '#worker/trpc/search-memory.ts'

/** The one search engine of the site: its page, its suggestions. */
export const searchRouter = router({
  results: costlyProcedure(costs.search)
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
      const answer = await ctx.cached(
        { name: 'search.results', input: { ...input, q: input.q.trim() } },
        cachedSeconds,
        async () => searchCatalogue(ctx.db, await searchMemoryOf(ctx), input),
      )
      if (isFirstAsked(input) && isCountedQuery(input.q)) {
        const search = { q: input.q, resultats: answer.total }
        ctx.defer(countSearch(ctx.db, dayInParis(ctx.now), search))
      }
      return answer
    }),

  suggestions: costlyProcedure(costs.suggestions)
    .input(z.strictObject({ q: filterText }))
    .query(({ ctx, input }) => {
      const words = splitWords(input.q).join(' ')
      return ctx.cached(
        { name: 'search.suggestions', input: { words, isWhole: /\s$/.test(input.q) } },
        cachedSeconds,
        async () => suggest(ctx.db, await searchMemoryOf(ctx), input.q),
      )
    }),
})

const cachedSeconds = 30

/** A search as it was typed; its filters and further pages are the same search again. */
const isFirstAsked = ({ type, categorie, ia, niveau, page, exact }: SearchRequest) =>
  page === 1 && !exact && [type, categorie, ia, niveau].every((filter) => filter === undefined)
