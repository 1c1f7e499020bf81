import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import type {
  SearchTrial,
  TriedConcept,
  TriedExpression,
  TriedSearch,
} from '#shared/admin/search-trial.ts'
import type { WordGroup } from '#shared/search/dictionary.ts'
import type { SearchAnswer, SearchResult } from '#shared/search/search.ts'
import { stem, stemsOf } from '#shared/search/stems.ts'
import type { Database } from '#worker/database/db.ts'

import { publicFacts } from './index-facts.ts'
import { planSearch, runMatch } from './plan.ts'
import { memoryOf, type SearchMemory } from './search-memory.ts'
import { searchCatalogue } from './search.ts'
import { listGroups } from './vocabulary.ts'

type TriedGroup = { id: string | null; groupe: WordGroup; q: string }

/** Searches with the stored groups, and with one of them replaced or one more. Nothing is stored. */
export async function tryGroup(db: Database, { id, groupe, q }: TriedGroup): Promise<SearchTrial> {
  const [stored, categories] = await Promise.all([listGroups(db), readCategoryFacts(db)])
  const isStored = stored.some((group) => group.id === id)
  const groups = isStored
    ? stored.map((group) => (group.id === id ? groupe : group))
    : [...stored, groupe]
  const request = { q, page: 1, exact: false }
  const memory = memoryOf(groups, categories)
  const [today, tried] = await Promise.all([
    searchCatalogue(db, memoryOf(stored, categories), request),
    searchCatalogue(db, memory, request),
  ])
  return {
    today: toTried(today),
    tried: toTried(tried),
    concepts: await understand(db, memory, groups, q),
  }
}

const toTried = ({ items, near, total, isCapped, corrected }: SearchAnswer): TriedSearch => ({
  items: items.map(toLine),
  near: near.map(toLine),
  total,
  isCapped,
  corrected,
})

const toLine = ({ id, type, slug, title }: SearchResult) => ({ id, type, slug, title })

/** What a query asks for, with the expressions by which items are found. */
async function understand(
  db: Database,
  memory: SearchMemory,
  groups: WordGroup[],
  q: string,
): Promise<TriedConcept[]> {
  const facts = publicFacts(db, memory)
  const { concepts } = await planSearch(facts, q)
  const expressions = concepts.flatMap((concept) =>
    concept.ways.flatMap((way) =>
      way.runs.map((run) => {
        const match = runMatch(concept, way, run)
        return { concept, way, key: run.join(' '), match }
      }),
    ),
  )
  const [counts, ...known] = await Promise.all([
    facts.countItems(expressions.map(({ match }) => match)),
    ...concepts.map(({ words }) => facts.readWords(words.at(-1) ?? '')),
  ])
  // Of several that share their stems the first one stands for them.
  const texts = new Map(
    [
      ...groups.flatMap(({ termes, larges }) => [...termes, ...larges]),
      ...known.flat().map(({ mot }) => mot),
    ]
      .toReversed()
      .map((text) => [stemsOf(text).join(' '), text]),
  )
  return concepts.map((concept) => {
    const { words, typed, isNoise, isStop } = concept
    const own = expressions.filter((one) => one.concept === concept)
    return {
      words: typed,
      isNoise,
      expressions: own.map(({ way, key, match }): TriedExpression => ({
        text: isStop || key === words.map(stem).join(' ') ? typed : (texts.get(key) ?? key),
        by: way.by,
        factor: way.factor,
        items: counts.get(match) ?? 0,
      })),
    }
  })
}
