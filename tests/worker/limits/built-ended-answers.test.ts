/** @module-tag prove */

import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { type FaultProxy, startFaultProxy } from '#tests/support/database/fault-proxy.ts'
import {
  type ServedSite,
  type ServedSites,
  startServedSites,
} from '#tests/support/site/served-sites.ts'

/** More than an isolate makes at once. */
const manyClients = Array.from({ length: 12 }, (_, index) => `203.0.113.${index + 1}`)

describe('expensive answers of the built site to clients that are slow or gone', () => {
  let sites: ServedSites
  let proxy: FaultProxy
  let site: ServedSite

  beforeAll(async () => {
    sites = await startServedSites()
    proxy = await startFaultProxy(sites.database.url)
    site = await sites.start({ databaseUrl: proxy.url, variables: {} })
  })
  afterAll(async () => {
    await proxy.stop()
    await sites.stop()
  })

  function ask(path: string, address: string, init: RequestInit = {}): Promise<Response> {
    return fetch(site.url + path, { ...init, headers: { 'cf-connecting-ip': address } })
  }
  const search = (text: string, address: string, init?: RequestInit) => {
    const input = JSON.stringify({ q: text, page: 1, exact: false })
    return ask(`/api/trpc/search.results?input=${encodeURIComponent(input)}`, address, init)
  }
  const status = async () => (await search(crypto.randomUUID(), '198.51.100.1')).status
  const patience = { timeout: 15_000, interval: 500 }

  it('release their slots when the clients gave up', async () => {
    expect(await status()).toBe(200)
    await proxy.set('slow')
    const controller = new AbortController()
    const given = manyClients.map((address) =>
      search(`abandon ${address}`, address, { signal: controller.signal }).catch(() => null),
    )
    await sleep(500)
    controller.abort()
    await Promise.all(given)
    await proxy.set(null)

    await vi.waitFor(async () => expect(await status()).toBe(200), patience)
  }, 60_000)

  it('have no place before what they are asked with has arrived', async () => {
    const { hostname, port } = new URL(site.url)
    const sockets = manyClients.map((address) => {
      const socket = connect(Number(port), hostname)
      socket.write(
        [
          'POST /api/trpc/reports.send HTTP/1.1',
          `host: ${hostname}:${port}`,
          `cf-connecting-ip: ${address}`,
          'content-type: application/json',
          'sec-fetch-site: same-origin',
          'x-app: 1',
          'content-length: 5000',
          '',
          '{',
        ].join('\r\n'),
      )
      return socket
    })
    await sleep(1000)

    expect(await status()).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  it('release their slots when only the headers were asked for', async () => {
    for (const address of manyClients) {
      const response = await ask('/export/prompts.csv', address, { method: 'HEAD' })
      expect(response.status).toBe(200)
    }

    await vi.waitFor(async () => expect(await status()).toBe(200), patience)
  })

  it('release their slots when the file was not read', async () => {
    for (const address of manyClients) {
      const controller = new AbortController()
      const { body } = await ask('/export/prompts.json', address, { signal: controller.signal })
      await body?.cancel()
      controller.abort()
    }

    await vi.waitFor(async () => expect(await status()).toBe(200), patience)
  })
})
