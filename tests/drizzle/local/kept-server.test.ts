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
  expect(said).toEqual(['The libSQL server (sqld) died and is started again: signal SIGKILL'])
  expect(isRunning(restarted)).toBe(false)
})

// A hung server is given its time.
it('is started again when it hangs', { tags: ['prove'], timeout: 120_000 }, async () => {
  const said: string[] = []
  const server = await keepLocalServer(folder, (line) => void said.push(line))
  const hung = await serverPid()

  process.kill(hung, 'SIGSTOP')
  await vi.waitFor(() => expect(said).toHaveLength(1), 60_000)
  await vi.waitFor(async () => {
    const { ok } = await fetch(`${server.url}/health`)
    expect(ok).toBe(true)
  }, 20_000)
  await server.stop()

  expect(said).toEqual(['The libSQL server (sqld) died and is started again: no answer for 25 s'])
  expect(isRunning(hung)).toBe(false)
})
