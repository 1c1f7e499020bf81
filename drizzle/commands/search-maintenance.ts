import type { Client } from '@libsql/client/web'
import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { searchColumnBeginning } from '#drizzle/derived/search-column.ts'
import { gpts, prompts, siteSettings } from '#drizzle/schema/index.ts'
import { wordGroups } from '#drizzle/seed/search-vocabulary.ts'
import { readSettings } from '#shared/site/site-settings.ts'

/** What a migration gives the items that no index holds any more. */
const notIndexed = '{}'
/** What one request to the database carries, and one transaction of it keeps others waiting for. */
const itemsPerBatch = 100

/** Whether an item has nothing for the index, or something of an older format. */
const isOldSearch = ({ recherche }: typeof prompts | typeof gpts) =>
  sql`substr(${recherche}, 1, ${searchColumnBeginning.length}) <> ${searchColumnBeginning}`

/** Whether something that follows from an item's fields is missing or of another time. */
const isOldPrompt = or(isOldSearch(prompts), isNull(prompts.completude))
const isOldGpt = or(
  isOldSearch(gpts),
  isNull(gpts.completude),
  // The index holds the text that a description shows.
  ne(gpts.description_format, markdownFormat),
)

/**
 * Gives the items that have it not, or in an older format, what the index holds of them, how complete
 * they are, the GPTs what their descriptions show, where that has an older format, and a database older
 * than the search its first vocabulary; gives the number of items. Later writes bring it along themselves. When it is interrupted,
 * the next call does what is left.
 */
export async function fillSearchIndex(client: Client): Promise<number> {
  const db = drizzle(client)
  const { consultant_name } = readSettings(await db.select().from(siteSettings)).identity
  const facts = await readCategoryFacts(db)
  await insertFirstGroups(client)

  const filledPrompts = await fill(client, {
    read: (id) =>
      db
        .select()
        .from(prompts)
        .where(and(isOldPrompt, gt(prompts.id, id)))
        .orderBy(asc(prompts.id))
        .limit(itemsPerBatch),
    write: (row) => {
      const { cote_code: _code, score: _score, ...followed } = promptDerivedValues(row, facts)
      return db
        .update(prompts)
        .set(followed)
        .where(and(isOldPrompt, eq(prompts.id, row.id), eq(prompts.version, row.version)))
    },
  })
  const filledGpts = await fill(client, {
    read: (id) =>
      db
        .select()
        .from(gpts)
        .where(and(isOldGpt, gt(gpts.id, id)))
        .orderBy(asc(gpts.id))
        .limit(itemsPerBatch),
    write: (row) => {
      const {
        cote_code: _code,
        score: _score,
        ...shown
      } = gptDerivedValues(row, facts, consultant_name)
      return db
        .update(gpts)
        .set(shown)
        .where(and(isOldGpt, eq(gpts.id, row.id), eq(gpts.version, row.version)))
    },
  })
  return filledPrompts + filledGpts
}

type Filling<Row> = {
  /** The next rows that are not indexed, by their id. */
  read: (afterId: string) => Promise<Row[]>
  /** Leaves alone what somebody has edited since. */
  write: (row: Row) => { toSQL: () => { sql: string; params: unknown[] } }
}

async function fill<Row extends { id: string }>(
  client: Client,
  { read, write }: Filling<Row>,
  afterId = '',
): Promise<number> {
  const rows = await read(afterId)
  const last = rows.at(-1)
  if (!last) return 0
  const statements = rows.map((row) => {
    const { sql: text, params } = write(row).toSQL()
    // Drizzle has encoded every parameter for this driver already.
    return { sql: text, args: params as (string | number | null)[] }
  })
  await client.batch(statements, 'write')
  return rows.length + (await fill(client, { read, write }, last.id))
}

/** In one statement with its conditions, however many processes start at the same time. */
async function insertFirstGroups(client: Client): Promise<void> {
  const rows = wordGroups().map(({ termes, larges, absence }) => ({
    id: crypto.randomUUID(),
    termes,
    larges,
    absence,
  }))
  await client.execute({
    sql: `INSERT INTO search_groups (id, termes, larges, absence)
      SELECT value ->> 'id', value ->> 'termes', value ->> 'larges', value ->> 'absence' FROM json_each(?)
      WHERE NOT EXISTS (SELECT 1 FROM search_groups)
        AND (EXISTS (SELECT 1 FROM prompts WHERE recherche = ?) OR EXISTS (SELECT 1 FROM gpts WHERE recherche = ?))`,
    args: [JSON.stringify(rows), notIndexed, notIndexed],
  })
}
