import { beforeAll, expect, it } from 'vitest'

import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

import { siteOrigin, testSite } from './test-app.ts'

let db: Database

beforeAll(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { categories: ['SEO', 'Technical SEO'] })
})

const answer = async (path: string) => {
  const response = await testSite(() => db).get(path)
  return [response.status, response.headers.get('location')]
}

it.each([
  ['/prompts?category=seo', '/prompts?category=SEO'],
  ['/gpts?category=SeO&tri=recent', '/gpts?category=SEO&tri=recent'],
  ['/prompts?category=technical-seo', '/prompts?category=Technical+SEO'],
  ['/prompts?category=r%C3%A9seaux+sociaux', '/prompts?category=Social+Media'],
  ['/recherche?q=audit&categorie=seo', '/recherche?q=audit&categorie=SEO'],
])('%s is %s, its one address', async (path, canonical) => {
  expect(await answer(path)).toEqual([301, siteOrigin + canonical])
})

it.each(['/prompts?category=SEO', '/prompts?category=inconnue'])(
  '%s stays where it is',
  async (path) => {
    expect(await answer(path)).toEqual([200, null])
  },
)

it('leads from a former name in any case to the present one', async () => {
  await asAdmin(db).admin.categories.rename({ nom: 'SEO', vers: 'Référencement' })
  expect(await answer('/prompts?category=seo')).toEqual([
    301,
    `${siteOrigin}/prompts?category=R%C3%A9f%C3%A9rencement`,
  ])
})
