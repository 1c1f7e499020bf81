/** @module-tag prove */

import { glob, readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'

describe('the limits of the built site, in the runtime of the platform', () => {
  let site: BuiltWorker

  beforeAll(async () => {
    site = await startBuiltWorker({ variables: {} })
  })
  afterAll(() => site.stop())

  it('let exactly 60 searches of a client pass in a minute, and tell it then when to come back', async () => {
    const responses = []
    for (let search = 0; search < 63; search += 1) responses.push(await ask(site, '203.0.113.7'))
    const refused = responses.filter(({ status }) => status === 429)
    const answers = await Promise.all(refused.map((response) => response.text()))

    expect(responses.slice(0, 60).every(wasLetPass)).toBe(true)
    expect(refused).toHaveLength(3)
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    expect(answers.every((text) => text.includes(errorMessages.tooManyRequests))).toBe(true)
  })

  it('make two of 200 searches at once, and refuse the others at once', async () => {
    const responses = await askOften(site, 200, '203.0.113.8')
    const refused = responses.filter(({ status }) => status === 429)

    expect(refused.length).toBeGreaterThanOrEqual(140)
    expect(refused.every(({ headers }) => headers.get('retry-after') !== null)).toBe(true)
    expect(refused.length).toBeLessThan(200)
  })

  it('are one for a /64, and none of the business of the next', async () => {
    const spellings = ['2001:db8:7::1', '2001:0DB8:7:0:ffff::2', '2001:db8:7:0:1:2:3:4']
    const responses = []
    for (let search = 0; search < 63; search += 1) {
      responses.push(await ask(site, spellings[search % 3] ?? ''))
    }
    const neighbour = await ask(site, '2001:db8:7:1::1')

    expect(responses.filter(wasLetPass)).toHaveLength(60)
    expect(wasLetPass(neighbour)).toBe(true)
  })

  it('are one budget for pages, calls and assistants, whatever other address a request claims', async () => {
    const address = '203.0.113.9'
    for (let search = 0; search < 60; search += 1) await ask(site, address)
    const headers = {
      'cf-connecting-ip': address,
      'x-forwarded-for': '198.51.100.4',
      accept: 'text/html',
    }

    const page = await fetch(`${site.url}/recherche?q=seo`, { headers })
    const list = await fetch(`${site.url}/prompts?tag=inconnu`, { headers })
    const assistant = await fetch(`${site.url}/mcp`, { method: 'POST', headers, body: '{}' })

    expect([page.status, list.status, assistant.status]).toEqual([429, 429, 429])
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await page.text()).toContain(errorMessages.tooManyRequests)
  })

  it('leave a person some pages, which the cache does not have', async () => {
    const address = '203.0.113.10'
    for (let search = 0; search < 61; search += 1) await ask(site, address)
    const visit = (accept: string) =>
      fetch(`${site.url}/categories`, { headers: { 'cf-connecting-ip': address, accept } })

    expect((await visit('*/*')).status).toBe(429)
    expect((await visit('text/html')).status).toBe(200)
  })

  it('store nothing of who asks', async () => {
    await ask(site, '203.0.113.11')
    await ask(site, '2001:db8:abcd:ef01::1')

    expect(await storedText(site)).not.toMatch(/203\.0\.113|2001:db8|abcd:ef01/i)
  })
})

it('let a client ask again once its window is over', async () => {
  const site = await startBuiltWorker({
    variables: { COST_BUDGET: '20', LIMIT_WINDOW_SECONDS: '5' },
  })
  onTestFinished(site.stop)
  const statuses = []
  for (let search = 0; search < 3; search += 1) {
    statuses.push((await ask(site, '203.0.113.7')).status)
  }

  expect(statuses).toEqual([200, 200, 429])
  await vi.waitFor(
    async () => expect((await ask(site, '203.0.113.7')).status).toBe(200),
    eventually,
  )
}, 120_000)

const eventually = { timeout: 30_000, interval: 200 }

function ask(site: BuiltWorker, address: string): Promise<Response> {
  const input = JSON.stringify({ q: 'seo', page: 1, exact: false })
  return fetch(`${site.url}/api/trpc/search.results?input=${encodeURIComponent(input)}`, {
    headers: { 'cf-connecting-ip': address },
  })
}

/** On a machine under load the database may give up one that was let pass. */
const wasLetPass = ({ status }: Response) => status === 200 || status === 503

const askOften = (site: BuiltWorker, times: number, address: string) =>
  Promise.all(Array.from({ length: times }, () => ask(site, address)))

/** All that the objects that count have on disk, the platform's own list of them included. */
async function storedText({ stateFolder }: BuiltWorker): Promise<string> {
  const files = await Array.fromAsync(glob(`${stateFolder}/**/*RateLimiter/*`))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
  return texts.join('')
}
