import { locateWords } from '#shared/search/search-text.ts'
import type {
  FilterCounts,
  OptionCount,
  SearchAnswer,
  SearchResult,
} from '#shared/search/search.ts'

import type { Answer, Engine } from './engine/engine.ts'
import { countFacets, type Filters, passesFilters } from './engine/filters.ts'
import { type Hit, isAbout, isCallNumberHit } from './engine/rank.ts'
import { createMatchExplainer } from './explain-match.ts'
import type { SearchCard } from './search-records.ts'

export type CatalogueEngine = Engine<SearchCard>

export type SearchRequest = Filters & {
  q: string
  page: number
  /** Takes the query as it is typed, without corrections. */
  exact: boolean
  /** The assistant of items that name none. */
  defaultIa: string
}

const pageSize = 20
const maxAlternatives = 3

/** One page of the items that answer a query, best first, and what each filter would leave of them. */
export function searchCatalogue(engine: CatalogueEngine, request: SearchRequest): SearchAnswer {
  const { q, page, exact, defaultIa } = request
  const answer = engine.search(q, { isExact: exact })
  const toResult = resultMaker(engine, answer, defaultIa)
  const { terms, isAnswered } = answer
  const absence = isAnswered ? undefined : terms.find((term) => term.absence)?.absence
  // A query that is not answered still lists the items that hold its words, as mentions.
  const answering = answer.hits.filter(
    ({ hasEveryWord }) => isAnswered || (hasEveryWord && !absence),
  )
  // The page counts what is about the query, and mentions only where there is nothing else (decision D115).
  const about = isAnswered ? answering.filter(isAbout) : []
  const counted = about.length > 0 ? about : answering
  const itemsOf = (hits: readonly Hit[]) =>
    hits.flatMap(({ item }) => engine.index.items[item] ?? [])
  const left = answering.filter(({ item: number }) => {
    const item = engine.index.items[number]
    return item !== undefined && passesFilters(item, request, defaultIa)
  })
  const items = left.slice(pageSize * (page - 1), pageSize * page).flatMap(toResult)
  return {
    items,
    alternatives:
      answering.length > 0 ? [] : answer.hits.slice(0, maxAlternatives).flatMap(toResult),
    total: left.length,
    about: isAnswered ? left.filter(isAbout).length : 0,
    unfiltered: answering.length,
    page,
    pageSize,
    corrected: isAnswered ? correctQuery(answer, q, items) : null,
    unexplained: unexplainedWords(answer),
    absence: absence ?? null,
    counts: toCounts(countFacets(itemsOf(counted), request, defaultIa)),
  }
}

/** Words of the query that match nothing. A call number is no words. */
function unexplainedWords({ terms, hits: [best] }: Answer): string[] {
  if (best && isCallNumberHit(best)) return []
  const texts = terms.flatMap(({ expansions, isNoise, text }) =>
    expansions.length === 0 && !isNoise ? [text] : [],
  )
  return [...new Set(texts)]
}

/** Makes the result of a hit, with the place where it matches. */
export function resultMaker(
  { index }: CatalogueEngine,
  { terms }: Answer,
  defaultIa: string,
): (hit: Hit) => SearchResult[] {
  const explain = createMatchExplainer(terms)
  return ({ item: number, score, isInBodyAlone }) => {
    const item = index.items[number]
    if (!item) return []
    const { queries: _queries, ...card } = item.card
    return [{ ...card, ia: item.ia || defaultIa, score, match: explain(item.card, isInBodyAlone) }]
  }
}

/** The query with its misspelled words replaced, in the spelling of the results. Null if there are none. */
function correctQuery({ terms }: Answer, q: string, results: readonly SearchResult[]) {
  const corrections = new Map(
    terms.flatMap(({ words: [word = ''], corrections: [first] }) =>
      first === undefined ? [] : [[word, first] as const],
    ),
  )
  if (corrections.size === 0) return null
  const written = new Map(
    results
      .flatMap(({ title, description, tags }) => [title, description, ...tags])
      .flatMap((text) =>
        locateWords(text).map(
          ({ word, start, end }) => [word, text.slice(start, end).toLowerCase()] as const,
        ),
      ),
  )
  let end = 0
  const parts = locateWords(q).map((typed) => {
    const correction = corrections.get(typed.word)
    const before = q.slice(end, typed.start)
    end = typed.end
    return (
      before +
      (correction === undefined
        ? q.slice(typed.start, end)
        : (written.get(correction) ?? correction))
    )
  })
  return parts.join('') + q.slice(end)
}

const toCounts = ({ kind, ...counts }: ReturnType<typeof countFacets>): FilterCounts => {
  const [prompt, gpt] = [kind.get('prompt') ?? 0, kind.get('gpt') ?? 0]
  return {
    type: { all: prompt + gpt, prompt, gpt },
    categorie: byCount(counts.categorie),
    ia: byCount(counts.ia),
    niveau: byCount(counts.niveau),
  }
}

const byCount = (counts: ReadonlyMap<string, number>): OptionCount[] =>
  Array.from(counts, ([value, count]) => ({ value, count })).toSorted(
    (a, b) => b.count - a.count || a.value.localeCompare(b.value, 'fr'),
  )
