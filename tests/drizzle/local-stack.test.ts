/** @module-tag prove */

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { freePort } from '#drizzle/local/free-port.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { isRunning } from '#tests/support/site/running-process.ts'

const startTimeoutMs = 120_000

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-stack-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it(
  'serves the site, and leaves no process behind when it is interrupted',
  async () => {
    const port = await freePort()
    const stack = run({ PORT: String(port) })
    await vi.waitFor(() => expect(stack.output()).toContain(`Ready: http://localhost:${port}`), {
      timeout: startTimeoutMs,
      interval: 100,
    })
    const page = await fetch(`http://localhost:${port}/`)
    const started = descendants(stack.pid)

    stack.interrupt()
    const code = await stack.ended

    expect(page.status).toBe(200)
    expect(started.length).toBeGreaterThan(2)
    expect(code).toBe(0)
    await vi.waitFor(() => expect(started.filter(isRunning)).toEqual([]))
  },
  startTimeoutMs,
)

it(
  'starts its database again when it dies, and gives up when that happens again and again',
  async () => {
    const port = await freePort()
    const stack = run({ PORT: String(port) })
    await vi.waitFor(() => expect(stack.output()).toContain('Nobody can sign in'), {
      timeout: startTimeoutMs,
      interval: 100,
    })

    await killDatabase()
    // A search, since what was seen before is there without a database.
    const isBack = async () => {
      const { status } = await fetch(`http://localhost:${port}/recherche?q=${Date.now()}`)
      expect(status).toBe(200)
    }
    await vi.waitFor(isBack, { timeout: 20_000, interval: 500 })
    const sentence = /^The libSQL server \(sqld\) died; starting it again on port \d+$/m
    expect(stack.output()).toMatch(sentence)

    await killDatabase()
    await killDatabase()

    expect(await stack.ended).toBe(1)
    expect(stack.errors()).toMatch(/^The libSQL server \(sqld\) died 3 times within a minute.*\n$/)
  },
  2 * startTimeoutMs,
)

it('says in one sentence that the port is taken', async () => {
  const { port, close } = await listen((_request, response) => response.end())

  const stack = run({ PORT: String(port) })
  const code = await stack.ended
  await close()

  expect(code).toBe(1)
  expect(stack.errors()).toMatch(new RegExp(`^Port ${port} is taken.*\\n$`))
})

it('says in one sentence that the data folder is in use', async () => {
  const holder = await startLocalServer(folder)

  const stack = run({ PORT: String(await freePort()) })
  const code = await stack.ended
  await holder.stop()

  expect(code).toBe(1)
  expect(stack.errors()).toMatch(/^The data folder .* is in use by process \d+.*\n$/)
})

it('says in one sentence that the database cannot be reached', async () => {
  const url = `http://127.0.0.1:${await freePort()}`

  const stack = run({ PORT: String(await freePort()), DATABASE_URL: url })

  expect(await stack.ended).toBe(1)
  expect(stack.errors()).toMatch(new RegExp(`^The database at ${url} cannot be reached.*\\n$`))
})

it('says in one sentence that the database refuses the token', async () => {
  const { port, close } = await listen((_request, response) => response.writeHead(401).end('{}'))

  const stack = run({
    PORT: String(await freePort()),
    DATABASE_URL: `http://127.0.0.1:${port}`,
    DATABASE_AUTH_TOKEN: 'wrong',
  })
  const code = await stack.ended
  await close()

  expect(code).toBe(1)
  expect(stack.errors()).toMatch(/^The database at .* refuses the access token.*\n$/)
})

function run(variables: Record<string, string>) {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN, ...environment } = process.env
  const stack = spawn(process.execPath, ['drizzle/commands/local-stack.ts', 'start'], {
    cwd: projectPath(),
    env: { ...environment, DATA_DIR: folder, ...variables },
  })
  let output = ''
  let errors = ''
  stack.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  stack.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return {
    pid: stack.pid ?? 0,
    output: () => `${output}${errors}`,
    errors: () => errors,
    interrupt: () => stack.kill('SIGINT'),
    ended: once(stack, 'close').then(([code]: unknown[]) => code),
  }
}

let lastKilled = 0

/** Kills the database's own process, once it runs that of the last time no more. */
async function killDatabase(): Promise<void> {
  await vi.waitFor(
    async () => {
      const pid = Number(await readFile(join(folder, 'server.pid'), 'utf8'))
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
      expect(command).toContain('sqld')
      expect(pid).not.toBe(lastKilled)
      process.kill(pid, 'SIGKILL')
      lastKilled = pid
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const children = rows.flatMap(([child, parent]) => (child && parent === pid ? [child] : []))
  return children.concat(children.flatMap(descendants))
}
