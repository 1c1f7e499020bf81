import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import type { CategoryStats } from '#shared/categories/category.ts'
import { categoryWords } from '#shared/search/category-facts.ts'
import { foldText } from '#shared/search/search-text.ts'
import type { SearchResult, Suggestion, Suggestions } from '#shared/search/search.ts'
import type { Database } from '#worker/database/db.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'

import { type CatalogueEngine, resultMaker } from './catalogue-search.ts'

const maxItems = 6
/** Items proposed for a query that they do not answer. */
const maxAlternatives = 3
const maxCategories = 3

/** A category with its counts, and the words that it is found by. */
type SearchedCategory = CategoryStats & { words: string }

export async function listSearchedCategories(db: Database): Promise<SearchedCategory[]> {
  const [categories, facts] = await Promise.all([listCategoryStats(db), readCategoryFacts(db)])
  return categories.map(({ name, promptCount, gptCount }) => ({
    name,
    promptCount,
    gptCount,
    words: foldText(categoryWords(facts, name)),
  }))
}

/** Items and categories that the search box proposes while a query is typed. */
export function suggest(
  engine: CatalogueEngine,
  categories: readonly SearchedCategory[],
  q: string,
): Suggestions {
  const typed = foldText(q)
  if (typed === '') return { items: [], categories: [] }
  const answer = engine.suggest(q)
  const shown = answer.hits.slice(0, answer.isAnswered ? maxItems : maxAlternatives)
  return {
    items: shown.flatMap(resultMaker(engine, answer, '')).map(toSuggestion),
    categories: categories
      .filter(({ words }) => ` ${words}`.includes(` ${typed}`))
      .slice(0, maxCategories)
      .map(({ words: _words, ...category }) => category),
  }
}

const toSuggestion = ({ type, slug, title, categories, match }: SearchResult): Suggestion => ({
  type,
  slug,
  title,
  category: categories[0] ?? '',
  marks: match.title,
  snippet: match.title.length === 0 ? (match.snippets[0] ?? null) : null,
  relatedWords: match.relatedWords,
})
