import { describe, expect, it } from 'vitest'

import { formerSlugs } from '#drizzle/schema/index.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** What is asked for, and the one box of the page that answers. */
async function searchBoxOf(path: string) {
  const db = await createTestDatabase()
  await writeBatch(db, [
    db.insert(formerSlugs).values({ kind: 'gpt', slug: 'parti-hier', nouveau_slug: null }),
  ])
  const response = await testSite(() => db).get(path)
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const boxes = [...main.matchAll(/<form [^>]*action="\/recherche"[^>]*>.*?<input([^>]*)>/g)]
  const values = boxes.map(([, input = '']) => /value="([^"]*)"/.exec(input)?.[1] ?? '')
  return { status: response.status, main, values }
}

describe('the page of an item that is not there', () => {
  it.each([
    ['/prompt/audit-seo-technique-2024', 'audit seo technique 2024'],
    ['/gpt/parti-hier', 'parti hier'],
    ['/gpt/Pas_Un.Slug', 'Pas Un Slug'],
    ['/categorie/vieux-rayon', 'vieux rayon'],
    ['/prompt/%C3%A9t%C3%A9-2024', 'été 2024'],
    ['/prompt/%3Cscript%3E%22x', 'script x'],
    [`/prompt/${'mot-'.repeat(80)}fin`, 'mot '.repeat(50)],
  ])('%s offers a search for «%s», with or without script', async (path, words) => {
    const { status, values } = await searchBoxOf(path)

    expect(status).toBe(path === '/gpt/parti-hier' ? 410 : 404)
    expect(values).toEqual([words])
  })

  it.each([
    "/%3Cscript%3Ealert(document.getElementsByTagName('html')[0].innerHTML.match(%2F'([^']%252b)%2F)[1])%3C%2Fscript%3E",
    "/prompt/%3Ca[^']%252b)%2F)[1]%2F",
    '/gpt/[^%252b',
    '/%7C%20a%20%7C%0A%7C---%7C%0A%7C%20%3Cimg%20src%3Dx%3E%20%5Bx%5D(javascript%3Aalert(1))%20%7C',
    '/prompt/a%0Ab',
    '/%0D%0ASet-Cookie%3A%20a%3Db',
  ])('%s is not found, and leads nowhere', async (path) => {
    expect((await searchBoxOf(path)).status).toBe(404)
  })

  it('R71: says so, with the way back', async () => {
    const { main } = await searchBoxOf('/prompt/inconnu')

    expect(main).toContain('<h1>Prompt non trouvé</h1>')
    expect(main).toContain("Le prompt que vous recherchez n'existe pas ou a été supprimé.")
    expect(main).toContain('href="/prompts"')
  })

  it('R101: says so of a GPT, with the way back', async () => {
    const { main } = await searchBoxOf('/gpt/inconnu')

    expect(main).toContain('<h1>GPT non trouvé</h1>')
    expect(main).toMatch(/<a [^>]*href="\/gpts"[^>]*>.*?Retour aux GPTs<\/a>/)
  })
})

describe('any other page that is not there', () => {
  it('offers an empty search', async () => {
    expect(await searchBoxOf('/wp-login')).toMatchObject({ status: 404, values: [''] })
  })
})
