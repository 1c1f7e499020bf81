import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from '@libsql/client/web'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { fillSearchIndex } from '#drizzle/commands/search-maintenance.ts'
import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { gptDerivedValues } from '#drizzle/derived/content-values.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { type LocalServer, startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { gpts } from '#drizzle/schema/index.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { builtInFacts } from '#tests/support/database/built-in-categories.ts'

import type { CatalogueGenerator } from './catalogue-generator.ts'
import { insertItems, openPatient, toStatement, writePatiently } from './search-catalogue.ts'
import { percentile } from './search-timing.ts'

const writtenItems = 20
const rounds = 8
const trigger = 'gpts_changes_update'
const triggerSchema = z.tuple([z.object({ sql: z.string() })])

/**
 * Milliseconds to write a GPT again, with the triggers of the search and what they need and without, in
 * turns. Its values stay the same, and so the index stays right.
 */
export async function measureWrites(client: Client) {
  const db = drizzle(client)
  const items = await db.select().from(gpts).orderBy(gpts.id).limit(writtenItems)
  const facts = await readCategoryFacts(db)
  const { consultant_name } = defaultSettings.identity
  const { rows } = await client.execute(`select sql from sqlite_master where name = '${trigger}'`)
  const [{ sql: restored }] = triggerSchema.parse(rows)
  const write = async (item: typeof gpts.$inferSelect, isSearched: boolean) => {
    const start = performance.now()
    const derived = isSearched && gptDerivedValues(item, facts, consultant_name)
    const values = { ...item, ...derived }
    const statement = db.update(gpts).set(values).where(eq(gpts.id, item.id))
    await writePatiently(client, [toStatement(statement)])
    return performance.now() - start
  }
  const [withSearch, without]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const item of items) withSearch.push(await write(item, true))
    await client.execute(`drop trigger ${trigger}`)
    for (const item of items) without.push(await write(item, false))
    await client.execute(restored)
  }
  return { withSearch: percentile(withSearch, 0.5), without: percentile(without, 0.5) }
}

/** Migrations of the release whose search was in the database. */
const migrationsBefore = 37

/** Measures the migration of a catalogue of the release before, while its pages are read. */
export async function measureMigration(
  folder: string,
  items: number,
  generator: CatalogueGenerator,
) {
  const database = await startLocalServer(folder)
  try {
    const client = openPatient(database)
    await applyFirst(client, migrationsBefore)
    await insertItems(client, items, generator, builtInFacts)
    const reading = new AbortController()
    const pages = readPages(database, reading.signal)
    const start = performance.now()
    await applyMigrations(client)
    const migrated = performance.now()
    await fillSearchIndex(client)
    const filled = performance.now()
    reading.abort()
    return { migrateMs: migrated - start, fillMs: filled - migrated, pages: await pages }
  } finally {
    await database.stop()
  }
}

async function applyFirst(client: Client, count: number): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: projectPath('drizzle/migrations') })
  await client.execute(
    'CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)',
  )
  for (const { hash, folderMillis, sql: statements } of files.slice(0, count)) {
    const record = {
      sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)',
      args: [hash, folderMillis],
    }
    await client.batch([record, ...statements], 'write')
  }
}

const pauseMs = 10

/** Reads a list and a page as the Worker of the release before does, which answers until the new one is out. */
async function readPages(database: LocalServer, signal: AbortSignal) {
  const client = openClient(database.url, database.authToken)
  const times: number[] = []
  let failed = 0
  while (!signal.aborted) {
    const start = performance.now()
    try {
      const { rows } = await client.execute(
        `SELECT slug, titre, description, categories, tags, niveau FROM prompts
          WHERE statut = 'valide' ORDER BY date_modification DESC, slug DESC LIMIT 20`,
      )
      await client.execute({
        sql: 'SELECT titre, description, prompt, requetes_seo FROM prompts WHERE slug = ?',
        args: [rows[0]?.['slug'] ?? null],
      })
    } catch {
      failed += 1
    }
    times.push(performance.now() - start)
    await sleep(pauseMs)
  }
  return { read: times.length, failed, p50: percentile(times, 0.5), slowest: Math.max(...times) }
}
