import { describe, expect, it, vi } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { testSite } from './test-app.ts'

const mostMisses = 3
const client = { headers: { 'cf-connecting-ip': '192.0.2.7' } }
const other = { headers: { 'cf-connecting-ip': '192.0.2.8' } }
const call = `/api/trpc/catalogue.gpts?input=${encodeURIComponent('{"page":1}')}`

/** A site that counts misses by client, and lets each have three. */
async function countingSite() {
  const counts = new Map<string, number>()
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche' })
  const site = testSite(() => db, {
    limiter: async (purpose, address = 'unknown') => {
      if (purpose !== 'misses') return { allowed: true, retryAfterSeconds: 0 }
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return { allowed: count <= mostMisses, retryAfterSeconds: 40 }
    },
  })
  const visit = async (path: string, init: RequestInit = client) => {
    const response = await site.get(path, init)
    await site.settled()
    return response
  }
  return { visit, counts }
}

describe('what no copy answers and anybody can ask for without end', () => {
  it.each(['/gpt/inconnu-1', '/inconnue', '/prompts?ia=Claude', call])(
    '%s is counted for its client, who is refused after too many, and told when to come back',
    async (path) => {
      const { visit } = await countingSite()
      const statuses = []
      for (let times = 0; times <= mostMisses; times += 1) {
        statuses.push((await visit(path)).status)
      }
      expect(statuses).not.toContain(429)

      const refused = await visit(path)

      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('40')
      expect(refused.headers.get('cache-control')).toBe('no-store')
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await refused.text()).toContain(errorMessages.tooManyRequests)
      expect((await visit(path, other)).status).not.toBe(429)
    },
  )

  it('is refused in a sentence that says in how many seconds to come back', async () => {
    const { visit } = await countingSite()
    for (let times = 0; times <= mostMisses; times += 1) await visit('/inconnue')

    expect(await (await visit('/inconnue')).text()).toBe(
      'Trop de requêtes. Veuillez patienter. Réessayez dans 40\u00a0secondes.\n',
    )
  })

  it('is refused in the form that the client of the API reads', async () => {
    const { visit } = await countingSite()
    for (let times = 0; times <= mostMisses; times += 1) await visit(call)

    expect(await (await visit(call)).json()).toEqual({
      error: {
        message: errorMessages.tooManyRequests,
        code: -32_029,
        data: {
          code: 'TOO_MANY_REQUESTS',
          httpStatus: 429,
          details: { retryAfterSeconds: 40 },
        },
      },
    })
  })

  it.each([
    ['catalogue.gpts,auth.nothing', 1],
    ['catalogue.gpts,search.nothing', 1],
    ['catalogue.gpts,catalogue.site,catalogue.gpts', 3],
  ])('%s counts by what it asks of the catalogue', async (names, times) => {
    const { visit, counts } = await countingSite()
    const input = encodeURIComponent('{"0":{"page":1},"2":{"page":1}}')

    await visit(`/api/trpc/${names}?batch=1&input=${input}`)

    expect([...counts.values()]).toEqual([times])
  })

  it('is asked again when the window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { visit, counts } = await countingSite()
    for (let times = 0; times <= mostMisses; times += 1) await visit('/inconnue')
    expect((await visit('/inconnue')).status).toBe(429)
    counts.clear()

    vi.setSystemTime(Date.now() + 40_001)

    expect((await visit('/inconnue')).status).toBe(404)
    vi.useRealTimers()
  })

  it.each([
    '/',
    '/prompts',
    '/prompts?page=1',
    '/prompt/fiche',
    '/prompt/fiche.md',
    '/sitemap.xml',
    '/mcp',
  ])('%s is not part of: a crawler may ask for every page at once', async (path) => {
    const { visit, counts } = await countingSite()

    for (let times = 0; times < 5; times += 1) expect((await visit(path)).status).toBe(200)

    expect([...counts]).toEqual([])
  })

  it.each(['/recherche?q=seo', '/api/trpc/auth.session', '/secure-admin-panel/inconnue'])(
    '%s is not part of: it has limits of its own',
    async (path) => {
      const { visit, counts } = await countingSite()

      await visit(path)

      expect([...counts]).toEqual([])
    },
  )

  it('is not counted where the site renews its own copies', async () => {
    const { visit, counts } = await countingSite()

    await visit('/prompts?ia=Claude', {})

    expect([...counts]).toEqual([])
  })
})
