import { searchWords } from '#shared/search/search-text.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { isSearched, type ReferenceItem, searchReference } from '#tests/support/search-reference.ts'
import type { Database } from '#worker/database/db.ts'

import type { RandomQuery } from './random-query.ts'

/** How many pages of an answer are read: all of a small catalogue. */
const maxPages = 3

/**
 * What the engine answers against the rules, null when nothing. What the rules find comes first, in
 * their order; only other ways to put the query may add to it, and only where nothing answers may
 * the query be corrected.
 */
export async function disagreement(
  db: Database,
  catalogue: ReferenceItem[],
  query: RandomQuery,
): Promise<string | null> {
  const { found, total, pageSize, corrected } = await askPages(db, query)
  const asked = { ...query, q: query.q.toWellFormed() }
  const answer = searchReference(catalogue, asked)
  const expected = answer.slice(0, maxPages * pageSize)
  const isAnswered = searchReference(catalogue, { q: asked.q }).length > 0
  const allowed = new Set(
    catalogue.filter((item) => isSearched(item, asked)).map(({ slug }) => slug),
  )

  const complaints = [
    found.length === Math.min(total, maxPages * pageSize) ? [] : [`${total} announced`],
    new Set(found.map(({ slug }) => slug)).size === found.length ? [] : ['one item twice'],
    found.every(({ slug }) => allowed.has(slug)) ? [] : ['an item that was not asked for'],
    isAnswered && corrected !== null ? [`corrected to ${corrected}`] : [],
    isAnswered && !beginsWith(found, expected) ? ['not what comes first'] : [],
    isAnswered && total < answer.length ? ['too few'] : [],
    total > answer.length && !mayHaveMore(asked, isAnswered) ? ['too many'] : [],
  ].flat()
  if (complaints.length === 0) return null
  return [
    `${complaints.join(', ')} for ${JSON.stringify(query)}`,
    `expected ${expected.map(({ slug, tier, score }) => `${slug} (${tier}, ${score})`).join(', ')}`,
    `found    ${found.map(({ slug, score }) => `${slug} (${score})`).join(', ')}`,
    ...misplaced(catalogue, expected, found).map(
      ({ slug, title, description, longText, labels, ranking, statut }) =>
        JSON.stringify({ slug, title, description, longText, labels, ranking, statut }),
    ),
  ].join('\n')
}

async function askPages(db: Database, query: RandomQuery) {
  const { search } = asVisitor(db)
  const first = await search.results({ ...query, page: 1 })
  const pageCount = Math.min(Math.ceil(first.total / first.pageSize), maxPages)
  const others = await Promise.all(
    Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) =>
      search.results({ ...query, page: index + 2 }),
    ),
  )
  const found = [first, ...others].flatMap((page) => page.items)
  return { ...first, found }
}

type Scored = { slug: string; score: number }

const beginsWith = (found: Scored[], expected: Scored[]) =>
  expected.every(
    ({ slug, score }, place) => found[place]?.slug === slug && found[place].score === score,
  )

/** The items that are not where they should be. */
const misplaced = (catalogue: ReferenceItem[], expected: Scored[], found: Scored[]) =>
  catalogue.filter(({ slug }) => {
    const place = expected.findIndex((item) => item.slug === slug)
    return (
      place !== found.findIndex((item) => item.slug === slug) ||
      expected[place]?.score !== found[place]?.score
    )
  })

/** Whether other words may be searched too: a word that lost its apostrophe, or a correction. */
function mayHaveMore({ q, exact }: RandomQuery, isAnswered: boolean): boolean {
  const words = searchWords(q)
  return (
    words.some((word) => /^(?:qu|[cdjlmnst])[aeiouyh]../u.test(word)) ||
    (words.length > 0 && !isAnswered && !exact)
  )
}
