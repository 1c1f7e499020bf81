import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'

import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import { adPublisherSchema, adsHeader } from '#shared/site/ad-publisher.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { securityHeaders, withSecurityHeaders } from '#worker/http/security-headers.ts'

import { testSite } from './test-app.ts'

const publisher = 'ca-pub-0123456789012345'
const strict = securityHeaders({ isHttps: true })
const administration = securityHeaders({ isHttps: true, isAdministration: true })
const open = securityHeaders({ isHttps: true, guest: 'ads' })

async function siteOf(adPublisher: string) {
  const db = await createTestDatabase()
  await writeBatch(db, [db.insert(siteSettings).values(settingRow('ad_publisher', adPublisher))])
  await insertPrompt(db, { slug: 'fiche' })
  return testSite(() => db)
}

describe('the identity of an AdSense publisher', () => {
  it.each([publisher, ''])('may be %j', (value) => {
    expect(adPublisherSchema.parse(` ${value} `)).toBe(value)
  })

  it.each([
    'pub-0123456789012345',
    'ca-pub-012345678901234',
    'ca-pub-01234567890123456',
    'ca-pub-012345678901234a',
    'ca-pub-0123456789012345&x=1',
    'CA-PUB-0123456789012345',
    '<script>',
  ])('may not be %j', (value) => {
    expect(adPublisherSchema.safeParse(value).success).toBe(false)
  })
})

describe('without a publisher', () => {
  it.each(['/', '/prompt/fiche', '/confidentialite'])(
    'the page %s has the strict policy and no word of consent',
    async (path) => {
      const response = await (await siteOf('')).get(path)

      expect(Object.fromEntries(response.headers)).toMatchObject(strict)
      expect(response.headers.has(adsHeader)).toBe(false)
      expect(await response.text()).not.toMatch(/ad_?publisher|data-consent|Gérer mes choix/i)
    },
  )

  it('so does the page of a site where something else is stored', async () => {
    const db = await createTestDatabase()
    await db.$client.batch(
      [`INSERT INTO site_settings VALUES ('ad_publisher', '"<script>"')`],
      'write',
    )
    const response = await testSite(() => db).get('/')

    expect(Object.fromEntries(response.headers)).toMatchObject(strict)
    expect(await response.text()).not.toMatch(/ad_?publisher/i)
  })
})

describe('with a publisher', () => {
  it.each(['/', '/prompt/fiche', '/confidentialite', '/inconnue'])(
    'the page %s asks, and its policy lets the script in',
    async (path) => {
      const response = await (await siteOf(publisher)).get(path)

      expect(Object.fromEntries(response.headers)).toMatchObject(open)
      expect(response.headers.has('cross-origin-embedder-policy')).toBe(false)
      expect(response.headers.has(adsHeader)).toBe(false)
      const html = await response.text()
      expect(html).toContain(`"adPublisher":"${publisher}"`)
      expect(html).toContain('Gérer mes choix')
      // The browser asks first.
      expect(html).not.toMatch(/googlesyndication|adsbygoogle/)
    },
  )

  it('the sign-in page keeps the policy of the administration', async () => {
    const response = await (await siteOf(publisher)).get(signInPath)

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject(administration)
  })

  it.each(['/robots.txt', '/prompt/fiche.md', '/api/trpc/catalogue.site'])(
    'the policy of %s stays as it is',
    async (path) => {
      const response = await (await siteOf(publisher)).get(path)

      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject(strict)
    },
  )

  it('a page shown inside the administration has the strict policy', async () => {
    const app = new Hono()
      .use(withSecurityHeaders(true, () => false))
      .get('*', (c) => c.text('', 200, { [adsHeader]: '' }))
    const preview = await app.request(`${adminRoot}/apercu/prompt/fiche`)
    const page = await app.request('/prompt/fiche')

    expect(Object.fromEntries(preview.headers)).toMatchObject(administration)
    expect(preview.headers.has(adsHeader)).toBe(false)
    expect(Object.fromEntries(page.headers)).toMatchObject(open)
  })

  it('the policy lets no script run that stands in the page, and nothing but named hosts', () => {
    const directives = (open['content-security-policy'] ?? '').split('; ')
    const strictDirectives = (strict['content-security-policy'] ?? '').split('; ')
    const scripts = directives.find((directive) => directive.startsWith('script-src')) ?? ''

    expect(scripts).toMatch(/^script-src 'self'( https:\/\/[*\w.-]+\.[a-z]+)+$/)
    expect(directives.join(' ')).not.toMatch(/unsafe-eval| https?:(?: |$)| \*(?: |$)/)
    // Nothing else is given up.
    const given = ['script-src', 'style-src', 'img-src', 'connect-src', 'trusted-types', 'require']
    expect(
      strictDirectives.filter(
        (directive) =>
          !directives.includes(directive) && !given.some((name) => directive.startsWith(name)),
      ),
    ).toEqual([])
  })
})
