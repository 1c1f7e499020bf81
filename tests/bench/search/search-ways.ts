import type { LocalServer } from '#drizzle/local/local-server.ts'
import { createDatabases } from '#worker/database/databases.ts'
import type { Database } from '#worker/database/db.ts'
import { listPublicPrompts } from '#worker/services/items/prompts.ts'
import type { SearchFilters } from '#worker/services/search/filters.ts'
import { publicFacts } from '#worker/services/search/index-facts.ts'
import { searchList } from '#worker/services/search/list-search.ts'
import { readSearchMemory, type SearchMemory } from '#worker/services/search/search-memory.ts'
import { suggest } from '#worker/services/search/search-suggestions.ts'
import { searchCatalogue } from '#worker/services/search/search.ts'

import { type BenchQuery, makeBeginnings } from './search-queries.ts'
import type { Way } from './search-timing.ts'

/** The databases of a Worker, of which every request has a handle of its own. */
const databasesOf = ({ url, authToken, readToken }: LocalServer) =>
  createDatabases({
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: undefined,
    DATABASE_AUTH_TOKEN: authToken,
    DATABASE_READ_TOKEN: readToken,
  })

/** The first with counts that are remembered, the second with none. */
export const wayNames = {
  remembered: 'first page with counts',
  forgotten: 'first page, new memory',
  filtered: 'first page, filtered',
  suggestions: 'suggestions',
  list: 'text filter of a list',
  memory: 'reading the memory',
}

/** What visitors ask by a text, as the Worker asks its services. */
export async function waysToAsk(
  database: LocalServer,
  queries: BenchQuery[],
  seed: number,
): Promise<Way[]> {
  const { openForSearch, openNearest } = databasesOf(database)
  const open = () => openForSearch(() => 0)
  const memory = await readSearchMemory(open())
  return [
    { name: wayNames.remembered, queries, ask: (q) => askFirstPage(open(), memory, q) },
    {
      name: wayNames.forgotten,
      queries,
      ask: (q) => askFirstPage(open(), { ...memory, counts: new Map() }, q),
    },
    {
      name: wayNames.filtered,
      queries,
      ask: (q) => askFirstPage(open(), memory, q, { type: 'gpts' }),
    },
    {
      name: wayNames.suggestions,
      queries: makeBeginnings(queries, seed),
      ask: async (q) => {
        const { items, categories } = await suggest(open(), memory, q)
        return items.length + categories.length
      },
    },
    {
      name: wayNames.list,
      queries,
      ask: async (q) => {
        const db = openNearest(() => 0)
        const search = await searchList(publicFacts(db, memory), q)
        return (await listPublicPrompts(db, { page: 1, sort: 'recent', search })).total
      },
    },
    {
      name: wayNames.memory,
      queries: queries.slice(0, 20),
      ask: async () => (await readSearchMemory(open())).dictionary.expressions.length,
    },
  ]
}

async function askFirstPage(
  db: Database,
  memory: SearchMemory,
  q: string,
  filters: SearchFilters = {},
): Promise<number> {
  const { total } = await searchCatalogue(db, memory, { ...filters, q, page: 1, exact: false })
  return total
}
