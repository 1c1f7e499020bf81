import { describe, expect, it, vi } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { insertAccount } from '#tests/support/database/accounts.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { recordingBudgets, unlimitedBudgets } from '#tests/support/site/budgets.ts'
import { browserOn } from '#tests/worker/auth/browser.ts'
import type { Budgets } from '#worker/limits/budgets.ts'
import { costs, unitsOf } from '#worker/limits/costs.ts'
import type { BudgetDecision } from '#worker/limits/spent-units.ts'

import { siteOrigin, testSite } from './test-app.ts'

const refused = { allowed: false, retryAfterSeconds: 42 } as const
const allowed = { allowed: true } as const
const busy = { allowed: false, retryAfterSeconds: 1, isBusy: true } as const

/** A site whose budgets decide as told, and what was spent. */
async function siteUnder(decide: (count: number) => BudgetDecision) {
  const db = await createTestDatabase()
  await insertPrompt(db, { tags: ['seo'] })
  const { budgets, takeSpent, openAnswers } = recordingBudgets(decide)
  return { ...testSite(() => db, { budgets }), takeSpent, openAnswers }
}

const search = { q: 'seo', page: 1, exact: false }
const call = (procedure: string, input: object) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
/** The address that the platform gives. */
const from = { headers: { 'cf-connecting-ip': '203.0.113.7' } }
const batch = (...calls: [procedure: string, input: object][]) => {
  const inputs = Object.fromEntries(calls.map(([, input], index) => [index, input]))
  const names = calls.map(([procedure]) => procedure).join(',')
  return `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}

describe('a call beyond the budget', () => {
  it.each([
    ['search.results', search, errorMessages.tooManyRequests],
    ['search.suggestions', { q: 'seo' }, errorMessages.tooManyRequests],
    ['catalogue.prompts', { q: 'seo', page: 1, sort: 'recent' }, errorMessages.tooManyRequests],
    ['catalogue.gpts', { q: 'seo', page: 1 }, errorMessages.tooManyRequests],
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
      from,
    )

    expect([response.status, response.headers.get('retry-after')]).toEqual([207, '42'])
    expect(await response.json()).toMatchObject([
      { result: {} },
      { result: {} },
      { error: { data: { code: 'TOO_MANY_REQUESTS' } } },
      { result: {} },
    ])
    // Three searches, and the call that has no cost of its own.
    expect(site.takeSpent()).toEqual([`client 203.0.113.7: ${3 * costs.search.units + 1}`])
    expect(site.openAnswers()).toBe(0)
  })

  it.each([
    ['before its input is read', { checkSlot: () => busy, acquireSlot: () => busy }],
    ['after its input was read', { acquireSlot: () => busy }],
    ['because of other inputs of its client', { admitInput: () => busy }],
  ])('that is refused %s costs 1 unit', async (_, refusing) => {
    const db = await createTestDatabase()
    const { budgets, takeSpent } = recordingBudgets()
    const site = testSite(() => db, { budgets: { ...budgets, ...refusing } })
    const response = await site.get(call('search.results', search))

    expect([response.status, takeSpent()]).toEqual([429, ['client 203.0.113.7: 1']])
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

  it.each(['abc', '-1000000', '1e2', 'NaN', '0x10', '12, 12', undefined])(
    'with a body that says its length is %j costs as much as the longest',
    async (length) => {
      const site = await siteUnder(() => allowed)
      const headers = {
        ...from.headers,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-app': '1',
        ...(length !== undefined && { 'content-length': length }),
      }

      await site.get('/api/trpc/reports.send', { method: 'POST', headers, body: '{}' })

      expect(site.takeSpent()).toEqual([`client 203.0.113.7: ${unitsOf(costs.create, 100_000)}`])
    },
  )

  it('costs ten times as much in a batch of ten', async () => {
    const site = await siteUnder(() => allowed)
    const calls = Array.from({ length: 10 }, (): [string, object] => ['search.results', search])

    await site.get(batch(...calls), from)

    expect(site.takeSpent()).toEqual([`client 203.0.113.7: ${10 * costs.search.units}`])
  })
})

describe('a call of the administration', () => {
  it('is charged to the account, whatever session it comes from, and to its client once', async () => {
    const db = await createTestDatabase()
    const { budgets, takeSpent } = recordingBudgets()
    const site = testSite(() => db, { budgets })
    const account = await insertAccount(db)
    const [one, other] = [browserOn(site), browserOn(site)]
    await one.signIn(account)
    await other.signIn(account)
    takeSpent()

    await one.query('admin.labels')
    await other.mutate('admin.markdown', { markdown: 'a' })

    // This request does not declare its length, so it is charged for the longest that is read.
    const { units, unitsPer10kB } = costs.markdown
    expect(takeSpent()).toEqual([
      'client 203.0.113.7: 2',
      `account ${account.id}: ${1 + units + 100 * unitsPer10kB}`,
    ])
  })

  it('beyond the budget of its account is a 429 in French with the seconds', async () => {
    const db = await createTestDatabase()
    const { budgets } = recordingBudgets(() => refused)
    const browser = browserOn(testSite(() => db, { budgets }))
    await browser.signIn(await insertAccount(db))

    const response = await browser.mutate('admin.markdown', { markdown: 'a' })

    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42'])
    expect(await response.json()).toMatchObject({
      error: { message: 'Trop d’actions en une minute.' },
    })
  })

  it('is charged to no account by one whose session opens nothing', async () => {
    const db = await createTestDatabase()
    const { budgets, takeSpent } = recordingBudgets()
    const browser = browserOn(testSite(() => db, { budgets }))

    expect((await browser.query('admin.labels')).status).toBe(401)
    expect(takeSpent()).toEqual(['client 203.0.113.7: 1'])
  })

  it('of an account whose budget is used up asks the database for nothing', async () => {
    const db = await createTestDatabase()
    const account = await insertAccount(db)
    let isExhausted = false
    let opened = 0
    const site = testSite(
      () => {
        opened += 1
        if (isExhausted) vi.spyOn(db.client, 'read').mockRejectedValue(new Error('asked'))
        return db
      },
      {
        budgets: {
          ...unlimitedBudgets,
          check: ({ kind }) => (isExhausted && kind === 'account' ? refused : allowed),
        },
      },
    )
    const browser = browserOn(site)
    await browser.signIn(account)
    isExhausted = true

    expect((await browser.query('admin.labels')).status).toBe(429)
    expect(opened).toBeGreaterThan(1)
  })

  it('of an account whose budget is used up is a page that says so, where a browser asks', async () => {
    const db = await createTestDatabase()
    const account = await insertAccount(db)
    let isExhausted = false
    const check: Budgets['check'] = ({ kind }) =>
      isExhausted && kind === 'account' ? refused : allowed
    const browser = browserOn(testSite(() => db, { budgets: { ...unlimitedBudgets, check } }))
    await browser.signIn(account)
    isExhausted = true

    const response = await browser.send('/secure-admin-panel/tags', {
      headers: { accept: 'text/html' },
    })
    const html = await response.text()

    expect([response.status, response.headers.get('cache-control')]).toEqual([429, 'no-store'])
    expect(html).toContain('Trop d’actions en une minute. Réessayez dans 42\u00a0secondes.')
    expect(html).toContain('href="/secure-admin-panel/tags"')
    expect(html).not.toContain('Référence')
  })
})

describe('a page beyond the budget', () => {
  it.each([
    ['/recherche?q=seo', errorMessages.tooManyRequests],
    ['/prompts?q=seo', errorMessages.tooManyRequests],
    ['/gpts?q=seo', errorMessages.tooManyRequests],
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

  it.each(['/', '/recherche', '/prompts', '/gpts', '/categories'])(
    'is none that searches for nothing: %s',
    async (path) => {
      const site = await siteUnder(() => refused)

      expect((await site.get(path, from)).status).toBe(200)
      expect(site.takeSpent()).toEqual(['client 203.0.113.7: 1'])
    },
  )

  it.each([
    ['/recherche?q=seo', costs.search],
    ['/prompts?q=seo', costs.listSearch],
    ['/gpts?q=seo', costs.listSearch],
    ['/prompts?category=SEO', costs.filteredList],
    ['/prompts?tag=seo', costs.filteredList],
    ['/tag/seo', costs.read],
    ['/inconnue', costs.read],
  ])('%s costs what it has to work out', async (path, cost) => {
    const site = await siteUnder(() => allowed)

    await site.get(path, from)

    expect(site.takeSpent()).toEqual([`client 203.0.113.7: ${cost.units}`])
  })
})

/** The site of a client that has nothing left but two pages. */
async function exhaustedSite() {
  const db = await createTestDatabase()
  let pages = 2
  const takeCreditPage = () => (pages -= 1) >= 0
  return testSite(() => db, {
    budgets: { ...unlimitedBudgets, check: () => refused, takeCreditPage },
  })
}

describe('a client whose budget is used up', () => {
  it.each([
    ['/prompts.json', {}],
    ['/inconnue', {}],
    ['/api/trpc/catalogue.site', {}],
    ['/api/trpc/admin.labels', {}],
    ['/api/trpc/admin.inconnue', { method: 'POST', body: '{}' }],
    ['/PROMPTS//', {}],
    ['/prompts', { method: 'DELETE' }],
    ['/secure-admin-panel', {}],
    ['/mcp', { method: 'POST', body: '{}' }],
  ])('is refused before anything is done: %s %j', async (path, init) => {
    const response = await (await exhaustedSite()).get(path, init)

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('42')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toContain(errorMessages.tooManyRequests)
  })

  it('reads when to come back in a text, and in the form of the API', async () => {
    const site = await exhaustedSite()

    expect(await (await site.get('/inconnue')).text()).toBe(
      'Trop de requêtes. Veuillez patienter. Réessayez dans 42\u00a0secondes.\n',
    )
    expect(await (await site.get('/api/trpc/catalogue.site')).json()).toEqual({
      error: {
        message: errorMessages.tooManyRequests,
        code: -32_029,
        data: {
          code: 'TOO_MANY_REQUESTS',
          httpStatus: 429,
          details: { retryAfterSeconds: 42 },
        },
      },
    })
  })

  it('still gets the pages that it has on credit', async () => {
    const site = await exhaustedSite()
    const statuses = []
    for (let page = 0; page < 4; page += 1) {
      statuses.push((await site.get('/prompts', { headers: { accept: 'text/html' } })).status)
    }

    expect(statuses).toEqual([200, 200, 429, 429])
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

  await site.request(siteOrigin + call('search.results', search), { headers })
  await site.get(call('search.results', search), {
    headers: { ...headers, 'cf-connecting-ip': '203.0.113.7' },
  })

  expect(site.takeSpent()).toEqual(['client 203.0.113.7: 10'])
})

it('charges nothing for a page that the site renders again for its own cache', async () => {
  const site = await siteUnder(() => allowed)

  await site.request(`${siteOrigin}/prompts`)

  expect(site.takeSpent()).toEqual([])
})
