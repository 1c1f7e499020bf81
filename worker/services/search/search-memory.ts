import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import { type Dictionary, readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import type { Database } from '#worker/database/db.ts'

import { listGroups } from './vocabulary.ts'

/** What an isolate remembers between searches, as long as the content stays as it is. */
export type SearchMemory = {
  dictionary: Dictionary
  /** By what categories are found. */
  categories: CategoryFacts
  /** How many public items a question to the index finds. */
  counts: Map<string, number>
}

/** A memory that knows a vocabulary and the categories, and has counted nothing. */
export const memoryOf = (groups: WordGroup[], categories: CategoryFacts): SearchMemory => ({
  dictionary: readDictionary(groups),
  categories,
  counts: new Map(),
})

export async function readSearchMemory(db: Database): Promise<SearchMemory> {
  const [groups, categories] = await Promise.all([listGroups(db), readCategoryFacts(db)])
  return memoryOf(groups, categories)
}
