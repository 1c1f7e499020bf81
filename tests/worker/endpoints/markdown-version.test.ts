import { beforeAll, describe, expect, it } from 'vitest'

import { formerSlugs } from '#drizzle/schema/index.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { withMarkdownAddress } from '#worker/addresses/markdown-request.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

let db: Database
let site: ReturnType<typeof testSite>

beforeAll(async () => {
  db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche', titre: 'Une fiche', prompt: 'Texte de [sujet].' })
  await insertPrompt(db, { slug: 'secrete', statut: 'brouillon', prompt: 'canariesque' })
  await insertGpt(db, { slug: 'dossier', nom: 'Un dossier' })
  await writeBatch(db, [
    db.insert(formerSlugs).values([
      { kind: 'prompt', slug: 'ancienne', nouveau_slug: 'fiche' },
      { kind: 'gpt', slug: 'supprime', nouveau_slug: null },
    ]),
  ])
  site = testSite(() => db)
})

describe('the markdown version of an item', () => {
  it.each([
    ['/prompt/fiche', '# Une fiche'],
    ['/gpt/dossier', '# Un dossier'],
  ])('of %s is markdown that search engines leave to its page', async (page, heading) => {
    const response = await site.get(`${page}.md`)

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${siteOrigin}${page}>; rel="canonical"`,
    })
    expect(await response.text()).toContain(`\n${heading}\n`)
  })

  it('is named in the head of the page, and by no page that is no item', async () => {
    const markdownVersion = '<link rel="alternate" type="text/markdown" href="/prompt/fiche.md"'

    expect(await (await site.get('/prompt/fiche')).text()).toContain(markdownVersion)
    expect(await (await site.get('/prompts')).text()).not.toContain('text/markdown')
    expect(await (await site.get('/prompt/inconnu')).text()).not.toContain('text/markdown')
  })

  it('follows its item to another address, and is gone with it', async () => {
    const renamed = await site.get('/prompt/ancienne.md')

    expect([renamed.status, renamed.headers.get('location')]).toEqual([301, '/prompt/fiche.md'])
    expect((await site.get('/gpt/supprime.md')).status).toBe(410)
  })

  it.each(['/prompt/inconnue.md', '/prompt/secrete.md', '/prompt/Une%20Fiche.md', '/prompt/.md'])(
    'does not exist at %s',
    async (path) => {
      const response = await site.get(path)

      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('canariesque')
    },
  )

  it('depends on what is asked, and caches on the way are told so at both addresses', async () => {
    expect((await site.get('/prompt/fiche')).headers.get('vary')).toBe('accept')
    expect((await site.get('/prompt/fiche.md')).headers.get('vary')).toBe('accept')
    expect((await site.get('/prompts')).headers.get('vary')).toBeNull()
  })
})

/** The path that a request means. */
function meant(path: string, accept?: string): string {
  const headers = new Headers(accept === undefined ? [] : [['accept', accept]])
  return new URL(withMarkdownAddress(new Request(siteOrigin + path, { headers })).url).pathname
}

describe('a request for the page of an item', () => {
  it.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/markdown, text/html, */*',
    'text/html;q=0.8, text/markdown',
    'TEXT/Markdown;q=0.9, */*;q=0.5',
  ])('means its markdown version when it prefers markdown: %s', (accept) => {
    expect(meant('/prompt/fiche', accept)).toBe('/prompt/fiche.md')
    expect(meant('/gpt/dossier', accept)).toBe('/gpt/dossier.md')
  })

  it.each([
    undefined,
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0',
    'text/markdownish',
  ])('means the page otherwise: %s', (accept) => {
    expect(meant('/prompt/fiche', accept)).toBe('/prompt/fiche')
  })

  it.each(['/', '/prompts', '/prompt/fiche.md', '/gpt/dossier/ouvrir', '/prompt/Fiche'])(
    'is the only one that is read so: %s stays',
    (path) => {
      expect(meant(path, 'text/markdown')).toBe(path)
    },
  )

  it('keeps its query and its method', () => {
    const asked = new Request(`${siteOrigin}/prompt/fiche?utm_source=x`, {
      method: 'HEAD',
      headers: { accept: 'text/markdown', 'if-none-match': '"x"' },
    })
    const { url, method, headers } = withMarkdownAddress(asked)

    expect([url, method, headers.get('if-none-match')]).toEqual([
      `${siteOrigin}/prompt/fiche.md?utm_source=x`,
      'HEAD',
      '"x"',
    ])
  })
})
