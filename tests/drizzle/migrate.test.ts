import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Client } from '@libsql/client/web'
import { expect, it } from 'vitest'

import { applyMigrations, migrateDatabase } from '#drizzle/commands/migrate.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { clientOfNamespace, createTestNamespace } from '#tests/support/database/test-database.ts'

async function emptyDatabase() {
  const namespace = await createTestNamespace({ isMigrated: false })
  return () => clientOfNamespace(namespace)
}

async function recordedMigrations(client: Client): Promise<number> {
  const { rows } = await client.execute('SELECT hash FROM __drizzle_migrations')
  return rows.length
}

it('applies every migration once, however many processes start at the same time', async () => {
  const open = await emptyDatabase()

  const counts = await Promise.all([open(), open(), open(), open()].map(applyMigrations))

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

it('says in one sentence that a database cannot be reached', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrate-'))
  const server = await startLocalServer(folder)
  await server.stop()
  await rm(folder, { recursive: true, force: true })

  await expect(migrateDatabase(server.url)).rejects.toThrow(
    `The database at ${server.url} cannot be reached: check DATABASE_URL and that the server runs.`,
  )
})
