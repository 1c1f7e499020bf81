import { describe, expect, it, vi } from 'vitest'

import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testGate } from '#tests/support/site/gate.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'

import { startDatabaseProxy } from './database/database-proxy.ts'
import { siteOrigin, testSite } from './http/test-app.ts'

async function emptySite(options: Parameters<typeof testSite>[1] = {}) {
  const db = await createTestDatabase()
  return testSite(() => db, options)
}

const failingRender = () => Promise.reject(new Error('secret interne'))

describe('the canonical address', () => {
  it.each([
    ['https://www.exemple.test/prompts?q=a%20b', `${siteOrigin}/prompts?q=a%20b`],
    ['http://www.exemple.test:8443/', `${siteOrigin}/`],
    ['https://www.mechant.test/prompts', `${siteOrigin}/prompts`],
    [`${siteOrigin}/prompts/`, `${siteOrigin}/prompts`],
    [`${siteOrigin}/gpt/a///?x=1`, `${siteOrigin}/gpt/a?x=1`],
  ])('of %s is %s, for good (R7)', async (from, to) => {
    const response = await (await emptySite()).request(from)

    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  it('of a site whose own host begins with www. keeps it', async () => {
    const site = await emptySite({ origin: 'https://www.exemple.test' })

    expect((await site.get('/prompts')).status).toBe(200)
  })

  it.each(['/', '/prompts', '/prompt/inconnu'])('%s stays where it is', async (path) => {
    expect((await (await emptySite()).get(path)).headers.get('location')).toBeNull()
  })

  it.each(['//mechant.test/', '///mechant.test/', '/\\mechant.test/', '//prompts/'])(
    'of %s stays on the site',
    async (path) => {
      const response = await (await emptySite()).request(siteOrigin + path)

      const location = new URL(response.headers.get('location') ?? '', siteOrigin)
      expect(response.status).toBe(301)
      expect(location.origin).toBe(siteOrigin)
    },
  )

  it.each(['//mechant.test', '//prompts'])('of %s is not the home page', async (path) => {
    const response = await (await emptySite()).request(siteOrigin + path)

    expect([301, 404]).toContain(response.status)
  })

  it('never comes from what a request says of its host', async () => {
    const site = await emptySite()
    const headers = { host: 'mechant.test', 'x-forwarded-host': 'mechant.test' }

    const html = await (await site.request('https://mechant.test/prompts', { headers })).text()

    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}/prompts"`)
    expect(html).not.toContain('mechant.test')
  })
})

describe('methods and lengths', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is a 405', async (method) => {
    const response = await (await emptySite()).get('/prompts', { method })

    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('HEAD is answered as GET, without a body', async () => {
    const site = await emptySite()

    const response = await site.get('/prompts', { method: 'HEAD' })

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toBe('')
  })

  it('an address over 8 kB is a 414, one below is read', async () => {
    const site = await emptySite()

    const [long, short] = [
      await site.get(`/prompts?q=${'a'.repeat(8192)}`),
      await site.get(`/prompts?autre=${'a'.repeat(8000)}`),
    ]

    expect([long.status, short.status]).toEqual([414, 200])
  })
})

describe('the security headers', () => {
  it.each([
    ['a page', 200, '/prompts', 'GET'],
    ['an absent page', 404, '/inconnue', 'GET'],
    ['a redirect', 301, '/prompts/', 'GET'],
    ['another method', 405, '/prompts', 'POST'],
    ['a long address', 414, `/?q=${'a'.repeat(9000)}`, 'GET'],
    ['an answer of the API', 200, '/api/trpc/catalogue.site', 'GET'],
    ['an error of the API', 400, '/api/trpc/catalogue.gpt', 'GET'],
    ['an absent procedure', 404, '/api/trpc/absent', 'GET'],
    ['an absent API', 404, '/api/absent', 'GET'],
  ])('are on %s', async (_what, status, path, method) => {
    const response = await (await emptySite()).get(path, { method })

    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: true }))
  })

  it('are on a failed rendering, which tells an id and nothing else (R243)', async () => {
    const response = await (await emptySite({ render: failingRender })).get('/prompts')
    const text = await response.text()
    const [[line] = []] = vi.mocked(console.error).mock.calls
    vi.mocked(console.error).mockClear()

    expect(response.status).toBe(500)
    expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: true }))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).not.toContain('secret')
    const id = /ERR_\d+_[\da-f]{8}/.exec(text)?.[0]
    expect(JSON.parse(String(line))).toMatchObject({ id, message: 'secret interne' })
  })

  it('are on an unavailable page', async () => {
    const { state, open } = await startDatabaseProxy()
    state.answers = ['refuse']

    const response = await testSite(open).get('/prompts')
    vi.mocked(console.error).mockClear()

    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders({ isHttps: true }))
  })

  it('allow no script, style, frame or base but those of the site itself (R257)', () => {
    const policy = securityHeaders({ isHttps: true })['content-security-policy']?.split('; ')

    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types sw',
        'upgrade-insecure-requests',
      ]),
    )
    expect(policy?.join(' ')).not.toMatch(/unsafe|\*|https?:/)
  })

  it('open the sign-in page to Turnstile where the site asks it, and no other page (R257)', async () => {
    const db = await createTestDatabase()
    const site = testSite(() => db, { gate: { ...testGate(), usesTurnstile: true } })
    const policyOf = async (path: string) =>
      (await site.get(path)).headers.get('content-security-policy')

    expect(await policyOf('/secure-admin-panel/auth')).toContain(
      'https://challenges.cloudflare.com',
    )
    expect(await policyOf('/secure-admin-panel')).not.toContain('cloudflare')
    expect(await policyOf('/cgu')).not.toContain('cloudflare')
  })

  it('leave copying allowed, which is what the product is for', () => {
    expect(securityHeaders({ isHttps: true })['permissions-policy']).toContain(
      'clipboard-write=(self)',
    )
  })

  it('ask for HTTPS for two years, of this host and of those below it', async () => {
    const site = await emptySite()

    for (const path of ['/', '/prompts', '/api/trpc/catalogue.site', '/inconnue']) {
      const { headers } = await site.get(path)
      const [, seconds] =
        /^max-age=(\d+); includeSubDomains/.exec(headers.get('strict-transport-security') ?? '') ??
        []

      expect(Number(seconds)).toBeGreaterThanOrEqual(2 * 365 * 86_400)
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    }
  })

  it('ask for HTTPS only where the site is served by it', async () => {
    const site = await emptySite({ origin: 'http://localhost:8787' })

    const response = await site.get('/prompts')

    expect(response.headers.get('strict-transport-security')).toBeNull()
    expect(response.headers.get('content-security-policy')).not.toContain('upgrade-insecure')
  })

  it('come without a cookie: a visitor has none', async () => {
    const site = await emptySite()

    for (const path of ['/', '/prompts', '/api/trpc/catalogue.site']) {
      expect((await site.get(path)).headers.get('set-cookie')).toBeNull()
    }
  })
})
