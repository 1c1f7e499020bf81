import { type Dictionary, readDictionary, type WordGroup } from '#shared/search/dictionary.ts'
import type { Database } from '#worker/database/db.ts'

import { listGroups } from './vocabulary.ts'

/** What an isolate remembers between searches, as long as the content stays as it is. */
export type SearchMemory = {
  dictionary: Dictionary
  /** How many public items a question to the index finds. */
  counts: Map<string, number>
}

/** A memory that knows a vocabulary and has counted nothing. */
export const memoryOf = (groups: WordGroup[]): SearchMemory => ({
  dictionary: readDictionary(groups),
  counts: new Map(),
})

export const readSearchMemory = async (db: Database) => memoryOf(await listGroups(db))
