import { describe, expect, it } from 'vitest'

import { prompts } from '#drizzle/schema/index.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import { insertGpt, insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const entries = (xml: string) =>
  [...xml.matchAll(/<(?:url|sitemap)><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?</g)].map(
    ([, loc = '', lastmod]) => [loc.replace(siteOrigin, ''), lastmod],
  )

async function readSitemap(site: ReturnType<typeof testSite>, path: string) {
  const response = await site.get(path)
  return { status: response.status, response, entries: entries(await response.text()) }
}

describe('the sitemap', () => {
  it('names its parts, and the date of a kind that has one part', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { date_modification: '2026-03-04T10:00:00.000Z' })
    await insertPrompt(db, { date_modification: '2026-05-06T10:00:00.000Z' })
    const { response, entries: parts } = await readSitemap(
      testSite(() => db),
      '/sitemap.xml',
    )

    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(parts).toEqual([
      ['/sitemap-pages.xml', undefined],
      ['/sitemap-prompts-1.xml', '2026-05-06T10:00:00.000Z'],
    ])
  })

  it('lists public items with the date of their last change, and nothing else', async () => {
    const db = await createTestDatabase()
    const date_modification = '2026-03-04T10:00:00.000Z'
    await insertPrompt(db, { slug: 'fiche', date_modification })
    await insertPrompt(db, { slug: 'brouillon', statut: 'brouillon' })
    await insertPrompt(db, { slug: 'refuse', statut: 'refuse' })
    await insertGpt(db, { slug: 'dossier', date_modification })
    const site = testSite(() => db)

    expect((await readSitemap(site, '/sitemap-prompts-1.xml')).entries).toEqual([
      ['/prompt/fiche', date_modification],
    ])
    expect((await readSitemap(site, '/sitemap-gpts-1.xml')).entries).toEqual([
      ['/gpt/dossier', date_modification],
    ])
  })

  it('lists the pages and one for each category, dated where the catalogue is shown', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      categories: ['Social Media', '***'],
      date_modification: '2026-03-04T10:00:00.000Z',
    })
    const { entries: pages } = await readSitemap(
      testSite(() => db),
      '/sitemap-pages.xml',
    )
    const dates = new Map(pages.map(([path, date]) => [path, date]))

    expect([...dates.keys()]).toEqual([...fixedPaths, '/categorie/social-media'])
    expect(dates.get('/prompts')).toBe('2026-03-04T10:00:00.000Z')
    expect(dates.get('/cgu')).toBeUndefined()
  })

  it('names the page that two categories share once', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['Été', 'ete'] })
    const { entries: pages } = await readSitemap(
      testSite(() => db),
      '/sitemap-pages.xml',
    )

    expect(pages.filter(([path]) => path?.startsWith('/categorie/'))).toEqual([
      ['/categorie/ete', undefined],
    ])
  })

  it('is in parts of 5,000, of which each item is in one', async () => {
    const db = await createTestDatabase()
    const rows = Array.from({ length: 5001 }, (_, index) =>
      promptValues({ slug: `fiche-${index}`, date_creation: '2026-03-04T10:00:00.000Z' }),
    )
    for (let start = 0; start < rows.length; start += 500) {
      await writeBatch(db, [db.insert(prompts).values(rows.slice(start, start + 500))])
    }
    const site = testSite(() => db)
    const parts = await Promise.all(
      [1, 2].map((part) => readSitemap(site, `/sitemap-prompts-${part}.xml`)),
    )

    expect((await readSitemap(site, '/sitemap.xml')).entries).toHaveLength(3)
    expect(parts.map((part) => part.entries.length)).toEqual([5000, 1])
    expect(new Set(parts.flatMap((part) => part.entries.map(([path]) => path))).size).toBe(5001)
  })

  it.each([
    '/sitemap-prompts-2.xml',
    '/sitemap-prompts-0.xml',
    '/sitemap-prompts-01.xml',
    '/sitemap-comptes-1.xml',
    '/sitemap-gpts-1.xml',
    '/sitemap-',
  ])('has no part %s', async (path) => {
    const db = await createTestDatabase()
    await insertPrompt(db)

    expect((await testSite(() => db).get(path)).status).toBe(404)
  })
})

it('lets crawlers read the pages and tells them where the sitemap is', async () => {
  const db = await createTestDatabase()
  const response = await testSite(() => db).get('/robots.txt')
  const text = await response.text()

  expect(response.status).toBe(200)
  expect(text).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`)
  expect(text).toContain('Disallow: /api/\n')
  expect(text).not.toContain('secure-admin-panel')
})
