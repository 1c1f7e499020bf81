import type { Client } from '@libsql/client/web'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'

import { readSettings } from '#shared/site-settings.ts'

import { gptDerivedValues, promptDerivedValues } from './content-values.ts'
import { databaseOptions } from './database.ts'
import { gpts, prompts, searchSynonyms, siteSettings } from './schema/index.ts'
import { synonymRows } from './seed/search-synonyms.ts'

/** What migration 0002 gives the items that were there before the search. */
const notIndexed = '{}'

/**
 * Gives the items of a database older than the search what the index holds of them, and its first
 * synonyms, in one atomic batch; gives their number. Later writes bring it along themselves.
 */
export async function fillSearchIndex(client: Client): Promise<number> {
  const db = drizzle(client, databaseOptions)
  const [oldPrompts, oldGpts, settings] = await Promise.all([
    db.select().from(prompts).where(eq(prompts.recherche, notIndexed)),
    db.select().from(gpts).where(eq(gpts.recherche, notIndexed)),
    db.select().from(siteSettings),
  ])
  const count = oldPrompts.length + oldGpts.length
  if (count === 0) return 0
  const { consultant_name } = readSettings(settings).identity
  const statements = [
    ...oldPrompts.map((row) =>
      db
        .update(prompts)
        .set({ recherche: promptDerivedValues(row).recherche })
        .where(eq(prompts.id, row.id)),
    ),
    ...oldGpts.map((row) =>
      db
        .update(gpts)
        .set({ recherche: gptDerivedValues(row, consultant_name).recherche })
        .where(eq(gpts.id, row.id)),
    ),
    ...synonymRows().map((row) => db.insert(searchSynonyms).values(row)),
  ]
  await client.batch(
    statements.map((statement) => {
      const { sql: text, params } = statement.toSQL()
      // Drizzle has encoded every parameter for this driver already.
      return { sql: text, args: params as (string | number | null)[] }
    }),
    'write',
  )
  await optimizeSearchIndex(client)
  return count
}

/** Joins the pieces that many writes leave the index in; for after an import. */
export async function optimizeSearchIndex(client: Client): Promise<void> {
  const tables = ['search_index', 'search_letters', 'search_word_parts']
  await client.batch(
    tables.map((table) => `INSERT INTO ${table} (${table}) VALUES ('optimize')`),
    'write',
  )
}
