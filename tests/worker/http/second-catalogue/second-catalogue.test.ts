import { beforeAll, describe, expect, it } from 'vitest'

import { fixedPaths } from '#shared/pages/pages.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import { connectAssistant } from '#tests/worker/mcp/assistant.ts'

import { fillLegalCatalogue, legalName } from './legal-catalogue.ts'

/** What the first catalogue is about, and called. */
const firstSubject =
  /.{0,60}(?:SEO|SERP|référencement|Référencement|marketing|Marketing|Promptothèque|prompts-seo).{0,60}/g

const pagesOf = [
  ...fixedPaths,
  '/prompt/fiche-1',
  '/prompt/absent',
  '/categorie/contrats',
  '/tag/droit',
  '/prompts?category=Contentieux',
  '/recherche?q=clause',
  '/selection',
  '/profils',
  '/hors-ligne',
]
const filesOf = [
  '/llms.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/nouveautes.xml',
  '/prompt/fiche-1.md',
]

let db: TestDatabase
let site: ReturnType<typeof testSite>

beforeAll(async () => {
  db = await createTestDatabase()
  await fillLegalCatalogue(db)
  site = testSite(() => db)
})

/** What one reads of a page. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'))
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(' .', '.')

const read = async (path: string) => (await site.get(path)).text()

describe('a catalogue of legal prompts, made of data and settings alone', () => {
  it('has the ten prompts that were imported, and its own categories', async () => {
    const { catalogue } = asVisitor(db)
    const { total } = await catalogue.prompts({ page: 1, sort: 'recent' })
    const { categories, looks } = await catalogue.site()

    expect(total).toBe(10)
    expect(categories.map(({ name }) => name).toSorted()).toEqual([
      'Contentieux',
      'Contrats',
      'Droit social',
    ])
    expect(looks.map(({ name }) => name)).toEqual(['Contrats', 'Droit social', 'Contentieux'])
  })

  it.each(pagesOf)('%s names it, and nowhere the first one', async (path) => {
    const page = await read(path)

    expect(page).toContain(legalName)
    expect(page.match(firstSubject)).toBeNull()
  })

  it.each(filesOf)('%s speaks of nothing else', async (path) => {
    const response = await site.get(path)
    const text = await response.text()

    expect(response.status).toBe(200)
    expect(text.match(firstSubject)).toBeNull()
  })

  it('says on its home page what it is, for whom and by whom', async () => {
    const page = await read('/')

    for (const text of [
      'La bibliothèque de prompts du droit',
      'pour les juristes',
      'Fonds juridique',
      'Claire Martin, avocate',
      'rupture conventionnelle',
      'ans de barreau',
    ]) {
      expect(page).toContain(text)
    }
    expect(page).not.toContain('IA et SEO traditionnel')
  })

  it('counts nothing on its home page that it does not hold', async () => {
    const page = textOf(await read('/'))
    const empty = await createTestDatabase()
    await asAdmin(empty).admin.settings.save({ key: 'footer_live_counts', value: true })
    const ofEmpty = textOf(await (await testSite(() => empty).get('/')).text())

    for (const count of ['10 prompts pour les juristes', 'Claire Martin. 10 prompts.']) {
      expect(page).toContain(count)
    }
    expect(page).not.toMatch(/\b0 GPT|GPT personnalisés 0|GPT à la une/)
    for (const text of [
      'Prompts et GPT pour le SEO et le marketing',
      'Aucune fiche pour l’instant.',
    ]) {
      expect(ofEmpty).toContain(text)
    }
    expect(ofEmpty).not.toMatch(/\b0 (?:GPT|prompt)|Voir \d|\. ?\. /)
  })

  it('tells assistants of its own subject', async () => {
    const assistant = await connectAssistant(siteOrigin, {
      fetch: (url, init) => site.request(new Request(url).url, init),
    })
    const { tools } = await assistant.listTools()
    const told = JSON.stringify([tools, assistant.getInstructions(), assistant.getServerVersion()])

    expect(told).toContain('pour les juristes')
    expect(told).toContain(legalName)
    expect(told.match(firstSubject)).toBeNull()
  })

  it('names its pages by its subject, but for what is stored for one', async () => {
    for (const [path, title] of [
      ['/', 'Prompts et GPT pour les juristes, prêts à copier'],
      ['/prompts', 'Tous les prompts des juristes'],
      ['/gpts', 'GPT personnalisés pour les juristes'],
      ['/recherche', 'Rechercher un prompt ou un GPT'],
    ] as const) {
      expect(await read(path)).toContain(`<title>${title}</title>`)
    }
    const [cockpit, social] = await Promise.all([
      asAdmin(db).admin.seoPages.list(),
      read('/llms.txt'),
    ])
    const texts = JSON.stringify(cockpit.defaults) + social
    expect(texts).toContain('GPT personnalisés pour les juristes')
    expect(texts.match(firstSubject)).toBeNull()
  })

  it('is known to an assistant that is connected by its name', async () => {
    expect(await read('/mcp')).toContain('claude mcp add --transport http prompts-pour-juristes')
  })

  it('names itself to machines', async () => {
    expect(await read('/manifest.webmanifest')).toContain(`"name": "${legalName}"`)
    expect(await read('/llms.txt')).toMatch(new RegExp(`^# ${legalName}\\n`))
    expect(await read('/opensearch.xml')).toContain(`<LongName>${legalName}</LongName>`)
    expect(await read('/sitemap.xml')).toContain(siteOrigin)
  })
})
