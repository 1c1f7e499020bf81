import { locateWords, searchWords } from '#shared/search/search-text.ts'
import type { SearchAnswer, SearchResult } from '#shared/search/search.ts'
import { stopWords } from '#shared/search/stems.ts'
import type { Database } from '#worker/database/db.ts'
import { getSiteSettings } from '#worker/services/site/site-settings.ts'

import { countChoices, filterSql, isFiltered, passes, type SearchFilters } from './filters.ts'
import { findItems } from './find.ts'
import { publicFacts } from './index-facts.ts'
import { correctWords, type Plan, planSearch } from './plan.ts'
import { readResults } from './result-rows.ts'
import type { SearchMemory } from './search-memory.ts'

export type SearchRequest = SearchFilters & { q: string; page: number; exact: boolean }

const pageSize = 20
const maxNear = 3

/** One page of what answers a query, the best first, and what filters would leave of it. */
export async function searchItems(
  db: Database,
  memory: SearchMemory,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { q, page, exact } = request
  const [{ default_ia: defaultIa }, plan] = await Promise.all([
    getSiteSettings(db),
    planSearch(publicFacts(db, memory), searchWords(q), { isExact: exact }),
  ])
  const every = await findItems(db, plan)
  const isNothing = every.isDoubtful || every.found.length === 0
  const answering = isNothing ? [] : every.found
  // What a filter leaves of more than is looked at is looked for by itself.
  const isFound = every.isCapped && isFiltered(request)
  const { found, isCapped } = isFound
    ? await findItems(db, plan, filterSql(request, defaultIa))
    : { ...every, found: answering.filter((one) => passes(one, request, defaultIa)) }
  const first = pageSize * (page - 1)
  const shown = isNothing ? every.found.slice(0, maxNear) : found.slice(first, first + pageSize)
  const results = await readResults(db, shown, plan.concepts)
  return {
    items: isNothing ? [] : results,
    near: isNothing ? results : [],
    total: found.length,
    unfiltered: answering.length,
    isCapped: !isNothing && isCapped,
    page,
    pageSize,
    corrected: isNothing ? null : spellCorrected(plan, searchWords(q), results),
    unexplained: plan.unexplained,
    counts: countChoices(answering, request, defaultIa),
  }
}

/** The query with the words that it was corrected to, as the texts found write them. */
function spellCorrected(
  { corrections }: Plan,
  words: string[],
  results: SearchResult[],
): string | null {
  if (corrections.length === 0) return null
  const texts = results.flatMap(({ title, description, tags }) => [title, description, ...tags])
  const written = new Map(
    texts.flatMap((text) =>
      locateWords(text).map(({ word, start, end }) => [word, text.slice(start, end).toLowerCase()]),
    ),
  )
  return correctWords(words, corrections, (word) => written.has(word))
    .map((word, index) => (word === words[index] ? word : (written.get(word) ?? word)))
    .join(' ')
}

/**
 * Words of a query, in its order, as whoever typed it wrote them, each once and with the signs of its name:
 * «C++», «NEAR()», «#hashtag».
 */
export function asTyped(q: string, expressions: string[]): string[] {
  const located = locateWords(q)
  const telling = located.filter(({ word }) => !stopWords.has(word))
  let from = 0
  const typed = expressions.map((expression) => {
    const words = expression.split(' ')
    // An expression of several words has no stop word, and may have been typed with one.
    const among = words.length > 1 ? telling : located
    const at = among.findIndex(
      ({ start }, index) =>
        start >= from && words.every((word, step) => among[index + step]?.word === word),
    )
    const first = among[at]
    const last = among[at + words.length - 1]
    if (!first || !last) return expression
    from = last.end
    const before = signsBefore.exec(q.slice(0, first.start))?.[0] ?? ''
    const after = signsAfter.exec(q.slice(last.end))?.[0] ?? ''
    return before + q.slice(first.start, last.end) + after
  })
  return [...new Set(typed)]
}

const signsBefore = /(?<!\S)[#@.$]$/
const signsAfter = /^(?:\(\)|[+#]+)/
