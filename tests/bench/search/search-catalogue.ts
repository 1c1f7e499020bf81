import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Client } from '@libsql/client/web'
import { drizzle } from 'drizzle-orm/libsql/web'
import { z } from 'zod'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { optimizeSearchIndex } from '#drizzle/commands/search-maintenance.ts'
import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { type LocalServer, startLocalServer } from '#drizzle/local/local-server.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'

import type { CatalogueGenerator, GeneratedItem } from './catalogue-generator.ts'

export type LoadedCatalogue = {
  database: LocalServer
  /** Undefined when an earlier run had loaded it. */
  loadSeconds: number | undefined
}

/** The database that holds the first `items` items of the generator; loads it unless it is there. */
export async function openCatalogue(
  folder: string,
  items: number,
  generator: CatalogueGenerator,
): Promise<LoadedCatalogue> {
  const stored = await withServer(folder, countItems)
  if (stored === items) return { database: await startLocalServer(folder), loadSeconds: undefined }

  await rm(join(folder, 'libsql'), { recursive: true, force: true })
  const start = performance.now()
  await withServer(folder, async (client) => {
    await insertSettings(client)
    await insertItems(client, items, generator)
    await optimizeSearchIndex(client)
  })
  const loadSeconds = (performance.now() - start) / 1000
  // Started anew in either case, so that a loaded and a reused catalogue are measured alike.
  return { database: await startLocalServer(folder), loadSeconds }
}

async function withServer<Result>(
  folder: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const database = await startLocalServer(folder)
  try {
    const client = openClient(database.url, database.authToken)
    await applyMigrations(client)
    return await use(client)
  } finally {
    await database.stop()
  }
}

async function countItems(client: Client): Promise<number> {
  const { rows } = await client.execute(
    'select (select count(*) from prompts) + (select count(*) from gpts) as items',
  )
  return z.number().parse(rows[0]?.items)
}

/** What a new site has besides items: settings and synonyms come with the starting content. */
async function insertSettings(client: Client): Promise<void> {
  await seedDatabase(client)
  await client.batch(['delete from prompts', 'delete from gpts'], 'write')
}

const rowsPerBatch = 250
const reportEvery = 10_000

/** The next batch is made while the server writes the one before. */
async function insertItems(
  client: Client,
  items: number,
  generator: CatalogueGenerator,
): Promise<void> {
  const toInsert = insertMaker(client)
  let written: Promise<unknown> = Promise.resolve()
  for (let first = 0; first < items; first += rowsPerBatch) {
    const count = Math.min(rowsPerBatch, items - first)
    const statements = Array.from({ length: count }, (_, offset) =>
      toInsert(generator.item(first + offset)),
    )
    await written
    written = client.batch(statements, 'write')
    if (first > 0 && first % reportEvery === 0) console.error(`  ${first} of ${items} items`)
  }
  await written
}

function insertMaker(client: Client) {
  const db = drizzle(client)
  const { consultant_name } = defaultSettings.identity
  const ranks = new Map<string, number>()
  return ({ kind, input, ...dated }: GeneratedItem) => {
    const ranked = <Derived extends { cote_code: string }>(derived: Derived) => {
      const key = `${kind} ${derived.cote_code}`
      const cote_rang = (ranks.get(key) ?? 0) + 1
      ranks.set(key, cote_rang)
      return { ...dated, ...derived, cote_rang }
    }
    return toStatement(
      kind === 'prompt'
        ? db.insert(prompts).values({ ...input, ...ranked(promptDerivedValues(input)) })
        : db.insert(gpts).values({ ...input, ...ranked(gptDerivedValues(input, consultant_name)) }),
    )
  }
}

function toStatement(insert: { toSQL: () => { sql: string; params: unknown[] } }) {
  const { sql, params } = insert.toSQL()
  // Drizzle has encoded every parameter for this driver already.
  return { sql, args: params as (string | number | null)[] }
}
