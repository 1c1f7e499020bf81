import type { LocalServer } from '#drizzle/local/local-server.ts'
import { loadSearchEngine } from '#tests/support/database/load-search-engine.ts'
import { createDatabases } from '#worker/database/databases.ts'
import type { Database } from '#worker/database/db.ts'
import { listPublicPrompts } from '#worker/services/items/prompts.ts'
import { searchCatalogue } from '#worker/services/search/catalogue-search.ts'
import { searchList } from '#worker/services/search/list-search.ts'
import { suggest } from '#worker/services/search/search-suggestions.ts'

import { type BenchQuery, makeBeginnings } from './search-queries.ts'
import type { Way } from './search-timing.ts'

/** Opens handles as a Worker does, one for each request. */
export function openReads({ url, authToken, readToken }: LocalServer): () => Database {
  const { openNearest } = createDatabases({
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: undefined,
    DATABASE_AUTH_TOKEN: authToken,
    DATABASE_READ_TOKEN: readToken,
  })
  return () => openNearest(() => 0)
}

export const wayNames = {
  firstPage: 'first page',
  filtered: 'first page, filtered',
  suggestions: 'suggestions',
  list: 'text filter of a list',
  hostile: 'worst query of 200 characters',
}

/** Queries of 200 characters that expand to as much as they can. */
const hostileQueries: BenchQuery[] = [
  'se re co pr pa ma de an in '.repeat(8).slice(0, 200),
  'page pages audit audits seo contenu contenus site sites lien liens '.repeat(4).slice(0, 200),
  'abcdefghij klmnopqrst uvwxyzabcd efghijklmn '.repeat(6).slice(0, 200),
  'référencemant optimisasion rédacsion analise stratégi '.repeat(5).slice(0, 200),
].map((q) => ({ kind: 'hostile', q }))

/** What visitors ask by a text, as the Worker asks its services. */
export async function waysToAsk(
  database: LocalServer,
  queries: BenchQuery[],
  seed: number,
): Promise<Way[]> {
  const open = openReads(database)
  const engine = await loadSearchEngine(open)
  const firstPage = (q: string, kind?: 'gpt') =>
    searchCatalogue(engine, { q, kind, page: 1, exact: false, defaultIa: 'GPT-4' }).total
  return [
    { name: wayNames.firstPage, queries, ask: async (q) => firstPage(q) },
    { name: wayNames.filtered, queries, ask: async (q) => firstPage(q, 'gpt') },
    {
      name: wayNames.suggestions,
      queries: makeBeginnings(queries, seed),
      ask: async (q) => suggest(engine, [], q).items.length,
    },
    {
      name: wayNames.list,
      queries,
      ask: async (q) => {
        const search = searchList(engine, q, { isEveryField: false })
        return (await listPublicPrompts(open(), { page: 1, sort: 'recent', search })).total
      },
    },
    { name: wayNames.hostile, queries: hostileQueries, ask: async (q) => firstPage(q) },
  ]
}
