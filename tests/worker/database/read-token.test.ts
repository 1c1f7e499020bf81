import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { readDatabaseTokens } from '#drizzle/local/database-tokens.ts'
import { startLocalServer, type StartedServer } from '#drizzle/local/local-server.ts'
import { redirects } from '#drizzle/schema/index.ts'
import { createDatabases } from '#worker/database/databases.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { databaseDown } from '#worker/runtime/errors.ts'

let folder: string
let server: StartedServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-token-'))
  server = await startLocalServer(folder)
  await applyMigrations(openClient(server.url, server.authToken))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const refusal = /Server returned HTTP status 40[13]|not permitted|BLOCKED|read-?only/i
const visitor = 'select count(*) as count from site_settings'

describe('the local database', () => {
  it.each([
    ['no token', undefined],
    ['a token of another key', 'eyJhbGciOiJFZERTQSJ9.eyJhIjoicncifQ.AAAA'],
  ])('answers nobody with %s', async (_what, token) => {
    await expect(openClient(server.url, token).execute(visitor)).rejects.toThrow(/40[13]/)
  })

  it.each([
    "INSERT INTO site_settings (key, value) VALUES ('site_name', '1')",
    "UPDATE prompts SET titre = 'x'",
    'DELETE FROM prompts',
    'CREATE TABLE autre (id)',
    'ALTER TABLE gpts ADD autre',
    'CREATE TRIGGER autre AFTER INSERT ON gpts BEGIN DELETE FROM gpts; END',
    'PRAGMA user_version = 7',
    'DROP TABLE prompts',
  ])('refuses to whoever has the token for reading, and to nobody else: %s', async (statement) => {
    const reader = openClient(server.url, server.readToken)
    expect((await reader.execute(visitor)).rows).toHaveLength(1)

    await expect(reader.execute(statement)).rejects.toThrow(refusal)
    await expect(reader.batch([statement], 'write')).rejects.toThrow(refusal)
    await expect(reader.batch([statement], 'read')).rejects.toThrow(refusal)

    await openClient(server.url, server.authToken).execute(statement)
  })

  it('rebuilds its file for nobody', async () => {
    for (const token of [server.readToken, server.authToken]) {
      await expect(openClient(server.url, token).execute('VACUUM')).rejects.toThrow(
        /VACUUM|SQL_PARSE_ERROR|403/,
      )
    }
  })

  it('keeps its key for its owner alone, and from one start to the next', async () => {
    const file = join(folder, 'database-key.json')
    const [first, second] = [await readDatabaseTokens(folder), await readDatabaseTokens(folder)]

    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(second).toEqual(first)
    expect(await readFile(file, 'utf8')).not.toContain(first.authToken)
  })
})

describe('what a visitor asks', () => {
  it('is read with the token for reading', async () => {
    // With a token for writing that is worth nothing, all that is read must use the other.
    const db = databases('none', server.readToken).openNearest(() => 0)

    expect(await db.select().from(redirects)).toEqual([])
    await expect(
      writeBatch(db, [db.insert(redirects).values(redirect('/sans-jeton'))]),
    ).rejects.toThrow(databaseDown(null).message)
  })

  it('is counted with the token for writing', async () => {
    const db = databases(server.authToken, server.readToken).openNearest(() => 0)
    const { source, ...rest } = redirect('/avec-jeton')

    await writeBatch(db, [db.insert(redirects).values({ source, ...rest })])

    expect(
      await db
        .select()
        .from(redirects)
        .where(sql`source = ${source}`),
    ).toHaveLength(1)
  })

  it('is read with the only token where there is no other', async () => {
    const db = databases(server.authToken, undefined).openNearest(() => 0)

    expect(Array.isArray(await db.select().from(redirects))).toBe(true)
  })
})

const databases = (writeToken: string | undefined, readToken: string | undefined) =>
  createDatabases({
    DATABASE_URL: server.url,
    DATABASE_AUTH_TOKEN: writeToken,
    DATABASE_READ_TOKEN: readToken,
    DATABASE_REPLICA_URL: undefined,
  })
const redirect = (source: string) => ({
  id: crypto.randomUUID(),
  source,
  destination: '/prompts',
  created_at: '2026-01-01T00:00:00.000Z',
})
