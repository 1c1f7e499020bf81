import { expect, it } from 'vitest'

import { seoPagesConfig } from '#drizzle/schema/index.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { findPageMetadata, listSeoPages } from '#worker/services/site/seo-pages.ts'

const page = (page_route: string) => ({
  page_route,
  meta_title: `Titre de ${page_route}`,
  meta_description: 'Description',
  meta_keywords: null,
  og_image: 'https://example.org/image.png',
})

it('lists the stored configurations by path and finds one, image included (R231)', async () => {
  const db = await createTestDatabase()
  await writeBatch(
    db,
    ['/prompts', '/', '/gpts'].map((route) => db.insert(seoPagesConfig).values(page(route))),
  )

  const routes = (await listSeoPages(db)).map(({ page_route }) => page_route)
  expect(routes).toEqual(['/', '/gpts', '/prompts'])
  expect(await findPageMetadata(db, '/gpts')).toMatchObject({
    meta_title: 'Titre de /gpts',
    og_image: 'https://example.org/image.png',
  })
  expect(await findPageMetadata(db, '/ailleurs')).toBeNull()
})

it('keeps one configuration a path (R200)', async () => {
  const db = await createTestDatabase()
  const twice = [page('/gpts'), page('/gpts')].map((row) => db.insert(seoPagesConfig).values(row))
  await expect(writeBatch(db, twice)).rejects.toThrow(/UNIQUE/)
  expect(await listSeoPages(db)).toEqual([])
})
