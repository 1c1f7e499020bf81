import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createPlainServer, type Server as Plain } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { createAsk } from '#drizzle/local/links/ask-address.ts'
import { isPublicAddress } from '#drizzle/local/links/public-address.ts'
import type { Resolve } from '#drizzle/local/links/resolve-name.ts'
import { lookAt } from '#worker/services/links/look-at.ts'

const siteOrigin = 'https://catalogue.example'
/** Stands for an address of the internet; another of this machine does not. */
const open = '127.0.0.2'
const inside = '127.0.0.1'

const servers: (Server | Plain)[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function listen(server: Server | Plain, host: string): Promise<number> {
  servers.push(server)
  server.listen(0, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const serve = (listener: RequestListener, host = open) => listen(createServer(listener), host)

const names: Record<string, string[]> = {
  'site.example': [open],
  'inside.example': [inside],
  'both.example': [open, inside],
}
const resolve: Resolve = async (name) => names[name] ?? (/^[\d.]+$/.test(name) ? [name] : null)
const isAllowed = (address: string) => address === open || isPublicAddress(address)
const ask = createAsk({ siteOrigin, resolve, isAllowed })
const look = (address: string) => lookAt(address, { ask, isAsked: () => true })

describe('a look from a machine of one’s own', () => {
  it.each([
    [200, 'vivant'],
    [404, 'absent'],
    [410, 'absent'],
    [403, 'sans_verdict'],
    [500, 'sans_verdict'],
  ] as const)('finds %i to be %s', async (status, verdict) => {
    const port = await serve((_request, response) => response.writeHead(status).end())

    expect(await look(`http://site.example:${port}/`)).toMatchObject({ verdict })
  })

  it('says who it is and of which site', async () => {
    const agents: unknown[] = []
    const port = await serve(({ headers }, response) => {
      agents.push(headers['user-agent'], headers.host)
      response.end()
    })

    await look(`http://site.example:${port}/`)

    expect(agents).toEqual([expect.stringContaining(siteOrigin), `site.example:${port}`])
  })

  it('asks in full where the short question is refused', async () => {
    const port = await serve(({ method }, response) =>
      response.writeHead(method === 'HEAD' ? 405 : 200).end(),
    )

    expect(await look(`http://site.example:${port}/`)).toMatchObject({
      verdict: 'vivant',
      requests: 2,
    })
  })

  it.each(['inside.example', 'both.example', inside])(
    'does not connect to %s, nor where a redirect leads there',
    async (name) => {
      let asked = 0
      const secret = await serve((_request, response) => {
        asked += 1
        response.end()
      }, inside)
      const port = await serve((_request, response) =>
        response.writeHead(302, { location: `http://${name}:${secret}/` }).end(),
      )

      for (const address of [`http://${name}:${secret}/`, `http://site.example:${port}/`]) {
        expect(await look(address)).toMatchObject({
          verdict: 'sans_verdict',
          constat: 'Adresse d’un réseau privé',
        })
      }
      expect(asked).toBe(0)
    },
  )

  it('connects to what was checked, though the name leads elsewhere by then', async () => {
    let asked = 0
    const port = await serve((_request, response) => {
      asked += 1
      response.end()
    })
    const answers = [[open], [inside]]
    let times = 0
    const rebound = createAsk({
      siteOrigin,
      isAllowed,
      resolve: async () => answers[Math.min(times++, 1)] ?? [],
    })
    const question = {
      address: `http://site.example:${port}/`,
      method: 'GET',
      timeoutMs: 5000,
    } as const

    expect(await rebound(question)).toMatchObject({ status: 200 })
    expect(await rebound(question)).toEqual({ failure: 'interdit' })
    expect([asked, times]).toEqual([1, 2])
  })

  it('finds a name that is gone to be gone, and one that cannot be looked up to be nothing', async () => {
    const failing = createAsk({
      siteOrigin,
      resolve: () => Promise.reject(new Error('no name server')),
    })

    expect(await look('http://gone.example/')).toMatchObject({ verdict: 'absent' })
    expect(
      await lookAt('http://site.example/', { ask: failing, isAsked: () => true }),
    ).toMatchObject({ verdict: 'sans_verdict' })
  })

  it('goes round in a circle no more than five times', async () => {
    let asked = 0
    const port = await serve((_request, response) => {
      asked += 1
      response.writeHead(301, { location: '/' }).end()
    })

    expect(await look(`http://site.example:${port}/`)).toMatchObject({
      verdict: 'sans_verdict',
      constat: 'Trop de redirections',
    })
    expect(asked).toBe(6)
  })

  it('waits for nobody longer than it may', async () => {
    const port = await serve(() => undefined)

    expect(
      await ask({ address: `http://site.example:${port}/`, method: 'GET', timeoutMs: 200 }),
    ).toEqual({ failure: 'delai' })
    expect(
      await createAsk({ siteOrigin, resolve: () => new Promise(() => undefined) })({
        address: 'http://site.example/',
        method: 'GET',
        timeoutMs: 200,
      }),
    ).toEqual({ failure: 'delai' })
  })

  it('reads no body, however much comes', async () => {
    let sent = 0
    const port = await serve((_request, response) => {
      const piece = Buffer.alloc(65_536)
      const more = () => {
        sent += piece.length
        if (sent < 200_000_000 && response.write(piece)) setImmediate(more)
        else response.once('drain', more)
      }
      more()
    })

    expect(
      await ask({ address: `http://site.example:${port}/`, method: 'GET', timeoutMs: 5000 }),
    ).toMatchObject({ status: 200 })
    expect(sent).toBeLessThan(20_000_000)
  })

  it('reads no head that does not end', async () => {
    const endless = createPlainServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 200 OK\r\n')
      for (let line = 0; line < 2000; line += 1) socket.write(`x-${line}: ${'y'.repeat(100)}\r\n`)
    })
    const port = await listen(endless, open)

    expect(
      await ask({ address: `http://site.example:${port}/`, method: 'GET', timeoutMs: 5000 }),
    ).toEqual({ failure: 'reseau' })
  })
})
