import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-server-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('keeps what was written when it is stopped and started again', async () => {
  const first = await startLocalServer(folder)
  await openClient(first.url, first.authToken).batch(
    ['CREATE TABLE notes (text TEXT)', "INSERT INTO notes VALUES ('gardé')"],
    'write',
  )
  await first.stop()

  const second = await startLocalServer(folder)
  const { rows } = await openClient(second.url, second.authToken).execute('SELECT text FROM notes')
  await second.stop()

  expect(rows.map((row) => row.text)).toEqual(['gardé'])
})

it('writes through to the disk before it acknowledges', async () => {
  const server = await startLocalServer(folder)
  const config = await fetch(`${server.adminUrl}/v1/namespaces/default/config`)
  const settings: unknown = await config.json()
  await server.stop()

  expect(settings).toMatchObject({ durability_mode: 'strong' })
})

it('answers no more once it is stopped', async () => {
  const server = await startLocalServer(folder)
  await server.stop()

  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed')
})

it('refuses a data folder that another server holds, and leaves that one running', async () => {
  const holder = await startLocalServer(folder)

  await expect(startLocalServer(folder)).rejects.toThrow(`${folder} is in use by process`)
  const health = await fetch(`${holder.url}/health`)
  await holder.stop()

  expect(health.status).toBe(200)
})
