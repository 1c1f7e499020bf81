import { searchGroups } from '#drizzle/schema/index.ts'
import { type Dictionary, readDictionary } from '#shared/search/dictionary.ts'
import type { Database } from '#worker/database/db.ts'

/** What an isolate remembers between searches, as long as the content stays as it is. */
export type SearchMemory = {
  dictionary: Dictionary
  /** How many public items a question to the index finds. */
  counts: Map<string, number>
}

export async function readSearchMemory(db: Database): Promise<SearchMemory> {
  const groups = await db.select().from(searchGroups).orderBy(searchGroups.id)
  return { dictionary: readDictionary(groups), counts: new Map() }
}
