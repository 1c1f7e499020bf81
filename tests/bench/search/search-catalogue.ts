import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Client, type InStatement, type InValue, LibsqlError } from '@libsql/client/web'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'

import { quoted } from '#drizzle/backup/tables/table-names.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { type LocalServer, startLocalServer } from '#drizzle/local/local-server.ts'
import { gpts, prompts, searchGroups, settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { wordGroups } from '#drizzle/seed/search-vocabulary.ts'
import type { CategoryFacts } from '#shared/search/category-facts.ts'
import { defaultSettings, settingKeys } from '#shared/site/site-settings.ts'

import type { CatalogueGenerator, GeneratedItem } from './catalogue-generator.ts'

/** The database that holds the first `items` items of the generator; loads it unless it is there. */
export async function openCatalogue(
  folder: string,
  items: number,
  generator: CatalogueGenerator,
): Promise<{ database: LocalServer }> {
  const isThere = await withServer(folder, async (client) => {
    const { rows } = await client.execute(
      'select (select count(*) from prompts) + (select count(*) from gpts) as items',
    )
    return rows[0]?.items === items
  })
  if (!isThere) {
    await rm(join(folder, 'libsql'), { recursive: true, force: true })
    await withServer(folder, async (client) => {
      const db = drizzle(client)
      const groups = wordGroups().map((group) => db.insert(searchGroups).values(group))
      await client.batch(groups.map(toStatement), 'write')
      const facts = await readCategoryFacts(db)
      await insertItems(client, items, generator, facts)
    })
  }
  // Started anew in either case, so that a loaded and a reused catalogue are measured alike.
  return { database: await startLocalServer(folder) }
}

async function withServer<Result>(
  folder: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const database = await startLocalServer(folder)
  try {
    const client = openPatient(database)
    await applyMigrations(client)
    return await use(client)
  } finally {
    await database.stop()
  }
}

/** A client that waits for what takes minutes. */
export const openPatient = ({ url, authToken }: LocalServer): Client =>
  openClient(url, authToken, 600_000)

const rowsPerBatch = 250

/**
 * Settings and items, of which a database of a former schema takes the columns that it has; the next batch is
 * made while the server writes the one before.
 */
export async function insertItems(
  client: Client,
  items: number,
  generator: CatalogueGenerator,
  facts: CategoryFacts,
): Promise<void> {
  const ranks = new Map<string, number>()
  const complete = <Derived extends { cote_code: string }>(derived: Derived) => {
    const cote_rang = (ranks.get(derived.cote_code) ?? 0) + 1
    ranks.set(derived.cote_code, cote_rang)
    return { ...derived, cote_rang }
  }
  const { consultant_name } = defaultSettings.identity
  const [insertPrompt, insertGpt, insertSetting] = await Promise.all([
    openTable(client, prompts),
    openTable(client, gpts),
    openTable(client, siteSettings),
  ])
  const toInsert = ({ kind, input, ...dated }: GeneratedItem) =>
    kind === 'prompt'
      ? insertPrompt({ ...dated, ...input, ...complete(promptDerivedValues(input, facts)) })
      : insertGpt({
          ...dated,
          ...input,
          ...complete(gptDerivedValues(input, facts, consultant_name)),
        })

  const settings = settingKeys.map((key) => insertSetting(settingRow(key, defaultSettings[key])))
  let written: Promise<unknown> = client.batch(settings, 'write')
  for (let first = 0; first < items; first += rowsPerBatch) {
    const numbers = Array.from(
      { length: Math.min(rowsPerBatch, items - first) },
      (_, offset) => first + offset,
    )
    const statements = numbers.map((number) => toInsert(generator(number)))
    await written
    written = writePatiently(client, statements)
  }
  await written
}

/** Gives what inserts a row into a table, of whose columns the database may have some alone. */
async function openTable(
  client: Client,
  table: typeof prompts | typeof gpts | typeof siteSettings,
) {
  const name = getTableName(table)
  const { rows } = await client.execute(`SELECT name FROM pragma_table_info('${name}')`)
  const had = new Set(rows.map((row) => row.name))
  return (values: Record<string, unknown>): InStatement => {
    const columns = Object.entries(getTableColumns(table)).filter(
      ([key, column]) => (values[key] ?? null) !== null && had.has(column.name),
    )
    const names = columns.map(([, column]) => quoted(column.name))
    return {
      sql: `INSERT OR IGNORE INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      // Encoded for this driver, which the library's type does not say.
      args: columns.map(([key, column]) => column.mapToDriverValue(values[key]) as InValue),
    }
  }
}

/** A server that writes its log back at that moment is asked again: nothing was written. */
export async function writePatiently(
  client: Client,
  statements: InStatement[],
  tries = 5,
): Promise<void> {
  try {
    await client.batch(statements, 'write')
  } catch (error) {
    if (tries === 1 || !(error instanceof LibsqlError && error.code === 'SQLITE_BUSY')) throw error
    await sleep(1000)
    await writePatiently(client, statements, tries - 1)
  }
}

export function toStatement(query: { toSQL: () => { sql: string; params: unknown[] } }) {
  const { sql, params } = query.toSQL()
  // Drizzle has encoded every parameter for this driver already.
  return { sql, args: params as (string | number | null)[] }
}
