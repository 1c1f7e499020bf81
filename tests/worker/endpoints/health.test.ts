import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'
import { schemaVersion } from '#drizzle/schema/site/schema-version.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { runNightly, runPlans } from '#worker/scheduled.ts'
import { noteRun } from '#worker/services/site/job-runs.ts'
import { noteMissingPage } from '#worker/services/site/redirects.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

async function healthOf(db: Database) {
  const response = await testSite(() => db).get('/health')
  return { status: response.status, body: (await response.json()) as unknown, response }
}

describe('the health of the site', () => {
  it('is told without a word of what it holds, and kept by nobody', async () => {
    const { status, body, response } = await healthOf(await createTestDatabase())

    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'ok',
      database: 'ok',
      schema: 'current',
      contentVersion: expect.any(Number),
      jobs: { nightly: 'never', publications: 'never', backup: 'never' },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('follows what runs by itself, and says what failed or is late', async () => {
    const db = await createTestDatabase()
    await runNightly(() => db, new Date())
    await runPlans(() => db, new Date(), undefined)
    await noteRun(db, 'sauvegarde', { fini_le: hoursAgo(24 * 9), reussi: true, bilan: '' })
    expect((await healthOf(db)).body).toMatchObject({
      jobs: { nightly: 'ok', publications: 'ok', backup: 'late' },
    })

    await noteMissingPage(db, '/ancienne', new Date('2020-01-01'))
    await writeBatch(db, [
      sql`create trigger full_disk before delete on missing_pages begin select raise(abort, 'full'); end`,
    ])
    await runNightly(() => db, new Date())
    await noteRun(db, 'publications', { fini_le: hoursAgo(1), reussi: true, bilan: '' })

    expect(
      vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(String(line))),
    ).toMatchObject([
      { level: 'info', job: 'nuit', outcome: expect.stringContaining('effacée') },
      { level: 'info', job: 'publications' },
      { level: 'error', job: 'nuit' },
    ])
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
    expect((await healthOf(db)).body).toMatchObject({
      jobs: { nightly: 'failed', publications: 'late' },
    })
  })

  it.each([
    ['ok', 200, 'ok'],
    ['low', 200, 'ok'],
    ['full', 503, 'read-only'],
  ] as const)('with a disk that is %s is %i and %s', async (disk, code, status) => {
    const db = await createTestDatabase()
    const response = await testSite(() => db, { disk }).get('/health')

    expect(response.status).toBe(code)
    expect(await response.json()).toMatchObject({ status, disk, database: 'ok' })
  })

  it('is down with a full disk and no database', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [sql`drop table content_version`])
    const response = await testSite(() => db, { disk: 'full' }).get('/health')

    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'down', database: 'down', disk: 'full' })
  })

  it('is 503 where the database has not what the code expects, or does not answer', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      sql`delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)`,
    ])
    const behind = await healthOf(db)
    expect([behind.status, behind.body]).toMatchObject([503, { status: 'down', schema: 'behind' }])

    await writeBatch(db, [sql`drop table content_version`])
    const lost = await healthOf(db)
    expect([lost.status, lost.body]).toEqual([503, { status: 'down', database: 'down' }])
  })
})

describe('the health check of the compose file', () => {
  const composeSchema = z.object({
    services: z.object({
      site: z.object({ healthcheck: z.object({ test: z.array(z.string()) }) }),
    }),
  })

  async function checkOf(answer: string): Promise<number | null> {
    const compose = await readFile(projectPath('.hosting', 'compose.yaml'), 'utf8')
    const { services } = composeSchema.parse(parse(compose))
    const script = services.site.healthcheck.test.at(-1) ?? ''
    const server = createServer((_request, response) => response.writeHead(503).end(answer))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = z.object({ port: z.number() }).parse(server.address()).port
    const check = spawn(process.execPath, ['-e', script.replace('8787', String(port))])
    const [code]: unknown[] = await once(check, 'close')
    server.close()
    return z.number().nullable().parse(code)
  }

  it.each([
    ['{"status":"ok"}', 0],
    // A restart would not begin, and a site that answers is better than none.
    ['{"status":"read-only"}', 0],
    ['{"status":"down"}', 1],
    ['Bad Gateway', 1],
  ])('ends at %s with %i', async (answer, code) => {
    expect(await checkOf(answer)).toBe(code)
  })
})

it('the code knows the last migration', () => {
  const migrations = readMigrationFiles({ migrationsFolder: projectPath('drizzle/migrations') })

  expect(schemaVersion).toBe(migrations.at(-1)?.folderMillis)
})
