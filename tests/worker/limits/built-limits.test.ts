/** @module-tag prove */

import { glob, readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'

const search = '/api/trpc/search.results?input='
const suggestions = '/api/trpc/search.suggestions?input='

describe('the limits of the built site, in the runtime of the platform', () => {
  let site: BuiltWorker

  beforeAll(async () => {
    site = await startBuiltWorker({ variables: {} })
  })
  afterAll(() => site.stop())

  it('let exactly 60 of 200 searches at once pass, and tell the others when to come back', async () => {
    const responses = await askOften(site, 200, '203.0.113.7')
    const refused = responses.filter(({ status }) => status === 429)
    const answers = await Promise.all(refused.map((response) => response.text()))

    expect(responses.filter(wasLetPass)).toHaveLength(60)
    expect(refused).toHaveLength(140)
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    expect(answers.every((text) => text.includes(errorMessages.tooManyRequests))).toBe(true)
  })

  it('are one for a /64, and none of the business of the next', async () => {
    const spellings = ['2001:db8:7::1', '2001:0DB8:7:0:ffff::2', '2001:db8:7:0:1:2:3:4']
    const responses = await Promise.all(
      spellings.map((address) => askOften(site, 25, address)),
    ).then((lists) => lists.flat())
    const neighbour = await ask(site, '2001:db8:7:1::1')

    expect(responses.filter(wasLetPass)).toHaveLength(60)
    expect(wasLetPass(neighbour)).toBe(true)
  })

  it('count pages and calls together, whatever other address a request claims', async () => {
    const address = '203.0.113.9'
    await askOften(site, 60, address)
    const headers = { 'cf-connecting-ip': address, 'x-forwarded-for': '198.51.100.4' }

    const page = await fetch(`${site.url}/recherche?q=seo`, { headers })
    const list = await fetch(`${site.url}/prompts`, { headers })

    expect([page.status, wasLetPass(list)]).toEqual([429, true])
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await page.text()).toContain(errorMessages.tooManyRequests)
  })

  it('let 300 suggestions pass, of the searches apart', async () => {
    const responses = []
    // In lots: the limit is asked, and not how many the machine answers at once.
    for (let lot = 0; lot < 64; lot += 1) {
      responses.push(...(await askOften(site, 5, '203.0.113.10', suggestions)))
    }

    expect(responses.filter(wasLetPass)).toHaveLength(300)
    expect(wasLetPass(await ask(site, '203.0.113.10'))).toBe(true)
  })

  it('keep no address, neither whole nor cut', async () => {
    await ask(site, '203.0.113.11')
    await ask(site, '2001:db8:abcd:ef01::1')

    const stored = await storedText(site)

    expect(stored).toContain('refusedUntil')
    expect(stored).not.toMatch(/203\.0\.113|2001:db8|abcd:ef01/i)
  })
})

it('forget a client once its window is past, and let it search again', async () => {
  const site = await startBuiltWorker({
    // What is stored is read within the window, on a busy machine as well.
    variables: { SEARCH_LIMIT: '2', LIMIT_WINDOW_SECONDS: '5' },
  })
  onTestFinished(site.stop)
  const statuses = (await askOften(site, 3, '203.0.113.7')).map(({ status }) => status)
  const stored = await storedText(site)

  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429])
  expect(stored).toContain('refusedUntil')
  await vi.waitFor(
    async () => expect((await ask(site, '203.0.113.7')).status).toBe(200),
    eventually,
  )
  await vi.waitFor(async () => {
    expect(await storedText(site)).not.toContain('refusedUntil')
  }, eventually)
}, 120_000)

const eventually = { timeout: 30_000, interval: 200 }

function ask(site: BuiltWorker, address: string, procedure = search): Promise<Response> {
  const input = procedure === search ? { q: 'seo', page: 1, exact: false } : { q: 'seo' }
  return fetch(site.url + procedure + encodeURIComponent(JSON.stringify(input)), {
    headers: { 'cf-connecting-ip': address },
  })
}

/** On a machine under load the database may give up one that was let pass. */
const wasLetPass = ({ status }: Response) => status === 200 || status === 503

const askOften = (site: BuiltWorker, times: number, address: string, procedure?: string) =>
  Promise.all(Array.from({ length: times }, () => ask(site, address, procedure)))

/** All that the objects that count have on disk, the platform's own list of them included. */
async function storedText({ stateFolder }: BuiltWorker): Promise<string> {
  const files = await Array.fromAsync(glob(`${stateFolder}/**/*RateLimiter/*`))
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
  return texts.join('')
}
