/** @module-tag prove */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { freePort } from '#drizzle/local/free-port.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'

const startTimeoutMs = 120_000

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-start-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it(
  'prepares the database that DATABASE_URL names once, and keeps what was changed in it since',
  async () => {
    const database = await startLocalServer(join(folder, 'elsewhere'))
    const environment = {
      DATABASE_URL: database.url,
      DATABASE_AUTH_TOKEN: database.authToken ?? '',
      DATA_DIR: join(folder, 'unused'),
    }

    const first = await visit(environment)
    await openClient(database.url, database.authToken).batch(
      ["UPDATE prompts SET titre = 'Un titre changé' WHERE slug = 'brief-contenu-redacteur'"],
      'write',
    )
    const second = await visit(environment)
    await database.stop()

    expect(first.output).toContain(`Using the database at ${database.url}`)
    expect(first.output).toMatch(/Applied \d+ migrations/)
    expect(first.output).toMatch(
      /Loaded the starting content: \d+ prompts \(\d+ public\), \d+ GPTs \(\d+ public\)/,
    )
    expect(second.output).toContain('The database is up to date')
    expect(second.output).not.toContain('Loaded the starting content')
    expect(first.page).not.toContain('Un titre changé')
    expect(second.page).toContain('Un titre changé')
  },
  startTimeoutMs,
)

it('says in one sentence that the database server is not installed', async () => {
  // No platform of this name has a package.
  const pretend = `data:text/javascript,Object.defineProperty(process,'arch',{value:'none'})`

  const stack = start({ PORT: String(await freePort()), DATA_DIR: folder }, [`--import=${pretend}`])

  expect(await stack.ended).toBe(1)
  expect(stack.errors()).toMatch(/^The libSQL server is not installed: run npm ci again .*\n$/)
})

/** Starts the site, reads one page of it and stops it. */
async function visit(variables: Record<string, string>) {
  const port = await freePort()
  const stack = start({ ...variables, PORT: String(port) })
  await vi.waitFor(() => expect(stack.output()).toContain(`Ready: http://localhost:${port}`), {
    timeout: startTimeoutMs,
    interval: 100,
  })
  const response = await fetch(`http://localhost:${port}/prompt/brief-contenu-redacteur`)
  const page = await response.text()
  stack.interrupt()
  expect(await stack.ended).toBe(0)
  return { page, output: stack.output() }
}

function start(variables: Record<string, string>, options: string[] = []) {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN, ...environment } = process.env
  const stack = spawn(process.execPath, [...options, 'drizzle/commands/local-stack.ts', 'start'], {
    cwd: projectPath(),
    env: { ...environment, ...variables },
  })
  let output = ''
  let errors = ''
  stack.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  stack.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return {
    output: () => output,
    errors: () => errors,
    interrupt: () => stack.kill('SIGINT'),
    ended: once(stack, 'close').then(([code]: unknown[]) => code),
  }
}
