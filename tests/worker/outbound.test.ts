import { once } from 'node:events'
import { glob, readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { parseSync, Visitor } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { openClient } from '#drizzle/local/database-client.ts'
import { projectPath } from '#drizzle/local/project-root.ts'
import { redirects } from '#drizzle/schema/index.ts'
import { createDatabases } from '#worker/database/databases.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { databaseDown } from '#worker/runtime/errors.ts'
import { createAnnounce } from '#worker/services/site/index-now.ts'

type Call = { file: string; text: string }

/** Where the Worker sends requests of its own: the calls of the platform's `fetch`. */
async function outgoingCalls(): Promise<Call[]> {
  const calls: Call[] = []
  for await (const file of glob('worker/**/*.ts', { cwd: projectPath() })) {
    const source = await readFile(projectPath(file), 'utf8')
    new Visitor({
      CallExpression: ({ callee, start, end }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'fetch') return
        calls.push({ file, text: source.slice(start, end) })
      },
    }).visit(parseSync(file, source).program)
  }
  return calls.toSorted((a, b) => a.file.localeCompare(b.file))
}

const calls = await outgoingCalls()

describe('a request that the Worker sends', () => {
  it('is sent from one of the places that are known', () => {
    expect(calls.map(({ file }) => file)).toEqual([
      'worker/auth/challenge/turnstile.ts',
      'worker/database/databases.ts',
      'worker/services/links/link-asker.ts',
      'worker/services/links/link-asker.ts',
      'worker/services/site/index-now.ts',
    ])
  })

  it('follows no redirect by itself', () => {
    expect(calls.filter(({ text }) => !/\bredirect: 'manual'/.test(text))).toEqual([])
  })

  it('goes to a host that the document names', async () => {
    const files = new Set(calls.map(({ file }) => file))
    const sources = await Promise.all([...files].map((file) => readFile(projectPath(file), 'utf8')))
    const hosts = sources.flatMap(
      (source) => source.match(/(?<=https?:\/\/)[\w-]+\.[\w.-]+/g) ?? [],
    )
    const document = await readFile(projectPath('worker/README.md'), 'utf8')

    expect(hosts.length).toBeGreaterThan(2)
    expect(hosts.filter((host) => !document.includes(`\`${host}\``))).toEqual([])
  })

  it('is encrypted wherever its address is written in the source', async () => {
    const plain: string[] = []
    for await (const file of glob('{worker,shared,drizzle}/**/*.ts', { cwd: projectPath() })) {
      const source = await readFile(projectPath(file), 'utf8')
      const fetched =
        source.match(/(?<=(?:fetch\(|Url = |Address = )\s*['"`])http:\/\/[^'"`]*/g) ?? []
      // What is on the same machine, or has an address in form alone since the platform binds it.
      plain.push(
        ...fetched.filter((address) => !/^http:\/\/(?:links\/|disk\/|127\.0\.0\.1:)/.test(address)),
      )
    }

    expect(plain).toEqual([])
  })

  it('is checked by its certificate: no source leaves that out', async () => {
    const careless: string[] = []
    for await (const file of glob('{worker,shared,drizzle,.ci,.hosting}/**/*', {
      cwd: projectPath(),
      withFileTypes: true,
    })) {
      if (!file.isFile()) continue
      const text = await readFile(`${file.parentPath}/${file.name}`, 'utf8')
      if (
        /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|--insecure/i.test(text)
      ) {
        careless.push(file.name)
      }
    }

    expect(careless).toEqual([])
  })
})

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  // A server that listens on a TCP port has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server that sends everybody to another, and what the other was asked. */
async function misleading() {
  const asked: string[] = []
  const other = await serve(({ url = '' }, response) => {
    asked.push(url)
    response.end('{}')
  })
  const first: string[] = []
  const url = await serve((request, response) => {
    first.push(request.url ?? '')
    response.writeHead(307, { location: other + (request.url ?? '') }).end()
  })
  return { url, first, asked }
}

describe('where the answer is to ask elsewhere', () => {
  it('a database is not believed, whoever opened it', async () => {
    const { url, first, asked } = await misleading()
    const databases = createDatabases({
      DATABASE_URL: url,
      DATABASE_AUTH_TOKEN: 'token',
      DATABASE_READ_TOKEN: 'token',
      DATABASE_REPLICA_URL: url,
    })
    const open = [databases.openPrimary(), databases.openReader(), databases.openNearest(() => 0)]

    for (const db of open) await expect(db.select().from(redirects)).rejects.toThrow('Failed query')
    const writer = databases.openPrimary()
    await expect(writeBatch(writer, [writer.delete(redirects)])).rejects.toThrow(
      databaseDown(null).message,
    )
    await expect(openClient(url, 'token').execute('select 1')).rejects.toThrow('fetch failed')

    expect(first.length).toBeGreaterThan(5)
    expect(asked).toEqual([])
  })

  it('nor is a service that is told of changed pages', async () => {
    const { url, first, asked } = await misleading()

    await createAnnounce({ key: 'cle-1234', siteOrigin: 'https://exemple.test', address: url })([
      '/',
    ])
    vi.mocked(console.error).mockClear()

    expect(first).toHaveLength(1)
    expect(asked).toEqual([])
  })
})
