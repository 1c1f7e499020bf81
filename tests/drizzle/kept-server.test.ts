import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { keepLocalServer } from '#drizzle/local/kept-server.ts'
import { isRunning } from '#tests/support/site/running-process.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-server-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const serverPid = async () => Number(await readFile(join(folder, 'server.pid'), 'utf8'))

it('is started again where it was when it dies, with what was written, and stays down once stopped', async () => {
  const said: string[] = []
  const server = await keepLocalServer(folder, (line) => void said.push(line))
  const client = openClient(server.url, server.authToken)
  await client.batch(
    ['CREATE TABLE notes (text TEXT)', "INSERT INTO notes VALUES ('gardé')"],
    'write',
  )

  process.kill(await serverPid(), 'SIGKILL')
  const { rows } = await vi.waitFor(() => client.execute('SELECT text FROM notes'), 20_000)
  const restarted = await serverPid()
  await server.stop()

  expect(rows.map((row) => row.text)).toEqual(['gardé'])
  expect(said).toEqual([
    `The libSQL server (sqld) died; starting it again on port ${new URL(server.url).port}`,
  ])
  expect(isRunning(restarted)).toBe(false)
})

it('is given up, in one sentence, at its third death within a minute', async () => {
  const said: string[] = []
  const server = await keepLocalServer(folder, (line) => void said.push(line))
  // What it rejects with, kept for later: nobody else listens yet.
  const lost = server.lost.catch(String)
  for (const deaths of [1, 2, 3]) {
    process.kill(await serverPid(), 'SIGKILL')
    if (deaths === 3) break
    await vi.waitFor(() => expect(said).toHaveLength(deaths), 20_000)
    await vi.waitFor(
      async () => expect((await fetch(`${server.url}/health`)).ok).toBe(true),
      20_000,
    )
  }

  expect(await lost).toMatch(
    /The libSQL server \(sqld\) died 3 times within a minute and is not started again; its last words: /,
  )
  await server.stop()
  await expect(fetch(`${server.url}/health`)).rejects.toThrow('fetch failed')
})
