import { readContentVersion } from '#worker/database/content-version.ts'
import type { Database } from '#worker/database/db.ts'
import {
  createSearchEngines,
  type GetSearchEngine,
} from '#worker/services/search/search-engines.ts'

const engines = new WeakMap<Database, ReturnType<typeof createSearchEngines>>()

/** Opens the search of a database, as new as what is written. */
export const searchEngineOf =
  (db: Database): GetSearchEngine =>
  async (audience) => {
    const own = engines.get(db) ?? createSearchEngines({ visitors: () => db, editors: () => db })
    engines.set(db, own)
    const { change } = await readContentVersion(db)
    return own[audience].current(change, () => {})
  }
