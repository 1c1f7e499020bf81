import { eq } from 'drizzle-orm'
import { decode } from 'fast-png'
import { beforeAll, describe, expect, it } from 'vitest'

import { formerSlugs, prompts, siteSettings } from '#drizzle/schema/index.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import { socialImagePath, socialImageSize } from '#shared/pages/social-image.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** What the strictest messenger still shows; LinkedIn and X take five million. */
const mostBytes = 300_000

let db: Database
let site: ReturnType<typeof testSite>

beforeAll(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche', titre: 'Une fiche', categories: ['SEO'] })
  await insertPrompt(db, { slug: 'autre', titre: 'Une autre', categories: ['SEO'] })
  await insertPrompt(db, { slug: 'secrete', statut: 'brouillon' })
  await insertGpt(db, { slug: 'dossier', nom: 'Un dossier', categories: ['Social Media'] })
  await writeBatch(db, [
    db.insert(formerSlugs).values([
      { kind: 'prompt', slug: 'ancienne', nouveau_slug: 'fiche' },
      { kind: 'gpt', slug: 'supprime', nouveau_slug: null },
    ]),
  ])
  site = testSite(() => db)
})

async function imageOf(path: string) {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

describe('the social image', () => {
  it.each([
    '/prompt/fiche',
    '/gpt/dossier',
    '/categorie/seo',
    '/categorie/social-media',
    ...fixedPaths,
  ])('of %s is a PNG of the size that networks show whole', async (path) => {
    const response = await site.get(socialImagePath(path))
    const bytes = new Uint8Array(await response.arrayBuffer())

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    // A page of another site may show it; everything else is this site's alone.
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(decode(bytes)).toMatchObject(socialImageSize)
    expect(bytes.length).toBeLessThan(mostBytes)
  })

  it('is each item’s own', async () => {
    const images = await Promise.all(
      ['fiche', 'autre'].map((slug) => imageOf(`/social/prompt/${slug}.png`)),
    )

    expect(images[0]).not.toEqual(images[1])
  })

  it('says what its item says now', async () => {
    await insertPrompt(db, { slug: 'changee', titre: 'Avant' })
    const before = await imageOf('/social/prompt/changee.png')
    await writeBatch(db, [
      db.update(prompts).set({ titre: 'Après' }).where(eq(prompts.slug, 'changee')),
    ])

    expect(await imageOf('/social/prompt/changee.png')).not.toEqual(before)
  })

  it('says how the site is called now', async () => {
    const before = await imageOf('/social/prompt/autre.png')
    await writeBatch(db, [
      db
        .insert(siteSettings)
        .values({ key: 'site_name', value: '"Un autre nom"' })
        .onConflictDoUpdate({ target: siteSettings.key, set: { value: '"Un autre nom"' } }),
    ])

    expect(await imageOf('/social/prompt/autre.png')).not.toEqual(before)
  })

  it.each([
    ['a draft', '/social/prompt/secrete.png'],
    ['no item', '/social/prompt/inconnue.png'],
    ['a deleted item', '/social/gpt/supprime.png'],
    ['no category', '/social/categorie/inconnue.png'],
    ['no page', '/social/inconnue.png'],
    ['a page of the administration', '/social/secure-admin-panel.png'],
    ['nothing', '/social/.png'],
    ['no slug', '/social/prompt/Fiche.png'],
  ])('of %s is not found', async (_what, path) => {
    const response = await site.get(path)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('image')
  })

  it('of an item with a new address is found there', async () => {
    const response = await site.get('/social/prompt/ancienne.png')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/social/prompt/fiche.png')
  })

  it.each(['/prompt/fiche', '/gpt/dossier', '/categorie/seo', '/', '/prompts', '/selection'])(
    'that %s names is there',
    async (path) => {
      const page = await (await site.get(path)).text()
      const named = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1]

      expect(named).toMatch(new RegExp(`^${siteOrigin}/social/`))
      await imageOf(new URL(named ?? '').pathname)
    },
  )
})
