import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { formerSlugs, redirects } from '#drizzle/schema/index.ts'
import { pagePaths } from '#shared/pages/pages.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** A catalogue with one of each, one of them renamed. */
async function openCatalogue(): Promise<Database> {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'une-fiche', categories: ['E-commerce'], tags: ['Audit SEO'] })
  await insertGpt(db, { slug: 'un-dossier' })
  await insertPrompt(db, { slug: 'brouillon', statut: 'brouillon' })
  await writeBatch(db, [
    db
      .insert(formerSlugs)
      .values({ kind: 'prompt', slug: 'ancienne-fiche', nouveau_slug: 'une-fiche' }),
  ])
  return db
}

const ask = async (db: Database, address: string) => {
  const response = await testSite(() => db).request(address)
  return [response.status, response.headers.get('location')]
}

const capitalsFirst = (path: string) =>
  path.replaceAll(/[/-][a-z]/g, (letters) => letters.toUpperCase())

describe('an address in capitals', () => {
  const pages = pagePaths
  it.each(pages.filter((path) => path !== '/'))('of %s leads to it', async (path) => {
    const db = await createTestDatabase()

    for (const spelled of [path.toUpperCase(), capitalsFirst(path)]) {
      expect(await ask(db, siteOrigin + spelled)).toEqual([301, siteOrigin + path])
    }
  })

  it.each([
    ['/Prompt/une-fiche', '/prompt/une-fiche'],
    ['/prompt/UNE-FICHE', '/prompt/une-fiche'],
    ['/GPT/Un-Dossier', '/gpt/un-dossier'],
    ['/Categorie/E-Commerce', '/categorie/e-commerce'],
    ['/Tag/Audit-SEO', '/tag/audit-seo'],
    ['/Prompt/Ancienne-Fiche', '/prompt/une-fiche'],
    ['/PROMPTS?category=SEO&q=a%20B', '/prompts?category=SEO&q=a%20B'],
    ['//Prompts//', '/prompts'],
    ['/Prompt/Une-Fiche/?x=1', '/prompt/une-fiche?x=1'],
  ])('%s leads to %s in one step, www. or not', async (from, to) => {
    const db = await openCatalogue()

    expect(await ask(db, siteOrigin + from)).toEqual([301, siteOrigin + to])
    expect(await ask(db, `https://www.exemple.test${from}`)).toEqual([301, siteOrigin + to])
    expect((await testSite(() => db).get(to)).headers.get('location')).toBeNull()
  })

  it.each([
    '/Inconnue',
    '/Prompt/inconnue',
    '/prompt/Brouillon',
    '/Categorie/Inconnue',
    '/Prompt/une-fiche/suite',
    '/Prompt/Une-Fiche.md',
    '/Robots.txt',
    '/Export/prompts.csv',
    '/API/trpc/catalogue.site',
    '/Api/inconnue',
    '/Assets/x.js',
    '/Social/prompts.png',
    '/Secure-Admin-Panel/inconnue',
    '/Prompt/%C3%89t%C3%A9',
  ])('%s, which names no page, is not found', async (path) => {
    expect(await ask(await openCatalogue(), siteOrigin + path)).toEqual([404, null])
  })

  it('goes where an administrator sends it, when no page has its small letters', async () => {
    const db = await openCatalogue()
    const row = { id: 'r', created_at: '2026-01-01', updated_at: '2026-01-01' }
    await writeBatch(db, [
      db.insert(redirects).values({ ...row, source: '/Vieille-Page', destination: '/gpts' }),
    ])

    expect(await ask(db, `${siteOrigin}/Vieille-Page`)).toEqual([301, `${siteOrigin}/gpts`])
  })

  it('stays on the site and never comes back, whatever it is', async () => {
    const db = await openCatalogue()
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      'PROMPTS',
      'Prompts',
      'prompt',
      'GPT',
      'Une-Fiche',
      'un-dossier',
      'Mechant.test',
      '@',
      ':',
      '%2F',
      '%5C',
      '%0d%0a',
      '..',
      '.',
      '?',
      'Secure-Admin-Panel',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const site = testSite(() => db)
        const first = await site.request(`${siteOrigin}/${pieces.join('')}`)
        const location = first.headers.get('location')
        if (first.status !== 301 || location === null) return
        expect(new URL(location).origin).toBe(siteOrigin)
        const second = await site.request(location)
        expect([second.status, second.headers.get('location')]).not.toEqual([301, location])
        expect(second.status).not.toBe(301)
      }),
      { numRuns: 60 },
    )
  })

  it('is not sent on while the database cannot say whether it names an item', async () => {
    const down = await createTestDatabase()
    vi.spyOn(down, 'select').mockImplementation(() => {
      throw new Error('no database')
    })
    const site = testSite(() => down, { render: async () => new Response('', { status: 503 }) })

    expect((await site.get('/Prompt/une-fiche')).status).toBe(503)
    expect((await site.get('/Prompts')).headers.get('location')).toBe(`${siteOrigin}/prompts`)
    expect(vi.mocked(console.error)).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })
})
