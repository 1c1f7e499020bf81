/** @module-tag prove */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

it('refuses to deploy without a database', async () => {
  const { code, errors } = await deploy({})

  expect(code).toBe(1)
  expect(errors).toMatch(/^Set DATABASE_URL .*\n$/)
})

it.each([
  ['http://database.example', 'token', /^DATABASE_URL is http:.* must be encrypted.*\n$/],
  ['http://127.0.0.1.example', 'token', /^DATABASE_URL is http:.* must be encrypted.*\n$/],
  ['https://database.example', '', /^Set DATABASE_AUTH_TOKEN.*\n$/],
  ['libsql://database.example', '', /^Set DATABASE_AUTH_TOKEN.*\n$/],
])(
  'refuses, before it is asked anything, the database %s with the token «%s»',
  async (DATABASE_URL, DATABASE_AUTH_TOKEN, sentence) => {
    const { code, errors } = await deploy({ DATABASE_URL, DATABASE_AUTH_TOKEN })

    expect(code).toBe(1)
    expect(errors).toMatch(sentence)
  },
)

it('refuses to deploy under a sample identity, and leaves the database as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  const server = await startLocalServer(folder)

  const { code, errors } = await deploy({
    DATABASE_URL: server.url,
    DATABASE_AUTH_TOKEN: server.authToken ?? '',
  })
  const { rows } = await openClient(server.url, server.authToken).execute(
    'SELECT name FROM sqlite_master',
  )
  await server.stop()
  await rm(folder, { recursive: true, force: true })

  expect(code).toBe(1)
  expect(errors).toMatch(/^The publisher's identity still holds samples \(.*company_name.*\).*\n$/)
  expect(rows).toEqual([])
})

async function deploy(variables: Record<string, string>) {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN, ...environment } = process.env
  const child = spawn(process.execPath, ['drizzle/commands/deploy.ts'], {
    cwd: projectPath(),
    env: { ...environment, ...variables },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code]: unknown[] = await once(child, 'close')
  return { code, errors }
}
