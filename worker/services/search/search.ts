import { locateWords } from '#shared/search/search-text.ts'
import type { SearchAnswer, SearchResult } from '#shared/search/search.ts'
import type { Database } from '#worker/database/db.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

import { countChoices, filterSql, passes, type SearchFilters } from './filters.ts'
import { publicFacts } from './index-facts.ts'
import { correctWords, type Plan, planSearch } from './plan.ts'
import { readResults } from './result-rows.ts'
import { findItems } from './score.ts'
import type { SearchMemory } from './search-memory.ts'

export type SearchRequest = SearchFilters & { q: string; page: number; exact: boolean }

const pageSize = 20
const maxNear = 3

/** One page of what answers a query, the best first, and what filters would leave of it. */
export async function searchCatalogue(
  db: Database,
  memory: SearchMemory,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { q, page, exact } = request
  const [{ default_ia: defaultIa }, plan] = await Promise.all([
    getSiteSettings(db),
    planSearch(publicFacts(db, memory), q, { isExact: exact }),
  ])
  const every = await findItems(db, plan)
  const isNothing = every.isDoubtful || every.found.length === 0
  const answering = isNothing ? [] : every.found
  // What a filter leaves of more than is looked at is looked for by itself.
  const filter = every.isCapped ? filterSql(request, defaultIa) : undefined
  const { found, isCapped } = filter
    ? await findItems(db, plan, filter)
    : { ...every, found: answering.filter((one) => passes(one, request, defaultIa)) }
  const first = pageSize * (page - 1)
  const shown = isNothing ? every.found.slice(0, maxNear) : found.slice(first, first + pageSize)
  const results = await readResults(db, shown, plan.concepts, memory.categories)
  return {
    items: isNothing ? [] : results,
    near: isNothing ? results : [],
    total: found.length,
    unfiltered: answering.length,
    isCapped: !isNothing && isCapped,
    page,
    pageSize,
    corrected: isNothing ? null : spellCorrected(plan, q, results),
    unexplained: plan.unexplained,
    counts: countChoices(answering, request, defaultIa),
  }
}

/** The query with the words that it was corrected to, as the texts found write them. */
function spellCorrected(plan: Plan, q: string, results: SearchResult[]): string | null {
  // Most queries have nothing to correct, and texts take long to read.
  if (plan.concepts.every(({ near }) => near.length === 0)) return null
  const texts = results.flatMap(({ title, description, tags }) => [title, description, ...tags])
  const written = new Map(
    texts.flatMap((text) =>
      locateWords(text).map(({ word, start, end }) => [word, text.slice(start, end).toLowerCase()]),
    ),
  )
  return correctWords(plan, q, (near) => {
    const word = near.find((one) => written.has(one)) ?? near[0] ?? ''
    return written.get(word) ?? word
  })
}
