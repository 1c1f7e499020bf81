import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { contentVersion, formerSlugs } from '#drizzle/schema/index.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { withMarkdownAddress } from '#worker/addresses/markdown-request.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

async function siteWithRedirect(destination = '/prompts') {
  const db = await createTestDatabase()
  await asAdmin(db).admin.redirects.create({ source: '/ancienne', destination })
  return { db, site: testSite(() => db), admin: asAdmin(db).admin.redirects }
}

describe('an address that an administrator redirects', () => {
  it.each([
    ['/prompts', `${siteOrigin}/prompts`],
    ['/prompts?category=SEO', `${siteOrigin}/prompts?category=SEO`],
    ['/confidentialite#cookies', `${siteOrigin}/confidentialite#cookies`],
    ['/œuvre', `${siteOrigin}/%C5%93uvre`],
    ['https://exemple.org/page?x=1', 'https://exemple.org/page?x=1'],
  ])('sends visitors on to %s, and counts them', async (destination, location) => {
    const { site, admin } = await siteWithRedirect(destination)
    const response = await site.get('/ancienne?utm_source=x')

    expect([response.status, response.headers.get('location')]).toEqual([301, location])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    await vi.waitFor(async () =>
      expect(await admin.list()).toMatchObject([
        { passages: 1, dernier_passage: expect.any(String) },
      ]),
    )
    expect(await admin.missing()).toEqual([])
  })

  it.each([
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/a%2Fb', '/a%2fb'],
    ['/café', '/caf%C3%A9'],
    ['/deux%20mots', '/deux%20mots'],
    ['/deux mots', '/deux%20mots'],
    ['/100%', '/100%25'],
  ])('is found in whatever spelling: %s by %s', async (source, asked) => {
    const db = await createTestDatabase()
    await asAdmin(db).admin.redirects.create({ source, destination: '/prompts' })

    expect((await testSite(() => db).get(asked)).status).toBe(301)
  })

  it('wins over the end of a deleted item, whose successor an administrator knows', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db.insert(formerSlugs).values({ kind: 'prompt', slug: 'supprime', nouveau_slug: null }),
    ])
    const site = testSite(() => db)
    expect((await site.get('/prompt/supprime')).status).toBe(410)

    await asAdmin(db).admin.redirects.create({ source: '/prompt/supprime', destination: '/gpts' })
    const response = await site.get('/prompt/supprime')

    expect([response.status, response.headers.get('location')]).toEqual([301, `${siteOrigin}/gpts`])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBeNull()
  })

  it.each([
    ['/prompt/ancien', 'text/markdown'],
    ['/prompt/ancien.md', '*/*'],
    ['/prompt/supprime', 'text/markdown'],
  ])('leads who prefers markdown on as well: %s, asked as %s', async (path, accept) => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db.insert(formerSlugs).values({ kind: 'prompt', slug: 'supprime', nouveau_slug: null }),
    ])
    for (const source of ['/prompt/ancien', '/prompt/supprime']) {
      await asAdmin(db).admin.redirects.create({ source, destination: '/prompts' })
    }
    const asked = withMarkdownAddress(new Request(siteOrigin + path, { headers: { accept } }))
    const response = await testSite(() => db).get(new URL(asked.url).pathname)

    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `${siteOrigin}/prompts`,
    ])
  })

  it('never stands before a page that came to be there', async () => {
    const db = await createTestDatabase()
    await asAdmin(db).admin.redirects.create({ source: '/prompt/fiche', destination: '/gpts' })
    await insertPrompt(db, { slug: 'fiche' })

    expect((await testSite(() => db).get('/prompt/fiche')).status).toBe(200)
  })
})

describe('an address that nothing answers', () => {
  it('is noted by its path alone, and shows the page not found', async () => {
    const { site, admin } = await siteWithRedirect()
    const response = await site.get('/perdue?jeton=secret')

    expect(response.status).toBe(404)
    expect(await response.text()).toContain('404')
    await vi.waitFor(async () =>
      expect(await admin.missing()).toMatchObject([{ chemin: '/perdue', visites: 1 }]),
    )
  })

  it.each([
    ['/caf%C3%A9', '/café'],
    ['/deux%20mots', '/deux%20mots'],
    ['/prompt/inconnu.md', '/prompt/inconnu'],
  ])('is noted as it is redirected: %s as %s', async (asked, chemin) => {
    const { site, admin } = await siteWithRedirect()
    await site.get(asked)
    await vi.waitFor(async () => expect(await admin.missing()).toMatchObject([{ chemin }]))

    await admin.create({ source: chemin, destination: '/prompts' })
    expect((await site.get(asked)).status).toBe(301)
    expect(await admin.missing()).toEqual([])
  })

  it.each(['/compte/camille%40exemple.org', '/Bearer%20abcdefgh1234'])(
    'keeps nobody, however it is encoded: %s',
    async (asked) => {
      const { site, admin } = await siteWithRedirect()
      await site.get(asked)
      await vi.waitFor(async () => expect(await admin.missing()).toHaveLength(1))

      expect(JSON.stringify(await admin.missing())).not.toMatch(/camille|abcdefgh/)
    },
  )

  it('is not noted when its item was deleted: it is known', async () => {
    const { db, site, admin } = await siteWithRedirect()
    await writeBatch(db, [
      db.insert(formerSlugs).values({ kind: 'gpt', slug: 'supprime', nouveau_slug: null }),
    ])
    expect((await site.get('/gpt/supprime')).status).toBe(410)
    await site.get('/perdue')
    await site.settled()

    expect(await admin.missing()).toMatchObject([{ chemin: '/perdue' }])
  })

  it('is noted thirty times a minute at most, whoever asks for whatever', async () => {
    const { db, site } = await siteWithRedirect()
    await Promise.all(Array.from({ length: 60 }, (_, index) => site.get(`/perdue-${index}`)))

    await vi.waitFor(async () =>
      expect(await asAdmin(db).admin.redirects.missing()).toHaveLength(30),
    )
  })

  it('is shown as not found though the redirects cannot be read', async () => {
    const { db, site } = await siteWithRedirect()
    await writeBatch(db, [sql`drop table redirects`])
    const response = await site.get('/perdue')

    expect(response.status).toBe(404)
    expect(await response.text()).toContain('404')
    vi.mocked(console.error).mockClear()
  })

  it('changes nothing of what pages are made of: their copies stay', async () => {
    const { db, site, admin } = await siteWithRedirect()
    const before = await db.select().from(contentVersion)
    await site.get('/perdue')
    await vi.waitFor(async () => expect(await admin.missing()).toHaveLength(1))

    expect(await db.select().from(contentVersion)).toEqual(before)
  })
})
