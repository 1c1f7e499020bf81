/** @module-tag prove */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'

import { differencesOfIndex, openStoredFile } from './stored-file.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-file-'))
  const server = await startLocalServer(folder)
  const client = openClient(server.url, server.authToken)
  await applyMigrations(client)
  await seedDatabase(client)
  await server.stop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('finds the index of a database that nothing happened to equal to its tables', async () => {
  expect(differencesOfIndex(await openStoredFile(folder))).toEqual({})
})

it.each([
  [
    'a word too few',
    'DELETE FROM kept.search_words WHERE mot = (SELECT min(mot) FROM kept.search_words)',
    'search_words',
  ],
  [
    'a public word that is not said to be one',
    'UPDATE kept.search_words SET public = 0 WHERE mot = (SELECT min(mot) FROM kept.search_words WHERE public)',
    'search_words',
  ],
  [
    'an item too few',
    'DELETE FROM kept.search_items WHERE cle = (SELECT max(cle) FROM kept.search_items)',
    'search_items',
  ],
  [
    'a filter that counts too many',
    'UPDATE kept.search_facets SET items = items + 1 WHERE id = 1',
    'search_facets',
  ],
  [
    'entries of an item that is gone',
    `INSERT INTO kept.search_index (rowid, titre) VALUES (1, 'reste')`,
    'search_index',
  ],
])('sees %s', async (_what, change, table) => {
  const db = await openStoredFile(folder)
  db.exec(change)

  expect(Object.keys(differencesOfIndex(db))).toContain(table)
})
