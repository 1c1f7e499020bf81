import { describe, expect, it, vi } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import type { LimitDecision } from '#worker/limits/counter-state.ts'

import { testSite } from './test-app.ts'

const refused = { allowed: false, retryAfterSeconds: 42 }
const allowed = { allowed: true, retryAfterSeconds: 0 }

/** A site whose limiter decides as told, and what it was asked. */
async function siteUnder(decide: (count: number) => LimitDecision | Error) {
  const db = await createTestDatabase()
  await insertPrompt(db, { tags: ['seo'] })
  const counted: string[] = []
  const site = testSite(() => db, {
    limiter: async (purpose, address) => {
      counted.push(`${purpose} ${address}`)
      const decision = decide(counted.length)
      if (decision instanceof Error) throw decision
      return decision
    },
  })
  return { ...site, counted }
}

const search = { q: 'seo', page: 1, exact: false }
const call = (procedure: string, input: object) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
const batch = (...calls: [procedure: string, input: object][]) => {
  const inputs = Object.fromEntries(calls.map(([, input], index) => [index, input]))
  const names = calls.map(([procedure]) => procedure).join(',')
  return `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}

describe('a call beyond the limit', () => {
  it.each([
    ['search.results', search, errorMessages.tooManyRequests],
    ['search.suggestions', { q: 'seo' }, errorMessages.tooManyRequests],
    [
      'catalogue.prompts',
      { q: 'seo', page: 1, sort: 'recent' },
      'Vous avez filtré cette liste trop souvent.',
    ],
    ['catalogue.gpts', { q: 'seo', page: 1 }, 'Vous avez filtré cette liste trop souvent.'],
  ])('of %s is a 429 in French that says when to come back (R121)', async (...asked) => {
    const [procedure, input, message] = asked
    const response = await (await siteUnder(() => refused)).get(call(procedure, input))

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('42')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      error: {
        message,
        data: { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 42 } },
      },
    })
  })

  it('counts in a batch like any other, and leaves the rest answered', async () => {
    const site = await siteUnder((count) => (count > 2 ? refused : allowed))

    const response = await site.get(
      batch(
        ['search.results', search],
        ['search.results', { ...search, page: 2 }],
        ['search.results', { ...search, exact: true }],
        ['catalogue.categories', {}],
      ),
    )

    expect([response.status, response.headers.get('retry-after')]).toEqual([207, '42'])
    expect(await response.json()).toMatchObject([
      { result: {} },
      { result: {} },
      { error: { data: { code: 'TOO_MANY_REQUESTS' } } },
      { result: {} },
    ])
    expect(site.counted).toHaveLength(3)
  })

  it('is answered with the longest wait of its batch', async () => {
    const waits = [7, 60, 42, 3]
    const site = await siteUnder((count) => ({
      allowed: false,
      retryAfterSeconds: waits[count - 1] ?? 0,
    }))

    const response = await site.get(
      batch(...waits.map((_, page): [string, object] => ['search.results', { ...search, page }])),
    )

    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('counts ten times in a batch of ten', async () => {
    const site = await siteUnder(() => allowed)
    const calls = Array.from({ length: 10 }, (): [string, object] => ['search.results', search])

    await site.get(batch(...calls))

    expect(site.counted).toHaveLength(10)
  })
})

/** A site where each session may make one call, and what counted. */
async function strictSite() {
  const db = await createTestDatabase()
  const counted: (string | undefined)[] = []
  const site = testSite(() => db, {
    limiter: async (purpose, client) => {
      if (purpose !== 'administration') return allowed
      counted.push(client)
      return counted.filter((other) => other === client).length > 1 ? refused : allowed
    },
  })
  return { db, site, counted }
}

describe('a call of the administration beyond the limit of its session', () => {
  it('is a 429 in French with the seconds, and another session goes on', async () => {
    const { db, site } = await strictSite()
    const account = await insertAccount(db)
    const [one, other] = [browserOn(site), browserOn(site)]
    await one.signIn(account)
    await other.signIn(account)

    const statuses = [
      (await one.query('admin.labels')).status,
      (await other.query('admin.labels')).status,
    ]
    const response = await one.mutate('admin.markdown', { markdown: 'a' })

    expect(statuses).toEqual([200, 200])
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
    expect(await response.json()).toMatchObject({
      error: { message: 'Trop d’actions en une minute. Réessayez dans 42\u00a0secondes.' },
    })
  })

  it('counts for nobody whose session opens nothing', async () => {
    const { site, counted } = await strictSite()

    expect((await browserOn(site).query('admin.labels')).status).toBe(401)
    expect(counted).toEqual([])
  })
})

describe('a page beyond the limit', () => {
  it.each([
    ['/recherche?q=seo', errorMessages.tooManyRequests],
    ['/prompts?q=seo', errorMessages.tooManyFilters],
    ['/gpts?q=seo', errorMessages.tooManyFilters],
  ])(
    '%s is a 429 in French within its frame, with the seconds, its box filled and ways out (R121)',
    async (path, message) => {
      const response = await (await siteUnder(() => refused)).get(path)
      const html = await response.text()

      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
      expect(html).toContain(message)
      expect(html).toContain('Nouvel essai dans 42\u00a0secondes.')
      expect(html).not.toContain('Erreur lors')
      expect(html).toMatch(
        /<input[^>]* name="q"[^>]* value="seo"|<input[^>]*value="seo"[^>]*name="q"/,
      )
      expect(html).toContain('href="/categories"')
      expect(html).toMatch(/<header.*<footer/s)
    },
  )

  it.each(['/', '/recherche', '/prompts', '/prompts?category=SEO', '/gpts', '/categories'])(
    'is none that searches for nothing: %s',
    async (path) => {
      const site = await siteUnder(() => refused)

      expect([(await site.get(path)).status, site.counted]).toEqual([200, []])
    },
  )

  it('counts as one search', async () => {
    const site = await siteUnder(() => allowed)

    await site.get('/recherche?q=seo')

    expect(site.counted).toEqual(['search undefined'])
  })

  it.each(['/prompts?q=seo', '/gpts?q=seo'])(
    'counts as a filter and no search: %s',
    async (path) => {
      const site = await siteUnder(() => allowed)

      await site.get(path)

      expect(site.counted).toEqual(['filters undefined'])
    },
  )

  it.each(['/prompts?tag=seo', '/tag/seo'])('is none that follows a tag: %s', async (path) => {
    const site = await siteUnder(() => refused)

    expect([(await site.get(path)).status, site.counted]).toEqual([200, []])
  })
})

it('knows a client by the address that the platform gives, and by no other header', async () => {
  const site = await siteUnder(() => allowed)
  const headers = {
    'x-forwarded-for': '198.51.100.1',
    'x-real-ip': '198.51.100.1',
    'true-client-ip': '198.51.100.1',
    forwarded: 'for=198.51.100.1',
  }

  await site.get(call('search.results', search), { headers })
  await site.get(call('search.results', search), {
    headers: { ...headers, 'cf-connecting-ip': '203.0.113.7' },
  })

  expect(site.counted).toEqual(['search undefined', 'search 203.0.113.7'])
})

it('lets visitors search while the limiter is down, and logs each failure without an address', async () => {
  const site = await siteUnder(() => new Error('Network connection lost.'))

  const response = await site.get(call('search.results', search), {
    headers: { 'cf-connecting-ip': '203.0.113.7' },
  })
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
  vi.mocked(console.error).mockClear()

  expect([response.status, response.headers.get('retry-after')]).toEqual([200, null])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Network connection lost.')
  expect(lines[0]).not.toContain('203.0.113.7')
})
