import { z } from 'zod'

import { dayInParis } from '#shared/items/daily-pick.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { matchingJourneys } from '#shared/journeys/matching-journeys.ts'
import { type SearchType, searchTypes } from '#shared/lists/list-query.ts'
import { isCountedQuery } from '#shared/search/search-demand.ts'
import { splitWords } from '#shared/search/search-text.ts'
import { filterText } from '#worker/addresses/filter-text.ts'
import { costs } from '#worker/limits/costs.ts'
import { toJourneyLink } from '#worker/services/items/journeys.ts'
import { readJourneys } from '#worker/services/items/versioned-journeys.ts'
import { searchCatalogue } from '#worker/services/search/catalogue-search.ts'
import { countSearch } from '#worker/services/search/search-demand.ts'
import { listSearchedCategories, suggest } from '#worker/services/search/search-suggestions.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'
import { router } from '#worker/trpc/init.ts'
import { costlyProcedure } from '#worker/trpc/procedures.ts'

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
        async () => {
          const [engine, { default_ia: defaultIa }, journeys] = await Promise.all([
            ctx.searchEngine('visitors'),
            ctx.versioned('settings', () => getSiteSettings(ctx.db)),
            readJourneys(ctx),
          ])
          const { type, ...request } = input
          return {
            ...searchCatalogue(engine, { ...request, kind: kindOf(type), defaultIa }),
            journeys: matchingJourneys(journeys, input.q).map(toJourneyLink),
          }
        },
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
        async () => {
          const [engine, categories] = await Promise.all([
            ctx.searchEngine('visitors'),
            ctx.versioned('searchedCategories', () => listSearchedCategories(ctx.db)),
          ])
          return suggest(engine, categories, input.q)
        },
      )
    }),
})

const cachedSeconds = 30

const kindOf = (type: SearchType | undefined) =>
  type && ({ prompts: 'prompt', gpts: 'gpt' } as const)[type]

/** A search as it was typed; its filters and further pages are the same search again. */
const isFirstAsked = ({
  page,
  exact,
  q: _q,
  ...filters
}: {
  q: string
  page: number
  exact: boolean
  [filter: string]: unknown
}) => page === 1 && !exact && Object.values(filters).every((filter) => filter === undefined)
