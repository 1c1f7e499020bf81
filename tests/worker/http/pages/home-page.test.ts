import { afterEach, describe, expect, it, vi } from 'vitest'

import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { pageStateId } from '#web/loading/page-state.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

afterEach(() => {
  vi.useRealTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the home page', () => {
  it('R36: leads from each badge to the prompts of its category, on GPTs too, or to its GPTs where there are none', async () => {
    // A day whose GPT is the pinned one: of two, every other day has the other.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-05T10:00:00Z') })
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['Audit', 'SEO'] })
    await insertPrompt(db, { categories: ['Vœux & fêtes'], statut: 'brouillon' })
    await insertGpt(db, { epingle: true, categories: ['SEO', 'Local', 'Vœux & fêtes', 'Audit'] })
    await insertGpt(db, { categories: ['Local'] })

    const { html } = await homeOf(db)

    // The GPT of the day, the prompt of the day, the popular prompt and the featured GPTs.
    expect(badgesOf(html)).toEqual([
      ['SEO', '/prompts?category=SEO'],
      ['Local', '/gpts?category=Local'],
      ['Vœux & fêtes', '/gpts?category=V%C5%93ux+%26+f%C3%AAtes'],
      ['Audit', '/prompts?category=Audit'],
      ['SEO', '/prompts?category=SEO'],
      ['Audit', '/prompts?category=Audit'],
      ['SEO', '/prompts?category=SEO'],
      ['Local', '/gpts?category=Local'],
    ])
  })

  it('R8: names the independent project, its consultant and its publisher as they are configured', async () => {
    const db = await createTestDatabase()
    const home = async () => plainText((await homeOf(db)).html)
    expect(await home()).toContain(`${sampleIdentity.consultant_name}, consultant SEO`)
    expect(await home()).toMatch(/Promptothèque est un projet indépendant.*par Société Exemple\./)

    const names = { consultant_name: 'Camille Martin', company_name: 'Éditions du Quai' }
    const identity = settingRow('identity', { ...sampleIdentity, ...names })
    await writeBatch(db, [
      db.insert(siteSettings).values([settingRow('site_name', 'La Réserve'), identity]),
    ])
    expect(await home()).toContain('Camille Martin, consultant SEO')
    expect(await home()).toMatch(/La Réserve est un projet indépendant.*par Éditions du Quai\./)
  })

  it('R9: is made of answers of the product’s own API, which any client may ask for', async () => {
    const db = await createTestDatabase()
    const { slug } = await insertPrompt(db)
    await insertGpt(db)

    const { site, record } = await homeOf(db)
    expect(Object.keys(record).map((call) => call.split(' ')[0])).toEqual([
      'catalogue.claims',
      'catalogue.dailyPicks',
      'catalogue.featuredGpts',
      'catalogue.journeyNames',
      'catalogue.popularPrompts',
      'catalogue.site',
    ])
    const response = await site.get('/api/trpc/catalogue.popularPrompts')
    const answer = (await response.json()) as { result: { data: { slug: string }[] } }
    expect(answer.result.data.map((prompt) => prompt.slug)).toEqual([slug])
    expect(record['catalogue.popularPrompts null']).toEqual(answer.result)
  })

  it('R227: keeps its featured GPTs by how many they are', async () => {
    const db = await createTestDatabase()
    for (let rank = 0; rank < 3; rank += 1) await insertGpt(db)

    const { record } = await homeOf(db)

    expect(record).toHaveProperty(['catalogue.featuredGpts {"count":2}', 'data', 'length'], 2)
  })
})

async function homeOf(db: Database) {
  const site = testSite(() => db)
  const html = await (await site.get('/')).text()
  const [, state = ''] = new RegExp(`id="${pageStateId}">([^<]*)<`).exec(html) ?? []
  const { record } = JSON.parse(state) as { record: Record<string, object> }
  return { site, html, record }
}

/** The category badges of the page's cards, tabs and others, with the address of each. */
function badgesOf(html: string): string[][] {
  const cards = [...html.matchAll(/<article\b.*?<\/article>/gs)].join('')
  const links = cards.matchAll(/<a [^>]*href="([^"]*[?;]category=[^"]*)"[^>]*>(.*?)<\/a>/gs)
  return [...links].map(([, href = '', text = '']) => [
    plainText(text).replace('Catégorie : ', ''),
    href.replaceAll('&amp;', '&'),
  ])
}

const plainText = (html: string) =>
  html
    .replaceAll(/<!-- -->|<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00A0', ' ')
