import type { Database } from '#worker/database/db.ts'

import type { CatalogueEngine } from './catalogue-search.ts'
import { createSearchStore } from './engine/store.ts'
import { createSearchSource } from './search-source.ts'

/** Visitors find public items, editors all of them. */
export type Audience = 'visitors' | 'editors'

/** Returns the engine of an audience, as new as the content version that is known. */
export type GetSearchEngine = (audience: Audience) => Promise<CatalogueEngine>

/** The engines of an isolate. The one of editors is made at their first search. */
export const createSearchEngines = (open: Record<Audience, () => Database>) => ({
  visitors: createSearchStore(createSearchSource({ open: open.visitors, isPublic: true })),
  editors: createSearchStore(createSearchSource({ open: open.editors, isPublic: false })),
})
