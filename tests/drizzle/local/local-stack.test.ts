/** @module-tag prove */

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { freePort } from '#drizzle/local/free-port.ts'
import { startLocalServer } from '#drizzle/local/local-server.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { recordFigure } from '#tests/prove/scale.ts'
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
  'limits clients by the variables of its environment',
  async () => {
    const port = await freePort()
    const stack = run({ PORT: String(port), COST_BUDGET: '20', LIMIT_WINDOW_SECONDS: '900' })
    await vi.waitFor(() => expect(stack.output()).toContain(`Ready: http://localhost:${port}`), {
      timeout: startTimeoutMs,
      interval: 100,
    })
    const statuses = []
    for (let search = 0; search < 3; search += 1) {
      const headers = { 'cf-connecting-ip': '203.0.113.7' }
      const { status } = await fetch(`http://localhost:${port}/recherche?q=seo`, { headers })
      statuses.push(status)
    }
    stack.interrupt()
    await stack.ended

    expect(statuses).toEqual([200, 200, 429])
  },
  startTimeoutMs,
)

it(
  'starts each part again, however often one dies, and leaves nothing behind when it is killed itself',
  async () => {
    const port = await freePort()
    const stack = run({ PORT: String(port) })
    const isSaid = (line: string) =>
      vi.waitFor(() => expect(stack.output()).toContain(line), { timeout: startTimeoutMs })
    await isSaid('Nobody can sign in')
    // Nothing that was seen before: that is there without a database.
    const isBack = async () => {
      const input = encodeURIComponent(JSON.stringify({ slug: `absent-${Date.now()}` }))
      const address = `http://localhost:${port}/api/trpc/catalogue.prompt?input=${input}`
      const { status } = await fetch(address, { signal: AbortSignal.timeout(1000) })
      expect(status).toBe(404)
    }
    const kinds = { database: 'sqld', site: 'site-runtime.ts', runtime: 'workerd' }
    const slowest: Record<string, number> = {}
    for (let death = 0; death < 4; death += 1) {
      for (const [part, command] of Object.entries(kinds)) {
        // The site may answer a moment before all of it is new: a runtime outlives its parent that long.
        const pid = await vi.waitFor(() => {
          const [running = 0] = descendants(stack.pid, command)
          expect(running).toBeGreaterThan(0)
          return running
        }, 10_000)
        process.kill(pid, 'SIGKILL')
        const began = performance.now()
        await vi.waitFor(isBack, { timeout: 20_000, interval: 100 })
        slowest[part] = Math.max(slowest[part] ?? 0, Math.round(performance.now() - began))
      }
    }
    await recordFigure('slowest return of a killed part, ms', JSON.stringify(slowest))
    expect(stack.output()).toMatch(
      /^The libSQL server \(sqld\) died and is started again: signal SIGKILL$/m,
    )
    expect(stack.output()).toMatch(
      /^The server of the site died and is started again: signal SIGKILL$/m,
    )

    const left = descendants(stack.pid)
    expect(left.length).toBeGreaterThan(2)
    process.kill(stack.pid, 'SIGKILL')
    await vi.waitFor(() => expect(left.filter(isRunning)).toEqual([]), 10_000)
  },
  3 * startTimeoutMs,
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

/** The processes below one, those alone of a command where it is given. */
function descendants(pid: number, command = ''): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [])
    .map(([, own, parent, args = '']) => ({ own: Number(own), parent: Number(parent), args }))
  const below = (parent: number): typeof rows => {
    const children = rows.filter((row) => row.parent === parent)
    return children.concat(children.flatMap(({ own }) => below(own)))
  }
  // A shell that only waits beside a program names it too.
  const isMeant = (args: string) => args.includes(command) && !args.startsWith('/bin/sh')
  return below(pid).flatMap(({ own, args }) => (command === '' || isMeant(args) ? [own] : []))
}
