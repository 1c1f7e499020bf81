import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { prompts } from '#drizzle/schema/index.ts'
import { insertGpt, insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { childrenNamed, openXmlParser, textsOf, type XmlElement } from '#tests/support/page/xml.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

let parser: Awaited<ReturnType<typeof openXmlParser>>

beforeAll(async () => {
  parser = await openXmlParser()
})

afterAll(() => parser.close())

async function readFeed(db: Database): Promise<{ response: Response; feed: XmlElement }> {
  const response = await testSite(() => db).get('/nouveautes.xml')
  return { response, feed: await parser.parse(await response.text()) }
}

const entriesOf = (feed: XmlElement) => childrenNamed(feed, 'entry')
const pageOf = (entry: XmlElement) =>
  childrenNamed(entry, 'link').map(({ attributes }) => attributes['href'])

describe('the feed of what is new', () => {
  it('is Atom in French that names itself and its page', async () => {
    const db = await createTestDatabase()
    const { response, feed } = await readFeed(db)

    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect([feed.name, feed.namespace, feed.attributes['xml:lang']]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
      'fr',
    ])
    expect(childrenNamed(feed, 'link').map(({ attributes }) => attributes)).toEqual([
      { rel: 'alternate', type: 'text/html', href: `${siteOrigin}/nouveautes` },
      { rel: 'self', type: 'application/atom+xml', href: `${siteOrigin}/nouveautes.xml` },
    ])
    const required = ['id', 'title', 'updated', 'author']
    expect(required.map((name) => childrenNamed(feed, name).length)).toEqual([1, 1, 1, 1])
  })

  it('tells of additions and of public notes of both kinds, of no other change and of no draft', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      id: 'p1',
      slug: 'fiche',
      titre: 'La fiche',
      historique: [
        { modification: 'Deux étapes de moins.', date: '2026-03-04' },
        { modification: 'Un exemple de plus.', date: '2026-03-04' },
      ],
      date_creation: '2026-01-02T10:00:00.000Z',
      date_modification: '2026-09-10T10:00:00.000Z',
    })
    await insertGpt(db, {
      id: 'g1',
      slug: 'dossier',
      nom: 'Le dossier',
      description: 'Ce que fait le dossier',
      date_creation: '2026-02-03T10:00:00.000Z',
      date_modification: '2026-05-06T10:00:00.000Z',
    })
    await insertPrompt(db, { slug: 'brouillon', statut: 'brouillon' })
    await insertGpt(db, { slug: 'refuse', statut: 'refuse' })
    const { feed } = await readFeed(db)
    const entries = entriesOf(feed)
    const textsOfAll = (name: string) => entries.map((entry) => textsOf(entry, name))

    expect(textsOf(feed, 'updated')).toEqual(['2026-03-04T00:00:00.000Z'])
    expect(entries.map((entry) => pageOf(entry))).toEqual([
      [`${siteOrigin}/prompt/fiche`, `${siteOrigin}/prompt/fiche.md`],
      [`${siteOrigin}/gpt/dossier`, `${siteOrigin}/gpt/dossier.md`],
      [`${siteOrigin}/prompt/fiche`, `${siteOrigin}/prompt/fiche.md`],
    ])
    const dates = [
      ['2026-03-04T00:00:00.000Z'],
      ['2026-02-03T10:00:00.000Z'],
      ['2026-01-02T10:00:00.000Z'],
    ]
    expect([textsOfAll('published'), textsOfAll('updated')]).toEqual([dates, dates])
    expect(textsOfAll('id')).toEqual([
      ['tag:exemple.test,2026:prompt/p1/2026-03-04'],
      ['tag:exemple.test,2026:gpt/g1'],
      ['tag:exemple.test,2026:prompt/p1'],
    ])
    expect(textsOfAll('title')).toEqual([
      ['La fiche : ce qui change'],
      ['Le dossier'],
      ['La fiche'],
    ])
    expect(textsOfAll('summary').slice(0, 2)).toEqual([
      ['Deux étapes de moins. Un exemple de plus.'],
      ['Ce que fait le dossier'],
    ])
  })

  it('knows an item by the same id after its address and title changed', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'avant', titre: 'Avant' })
    const before = entriesOf((await readFeed(db)).feed).map((entry) => textsOf(entry, 'id'))
    await writeBatch(db, [db.update(prompts).set({ slug: 'apres', titre: 'Après' })])
    const after = entriesOf((await readFeed(db)).feed)

    expect(after.map((entry) => textsOf(entry, 'title'))).toEqual([['Après']])
    expect(after.map((entry) => textsOf(entry, 'id'))).toEqual(before)
  })

  it('says every text as it is, but for characters that XML cannot hold', async () => {
    const db = await createTestDatabase()
    const hostile = `<b>R&D</b> "l'été" ]]> <!-- 😀 &amp;`
    await insertPrompt(db, {
      titre: hostile,
      description: `${hostile}\u0008\uFFFE fin`,
      categories: [hostile],
      auteur_nom: hostile,
    })
    const [entry] = entriesOf((await readFeed(db)).feed)
    if (!entry) throw new Error('no entry')

    expect(textsOf(entry, 'title')).toEqual([hostile])
    expect(textsOf(entry, 'summary')).toEqual([`${hostile} fin`])
    expect(textsOf(entry, 'author')).toEqual([hostile])
    expect(childrenNamed(entry, 'category').map(({ attributes }) => attributes['term'])).toEqual([
      hostile,
    ])
  })

  it('ends after fifty, the latest of either kind', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'dernier', date_creation: '2026-01-01T00:00:00.000Z' })
    const rows = Array.from({ length: 55 }, () => promptValues())
    await writeBatch(db, [db.insert(prompts).values(rows)])
    const entries = entriesOf((await readFeed(db)).feed)
    const kept = rows.toReversed().slice(0, 49)

    expect(entries.map((entry) => pageOf(entry)[0])).toEqual([
      `${siteOrigin}/gpt/dernier`,
      ...kept.map(({ slug }) => `${siteOrigin}/prompt/${slug}`),
    ])
  })

  it('is named in the head of every page', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'fiche' })
    const site = testSite(() => db)
    for (const path of ['/', '/prompts', '/prompt/fiche', '/cgu', '/inconnue']) {
      expect(await (await site.get(path)).text()).toContain(
        '<link rel="alternate" type="application/atom+xml" title="Nouveautés" href="/nouveautes.xml"',
      )
    }
  })
})
