import { describe, expect, it } from 'vitest'

import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'

async function siteWithScripts() {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'tableur', titre: 'Un script de tableur -- pas à pas' })
  const site = testSite(() => db)
  return {
    /** The page that the form of the home page leads to without a script. */
    search: async (q: string) => site.get(`/recherche?${new URLSearchParams({ q })}`),
    site,
  }
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe('the search page', () => {
  it('has the words of a search in its title, and its own title without any', async () => {
    const { search, site } = await siteWithScripts()
    expect(titleOf(await (await search('tableur')).text())).toBe(
      '«\u00a0tableur\u00a0»\u00a0: prompts et GPT',
    )
    expect(titleOf(await (await site.get('/recherche')).text())).toBe(
      'Rechercher un prompt ou un GPT SEO',
    )
  })

  it.each([
    '<script',
    '<script tableur',
    '</ script>',
    'javascript:alert(1)',
    'tableur onload=x',
    'union select',
    'drop table prompts',
    'tableur -- x',
    'tableur /*',
  ])('R26: refuses «%s» in the words of the home box, and searches for nothing', async (q) => {
    const { search } = await siteWithScripts()

    const response = await search(q)
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(html).toContain('>Recherche invalide<')
    expect(html).toContain('>Veuillez utiliser des termes de recherche valides.<')
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html).not.toContain('/prompt/tableur')
    expect(html).not.toContain('search.results')
  })

  it.each(['script', 'tableur', 'un script de tableur'])(
    'R217: searches for «%s», which is written like no attack',
    async (q) => {
      const { search } = await siteWithScripts()

      const html = await (await search(q)).text()

      expect(html).toContain('href="/prompt/tableur"')
      expect(html).not.toContain('Recherche invalide')
    },
  )

  it.each(['', '   ', '\t', '\0'])(
    'R217: finds nothing for %j, on the page as in the API',
    async (q) => {
      const { search, site } = await siteWithScripts()

      const response = await search(q)
      const html = await (await site.get(response.headers.get('location') ?? '')).text()
      expect([response.status, response.headers.get('location')]).toEqual([307, '/recherche'])
      expect(html).toContain('Prêt à chercher ?')
      expect(html).not.toContain('/prompt/tableur')

      const input = encodeURIComponent(JSON.stringify({ q, page: 1, exact: false }))
      const answer = await (await site.get(`/api/trpc/search.results?input=${input}`)).text()
      expect(answer).not.toContain('tableur')
    },
  )
})
