import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { projectPath } from '#drizzle/local/project-root.ts'
import { siteSettings } from '#drizzle/schema/index.ts'
import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { childrenNamed, openXmlParser, textsOf } from '#tests/support/page/xml.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const siteName = 'Fiches & modèles pour le référencement'

let db: Database
let site: ReturnType<typeof testSite>

beforeAll(async () => {
  db = await createTestDatabase()
  await writeBatch(db, [
    db
      .insert(siteSettings)
      .values({ key: 'site_name', value: siteName })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: siteName } }),
  ])
  await insertPrompt(db, { slug: 'fiche', titre: 'Une [fiche]', description: 'Sur\ndeux lignes' })
  await insertGpt(db, { slug: 'dossier', nom: 'Un dossier' })
  await insertPrompt(db, { slug: 'secrete', titre: 'Fiche canariesque', statut: 'brouillon' })
  site = testSite(() => db)
})

describe('opensearch.xml', () => {
  let parser: Awaited<ReturnType<typeof openXmlParser>>

  beforeAll(async () => {
    parser = await openXmlParser()
  })

  afterAll(() => parser.close())

  it('tells a browser where the search is, under a name of 16 characters at most', async () => {
    const response = await site.get('/opensearch.xml')
    const description = await parser.parse(await response.text())
    const [shortName = ''] = textsOf(description, 'ShortName')

    expect(response.headers.get('content-type')).toBe(
      'application/opensearchdescription+xml; charset=utf-8',
    )
    expect(description.namespace).toBe('http://a9.com/-/spec/opensearch/1.1/')
    expect(shortName).toBe('Fiches & modèles')
    expect(textsOf(description, 'LongName')).toEqual([siteName])
    expect(childrenNamed(description, 'Url').map(({ attributes }) => attributes)).toEqual([
      { type: 'text/html', template: `${siteOrigin}/recherche?q={searchTerms}` },
      {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: `${siteOrigin}/opensearch.xml`,
      },
    ])
  })
})

describe('llms.txt', () => {
  it('says what the site is, then its parts, each link with what it leads to', async () => {
    const response = await site.get('/llms.txt')
    const text = await response.text()
    const links = text.split('\n').filter((line) => line.startsWith('- '))

    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toMatch(/^# Fiches & modèles pour le référencement\n\n> \S/)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((line) => !/^- \[[^[\]]+\]\(https:\/\/[^)\s]+\): \S/.test(line))).toEqual(
      [],
    )
  })

  it('names the markdown twins of what is new, the categories and the doors, and no draft', async () => {
    const text = await (await site.get('/llms.txt')).text()

    expect(text).toContain(`- [Une fiche](${siteOrigin}/prompt/fiche.md): Sur deux lignes\n`)
    expect(text).toContain(`- [Un dossier](${siteOrigin}/gpt/dossier.md): `)
    expect(text).toContain(`(${siteOrigin}/categorie/marketing): 1 prompt, 1 GPT\n`)
    for (const path of ['/mcp', '/nouveautes.xml', ...catalogueExports.map((file) => file.path)]) {
      expect(text).toContain(`(${siteOrigin}${path})`)
    }
    expect(text).not.toContain('canariesque')
  })
})

describe('security.txt', () => {
  it('says whom to tell, for less than a year and more than eleven months', async () => {
    const response = await site.get('/.well-known/security.txt')
    const fields = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2))
    const { Expires: expires = '', ...others } = Object.fromEntries(fields)
    const days = (Date.parse(expires) - Date.now()) / 86_400_000

    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(others).toEqual({
      Contact: 'mailto:contact@example.org',
      'Preferred-Languages': 'fr, en',
      Canonical: `${siteOrigin}/.well-known/security.txt`,
    })
    expect(days).toBeLessThanOrEqual(366)
    expect(days).toBeGreaterThan(330)
  })
})

describe('the web manifest', () => {
  it('names the site, and icons that are there in the size that it says', async () => {
    const response = await site.get('/manifest.webmanifest')
    const manifest = manifestSchema.parse(await response.json())
    const sizes = await Promise.all(manifest.icons.map(({ src }) => sizeOf(src)))

    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({ name: siteName, lang: 'fr', start_url: '/' })
    expect(manifest.icons.map(({ sizes: said }) => said)).toEqual(sizes)
    expect(sizes).toEqual(['192x192', '512x512', '512x512'])
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  })

  it('is named in the head of every page, with the icon of telephones and the search', async () => {
    const html = await (await site.get('/cgu')).text()
    const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html) ?? []

    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"')
    expect(html).toMatch(/<link rel="search" [^>]*href="\/opensearch\.xml"/)
    expect(
      html.match(/<meta name="theme-color" media="[^"]*" content="#[\da-f]{6}"/g),
    ).toHaveLength(2)
    expect(await sizeOf(icon)).toBe('180x180')
  })
})

const manifestSchema = z.looseObject({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() }).loose()),
})

/** Width and height as the header of a PNG has them; no icon weighs more than 20 kB. */
async function sizeOf(path: string): Promise<string> {
  const file = await readFile(projectPath(`web/public${path}`))
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect(file.length).toBeLessThan(20_000)
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
