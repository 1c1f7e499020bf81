import { beforeAll, describe, expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** A word that stands in every field of what is hidden, and nowhere else. */
const canary = 'canariesque'
const hiddenStatuts = ['brouillon', 'refuse'] as const
const itemsOfEach = 25

const hidden = {
  description: `Une ${canary} description`,
  categories: ['Marketing', `Canari ${canary}`],
  tags: [canary],
  ia: `IA ${canary}`,
  auteur_nom: `Auteur ${canary}`,
  requetes_seo: { requetes: [`requête ${canary}`] },
}

const call = (procedure: string, input: unknown) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

const list = { page: 1, sort: 'recent' }
const search = { page: 1, exact: false }

const addresses = [
  '/',
  '/prompts',
  '/prompts?tri=popular',
  '/prompts?category=Marketing',
  `/prompts?q=description`,
  '/gpts',
  '/gpts?vue=liste',
  `/gpts?q=description`,
  '/categories',
  '/plan-du-site',
  '/nouveautes',
  '/nouveautes.xml',
  '/llms.txt',
  '/sitemap-prompts-1.xml',
  '/sitemap-gpts-1.xml',
  '/prompt/public.md',
  '/gpt/public.md',
  ...catalogueExports.map(({ path }) => path),
  '/recherche',
  '/recherche?q=description',
  '/recherche?q=description&type=gpts',
  '/prompt/public',
  '/gpt/public',
  call('catalogue.site', undefined),
  call('catalogue.categories', undefined),
  call('catalogue.sitePlan', { page: 1 }),
  call('catalogue.news', { page: 1 }),
  call('catalogue.dailyPicks', undefined),
  call('catalogue.popularPrompts', undefined),
  call('catalogue.featuredGpts', { count: 2 }),
  call('catalogue.prompts', list),
  call('catalogue.prompts', { ...list, categorie: 'Marketing' }),
  call('catalogue.gpts', { page: 1 }),
  call('search.results', { ...search, q: 'description' }),
  call('search.suggestions', { q: 'desc' }),
  call('search.suggestions', { q: 'mark' }),
]

describe('fifty drafts and fifty refused items', () => {
  let site: ReturnType<typeof testSite>

  beforeAll(async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'public', description: 'Une description', tags: ['tag'] })
    await insertGpt(db, { slug: 'public', description: 'Une description', tags: ['tag'] })
    const numbers = Array.from({ length: itemsOfEach }, (_, index) => index)
    for (const statut of hiddenStatuts) {
      await writeBatch(
        db,
        numbers.flatMap((index) => {
          const slug = `${canary}-${statut}-${index}`
          const prompt = { ...hidden, slug, statut, titre: `Prompt ${canary}`, prompt: canary }
          const gpt = { ...hidden, slug, statut, nom: `GPT ${canary}`, role: canary }
          return [
            db.insert(prompts).values(promptValues(prompt)),
            db.insert(gpts).values(gptValues(gpt)),
          ]
        }),
      )
    }
    site = testSite(() => db)
  })

  it.each(addresses)('show not a byte at %s', async (address) => {
    const response = await site.get(address)

    expect(response.status).toBe(200)
    expect((await response.text()).toLowerCase()).not.toContain(canary)
  })

  it('are not found by any word of theirs', async () => {
    for (const q of [canary, canary.slice(0, 6), `description ${canary}`]) {
      const text = await (
        await site.get(call('search.results', { ...search, q, exact: true }))
      ).text()
      expect(text).toContain('"items":[]')
      expect(text).toContain('"total":0')
    }
  })

  it.each(['prompt', 'gpt'])('answer at /%s/… as an unknown slug does', async (kind) => {
    const answer = async (slug: string) => {
      const response = await site.get(`/${kind}/${slug}`)
      // The page offers to search for the words of the address.
      const html = (await response.text()).replaceAll(slug, '…')
      return { status: response.status, html: html.replaceAll(slug.replaceAll('-', ' '), '…') }
    }
    const unknown = await answer('inconnu')

    expect(unknown.status).toBe(404)
    for (const statut of hiddenStatuts) {
      expect(await answer(`${canary}-${statut}-0`)).toEqual(unknown)
    }
  })
})
