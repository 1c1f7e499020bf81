import type {
  SearchTrial,
  TriedExpression,
  TriedSearch,
  TriedTerm,
} from '#shared/admin/search-trial.ts'
import type { SearchAnswer, SearchResult } from '#shared/search/search.ts'
import { stem, stemsOf } from '#shared/search/stems.ts'
import type { WordGroup } from '#shared/search/word-group.ts'
import type { Database } from '#worker/database/db.ts'

import { type CatalogueEngine, searchCatalogue } from './catalogue-search.ts'
import { createEngine } from './engine/engine.ts'
import { compileGroup, loadVocabulary } from './engine/vocabulary.ts'
import { listGroups } from './vocabulary.ts'

/** A group that is not stored, instead of the stored one of that id or as a further one. */
type TriedGroup = { id: string | null; groupe: WordGroup; q: string }

/** Searches with the stored vocabulary, and with a group changed or added. Stores nothing. */
export async function tryGroup(
  db: Database,
  engine: CatalogueEngine,
  { id, groupe, q }: TriedGroup,
): Promise<SearchTrial> {
  const { index, vocabulary } = engine
  const others = vocabulary.groups.filter((group) => group.id !== id)
  const tried = createEngine(
    index,
    loadVocabulary([...others, compileGroup({ id: id ?? '', ...groupe })]),
  )
  const request = { q, page: 1, exact: false, defaultIa: '' }
  return {
    today: toTried(searchCatalogue(engine, request)),
    tried: toTried(searchCatalogue(tried, request)),
    terms: explainTerms(tried, [groupe, ...(await listGroups(db))], q),
  }
}

const toTried = ({
  items,
  alternatives,
  total,
  about,
  corrected,
  absence,
}: SearchAnswer): TriedSearch => ({
  items: items.map(toLine),
  alternatives: alternatives.map(toLine),
  // The page counts no mentions if an item is about the query.
  total: about > 0 ? about : total,
  corrected,
  absence: absence?.message ?? null,
})

const toLine = ({ id, type, slug, title }: SearchResult) => ({ id, type, slug, title })

/** The terms that a query is read as, with the expressions that find items. */
function explainTerms(
  { index, search }: CatalogueEngine,
  groups: readonly WordGroup[],
  q: string,
): TriedTerm[] {
  const expressions = groups.flatMap(({ termes, larges }) => [...termes, ...larges])
  // The first one stands for expressions with the same stems.
  const texts = new Map(
    [...expressions, ...index.headWords]
      .toReversed()
      .map((text) => [stemsOf(text).join(' '), text] as const),
  )
  return search(q).terms.map(({ words, text, isNoise, absence, expansions }) => {
    const own = words.map(stem).join(' ')
    return {
      words: text,
      isNoise,
      isAbsent: absence !== undefined,
      expressions: expansions.map(({ stems, kind, rank, matches }): TriedExpression => {
        const key = stems.join(' ')
        return {
          text: key === own ? text : (texts.get(key) ?? key),
          kind,
          rank,
          items: matches.items.length,
        }
      }),
    }
  })
}
