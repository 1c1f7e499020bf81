import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { createAdmin } from '#drizzle/accounts/admin-accounts.ts'
import { refuseLostSecrets } from '#drizzle/accounts/lost-secrets.ts'
import { applyMigrations } from '#drizzle/commands/migrate.ts'
import { storableBytes } from '#drizzle/local/data/free-disk.ts'
import { refuseDamaged } from '#drizzle/local/data/sound-database.ts'
import { openClient } from '#drizzle/local/database-client.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { startLocalServer, type StartedServer } from '#drizzle/local/local-server.ts'
import { diskState } from '#shared/site/site-health.ts'

let folder = ''
let server: StartedServer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-start-'))
})

afterEach(async () => {
  await server?.stop()
  server = undefined
  await rm(folder, { recursive: true, force: true })
})

const dataFile = () => join(folder, 'libsql/dbs/default/data')

/** A database of some pages, all of them in its file. */
async function fillAndStop() {
  const { url, authToken, adminUrl, stop } = await startLocalServer(folder)
  await openClient(url, authToken).batch(
    [
      'CREATE TABLE notes (text TEXT)',
      `INSERT INTO notes WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT 2000)
       SELECT hex(randomblob(200)) FROM numbers`,
    ],
    'write',
  )
  await fetch(`${adminUrl}/v1/namespaces/default/checkpoint`, { method: 'POST' })
  await stop()
}

it('refuses a database whose file was emptied, and begins one that never was', async () => {
  await fillAndStop()
  await readLocalSecrets(folder)
  await truncate(dataFile())
  await rm(`${dataFile()}-wal`, { force: true })

  await expect(startLocalServer(folder)).rejects.toThrow(
    `is damaged (its file is empty): move ${join(folder, 'libsql')} away, then put a backup back with npm run restore -- FILE.`,
  )

  await rm(join(folder, 'secrets.json'))
  server = await startLocalServer(folder)
})

it('refuses a database that is none any more', async () => {
  await fillAndStop()
  await writeFile(dataFile(), 'no database')
  await rm(`${dataFile()}-wal`, { force: true })

  await expect(startLocalServer(folder)).rejects.toThrow(/is damaged \(.*\): move /)
})

it('refuses damaged pages, and passes sound ones', async () => {
  await fillAndStop()
  server = await startLocalServer(folder)
  await refuseDamaged(server, folder)
  await server.stop()
  const file = await open(dataFile(), 'r+')
  const { size } = await file.stat()
  await file.write(Buffer.alloc(8192, 7), 0, 8192, Math.floor(size / 8192) * 4096)
  await file.close()

  server = await startLocalServer(folder)

  await expect(refuseDamaged(server, folder)).rejects.toThrow(/is damaged \(.*\): move /)
})

it('makes no new secrets for accounts that have passwords, and the first for a database without', async () => {
  server = await startLocalServer(folder)
  const { url, authToken } = server
  const client = openClient(url, authToken)
  await applyMigrations(client)
  await refuseLostSecrets(folder, server)
  const pepper = { id: 'p1', secret: 'x'.repeat(64) }
  await createAdmin(client, { email: 'a@example.org', pepper, isFurther: false })

  await expect(refuseLostSecrets(folder, server)).rejects.toThrow(
    `not in ${folder}: put secrets.json back there`,
  )

  await writeFile(join(folder, 'secrets.json'), '')
  await expect(refuseLostSecrets(folder, server)).rejects.toThrow(
    `cannot be read: ${join(folder, 'secrets.json')} is cut or empty.`,
  )
  await rm(join(folder, 'secrets.json'))

  await readLocalSecrets(folder)
  await refuseLostSecrets(folder, server)
})

it('begins where something can be stored', () => {
  expect([0, 1e8, 1e12].map(diskState)).toEqual(['full', 'low', 'ok'])
  const room = { bavail: 1e6, bsize: 4096, files: 1e6, ffree: 5 }
  expect(storableBytes(room)).toBe(4.096e9)
  expect(storableBytes({ ...room, ffree: 0 })).toBe(0)
  expect(storableBytes({ ...room, files: 0, ffree: 0 })).toBe(4.096e9)
})
