import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { contentVersion } from '#drizzle/schema/index.ts'
import { asAdmin } from '#tests/support/caller.ts'
import { insertPrompt } from '#tests/support/factories.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { writeBatch } from '#worker/write-batch.ts'

import { siteOrigin, testSite } from './test-app.ts'

async function siteWithRedirect(destination = '/prompts') {
  const db = await createTestDatabase()
  await asAdmin(db).admin.redirects.create({ source: '/ancienne', destination })
  return { db, site: testSite(() => db), admin: asAdmin(db).admin.redirects }
}

describe('an address that an administrator redirects', () => {
  it.each([
    ['/prompts', `${siteOrigin}/prompts`],
    ['https://exemple.org/page?x=1', 'https://exemple.org/page?x=1'],
  ])('sends visitors on to %s, and counts them', async (destination, location) => {
    const { site, admin } = await siteWithRedirect(destination)
    const response = await site.get('/ancienne?utm_source=x')

    expect([response.status, response.headers.get('location')]).toEqual([301, location])
    expect(response.headers.get('cache-control')).toBe('max-age=3600')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    await vi.waitFor(async () =>
      expect(await admin.list()).toMatchObject([
        { passages: 1, dernier_passage: expect.any(String) },
      ]),
    )
    expect(await admin.missing()).toEqual([])
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
