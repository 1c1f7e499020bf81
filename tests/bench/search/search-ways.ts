import type { Client } from '@libsql/client/web'
import { z } from 'zod'

import type { DatabaseAddress } from '#drizzle/commands/prepare-database.ts'
import { createDatabases } from '#worker/database/databases.ts'
import { suggest } from '#worker/services/search/search-suggestions.ts'
import { searchItems, searchPage } from '#worker/services/search/search.ts'

/** Asks one query and gives the number of its answers. */
export type Ask = (q: string) => Promise<number>

/** The first page with its count, as the Worker asks for it: a handle of its own for each request. */
export function askService(database: DatabaseAddress): Ask {
  const open = opener(database)
  return async (q) => {
    const { total } = await searchPage(open(), { q, page: 1, exact: false })
    return total
  }
}

/** The same with what each choice of each filter would leave. */
export function askFilterCounts(database: DatabaseAddress): Ask {
  const open = opener(database)
  return async (q) => {
    const { total } = await searchItems(open(), { q, page: 1, exact: false })
    return total
  }
}

export function askSuggestions(database: DatabaseAddress): Ask {
  const open = opener(database)
  return async (q) => {
    const { items, categories } = await suggest(open(), q)
    return items.length + categories.length
  }
}

function opener(database: DatabaseAddress) {
  const { openForSearch } = createDatabases({
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URL: undefined,
    DATABASE_AUTH_TOKEN: database.authToken,
    DATABASE_READ_TOKEN: database.readToken,
  })
  return () => openForSearch(() => 0)
}

const answerSchema = z.object({ result: z.object({ data: z.object({ total: z.number() }) }) })

/** The procedure over HTTP, through the whole Worker; connections stay open between two requests. */
export function askWorker(siteUrl: string): Ask {
  return async (q) => {
    const input = encodeURIComponent(JSON.stringify({ q, page: 1, exact: false }))
    const response = await fetch(`${siteUrl}/api/trpc/search.results?input=${input}`)
    const body = await response.text()
    if (!response.ok) throw new Error(`status ${response.status}: ${body.slice(0, 200)}`)
    return answerSchema.parse(JSON.parse(body)).result.data.total
  }
}

const matches = `select 'prompt' as kind, id, slug, titre as title, description, score, date_creation
    from prompts where statut = 'valide' and (lower(titre) like ?1 escape '\\'
      or lower(description) like ?1 escape '\\' or lower(prompt) like ?1 escape '\\')
  union all
  select 'gpt', id, slug, nom, description_texte, score, date_creation
    from gpts where statut = 'valide' and (lower(nom) like ?1 escape '\\'
      or lower(description) like ?1 escape '\\' or lower(role) like ?1 escape '\\')`

/** What the engine replaces: a pattern over the texts of every row, counted and cut to a page. */
export function askLike(client: Client): Ask {
  return async (q) => {
    const pattern = `%${q.toLowerCase().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
    const [counted] = await client.batch(
      [
        { sql: `select count(*) as total from (${matches})`, args: [pattern] },
        { sql: `${matches} order by score desc, date_creation desc limit 20`, args: [pattern] },
      ],
      'read',
    )
    return z.number().parse(counted?.rows[0]?.total)
  }
}
