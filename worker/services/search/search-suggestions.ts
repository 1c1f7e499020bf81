import type { CategoryStats } from '#shared/categories/category.ts'
import { type CategoryFacts, categoryWords } from '#shared/search/category-facts.ts'
import { foldText, splitWords } from '#shared/search/search-text.ts'
import type { SearchResult, Suggestion, Suggestions } from '#shared/search/search.ts'
import type { Database } from '#worker/database/db.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'

import { publicFacts } from './index-facts.ts'
import { planSearch } from './plan.ts'
import { readResults } from './result-rows.ts'
import { findItems } from './score.ts'
import type { SearchMemory } from './search-memory.ts'

const maxItems = 6
/** A suggestion shows the title alone. */
const shownDescription = 0
const maxDoubtful = 3
const maxCategories = 3
/** Fewer letters behind other words say nothing yet. */
const tellingLetters = 3

/** What the box proposes: items by what they are about, the last word being typed, and categories. */
export async function suggest(db: Database, memory: SearchMemory, q: string): Promise<Suggestions> {
  const words = splitWords(q)
  const [last = ''] = words.slice(-1)
  if (last === '') return { items: [], categories: [] }
  const before = words.slice(0, -1)
  const isTelling = before.length === 0 || last.length >= tellingLetters || /\s$/.test(q)
  const [found, categories] = await Promise.all([
    suggestItems(db, memory, isTelling ? words : before),
    suggestCategories(db, memory.categories, words),
  ])
  // What was proposed before the last word stays rather than nothing.
  const isLost = isTelling && found.length === 0 && before.length > 0
  return { items: isLost ? await suggestItems(db, memory, before) : found, categories }
}

async function suggestItems(
  db: Database,
  memory: SearchMemory,
  words: string[],
): Promise<Suggestion[]> {
  const plan = await planSearch(publicFacts(db, memory), words.join(' '), { isBegun: true })
  const { found, isDoubtful } = await findItems(db, plan)
  const shown = found.slice(0, isDoubtful ? maxDoubtful : maxItems)
  const results = await readResults(db, shown, plan.concepts, memory.categories, shownDescription)
  return results.map(toSuggestion)
}

const toSuggestion = ({ type, slug, title, categories, match }: SearchResult): Suggestion => ({
  type,
  slug,
  title,
  category: categories[0] ?? '',
  marks: match.title,
  reason: match.title.length === 0 ? (match.reasons[0] ?? null) : null,
  nearWords: match.nearWords,
})

/** Categories for which one says a word that begins with what is typed. */
async function suggestCategories(
  db: Database,
  facts: CategoryFacts,
  words: string[],
): Promise<CategoryStats[]> {
  const typed = words.join(' ')
  const categories = await listCategoryStats(db)
  return categories
    .filter(({ name }) => ` ${foldText(categoryWords(facts, name))}`.includes(` ${typed}`))
    .slice(0, maxCategories)
}
