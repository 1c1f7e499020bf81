import type { Database } from '#worker/database/db.ts'
import type { CatalogueEngine } from '#worker/services/search/catalogue-search.ts'
import { createSearchEngines } from '#worker/services/search/search-engines.ts'

/** The public search engine that a new isolate loads. */
export const loadSearchEngine = (open: () => Database): Promise<CatalogueEngine> =>
  createSearchEngines({ visitors: open, editors: open }).visitors.current(null, () => {})
