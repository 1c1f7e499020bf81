import { readSearchMemory } from '#worker/services/search/search-memory.ts'

import type { Context } from './context.ts'

/** What is remembered between searches of one content version. */
export const searchMemoryOf = ({ db, versioned }: Pick<Context, 'db' | 'versioned'>) =>
  versioned('search', () => readSearchMemory(db))
