import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Client } from '@libsql/client/web'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'

import {
  applyMigrations,
  migrateDatabase,
  migrationsFolder,
  recordOf,
  recordTable,
  withoutTrailingRemovals,
} from '#drizzle/commands/migrate.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { clientOfNamespace, createTestNamespace } from '#tests/support/database/test-database.ts'

const migrationOf = (sql: string) => ({ sql: [sql], folderMillis: 0, hash: sql, bps: true })

async function emptyDatabase() {
  const namespace = await createTestNamespace({ isMigrated: false })
  return () => clientOfNamespace(namespace)
}

/** Applies the first migrations alone. */
async function migrateUntil(client: Client, count: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).slice(0, count)
  await client.batch(recordTable, 'write')
  for (const migration of migrations) {
    await client.batch([recordOf(migration), ...migration.sql], 'write')
  }
}

async function recordedMigrations(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT hash FROM __drizzle_migrations')
  return rows.length
}

it('applies every migration once, however many processes start at the same time', async () => {
  const open = await emptyDatabase()

  const counts = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(open())))

  const applied = counts.reduce((sum, count) => sum + count, 0)
  expect(applied).toBeGreaterThan(0)
  expect(applied).toBe(await recordedMigrations(open()))
})

it('has nothing to do on a database that is up to date', async () => {
  const open = await emptyDatabase()
  await applyMigrations(open())

  expect(await applyMigrations(open())).toBe(0)
})

it('refuses a database whose applied migration is not the one in the folder', async () => {
  const open = await emptyDatabase()
  await applyMigrations(open())
  await open().execute("UPDATE __drizzle_migrations SET hash = 'edited' WHERE id = 1")

  await expect(applyMigrations(open())).rejects.toThrow('was edited after this database applied it')
})

it('leaves removals that nothing follows for after the deployment', () => {
  const removal = migrationOf('-- After the deployment. Nothing reads it.\nDROP TABLE a;')
  const addition = migrationOf('CREATE TABLE b (c);')

  expect(withoutTrailingRemovals([addition, removal, removal])).toEqual([addition])
  expect(withoutTrailingRemovals([removal, addition, removal])).toEqual([removal, addition])
})

it('gives a site with a vocabulary the absent subjects whose link leads to an item of it', async () => {
  const client = clientOfNamespace(await createTestNamespace({ isMigrated: false }))
  await migrateUntil(client, 37)
  await client.execute(
    `INSERT INTO search_groups (id, termes, larges) VALUES ('g', '["audit"]', '[]')`,
  )
  await client.execute(
    `INSERT INTO gpts (id, slug, nom, description, description_texte, description_format, description_arbre, categories, tags, statut, url_destination, date_creation, date_modification, cote_code, cote_rang, score, recherche)
      VALUES ('a', 'langage-clair', 'Langage clair', '', '', 0, 'null', '[]', '[]', 'valide', 'https://chatgpt.com/', '2026-01-01', '2026-01-01', 'CNT', 1, 0, '{}')`,
  )
  await applyMigrations(client)

  const { rows } = await client.execute(
    "SELECT absence ->> '$.href' AS href FROM search_groups WHERE absence IS NOT NULL",
  )
  expect(new Set(rows.map(({ href }) => href))).toEqual(new Set(['/gpt/langage-clair']))
})

it('says in one sentence that a database cannot be reached', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrate-'))
  const server = await startLocalServer(folder)
  await server.stop()
  await rm(folder, { recursive: true, force: true })

  await expect(migrateDatabase(server.url)).rejects.toThrow(
    `The database at ${server.url} cannot be reached: check DATABASE_URL and that the server runs.`,
  )
})
