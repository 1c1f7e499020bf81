import { describe, expect, it } from 'vitest'

import { prompts } from '#drizzle/schema/index.ts'
import { insertGpt, insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

async function readPage(db: Database, query = '') {
  const response = await testSite(() => db).get(`/nouveautes${query}`)
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { status: response.status, html, main, text: main.replaceAll(/<[^>]+>/g, '¦') }
}

/** The texts, in the order in which they were found, each after the one before. */
function inOrder(text: string, parts: string[]) {
  let from = 0
  return parts.filter((part) => {
    const at = text.indexOf(part, from)
    if (at !== -1) from = at + part.length
    return at !== -1
  })
}

/** Every link of a page to another of its pages. */
const pagesLinked = (html: string) =>
  [...html.matchAll(/href="(\/nouveautes\?[^"]*page=[^"]*)"/g)].map(([, href]) => href)

const promptsShown = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*href="\/prompt\/([^"]+)"/g)].map(([, slug]) => slug)

describe('the page of what is new', () => {
  it('tells by week of Paris what was added, and what changed in the words of its public note', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      titre: 'Fiche changée',
      description: 'Ce que fait la fiche',
      categories: ['Audit'],
      historique: [{ modification: 'Ajout d’une étape de contrôle.', date: '2026-11-22' }],
      date_creation: '2026-10-05T10:00:00.000Z',
      date_modification: '2026-11-22T10:00:00.000Z',
    })
    await insertGpt(db, {
      nom: 'Dossier du lundi',
      // Monday in Paris, Sunday elsewhere.
      date_creation: '2026-11-15T23:30:00.000Z',
      date_modification: '2026-11-20T10:00:00.000Z',
    })
    await insertGpt(db, {
      nom: 'Dossier du dimanche',
      date_creation: '2026-11-15T22:30:00.000Z',
      date_modification: '2026-11-15T22:30:00.000Z',
    })
    await insertGpt(db, { nom: 'Dossier canariesque', statut: 'brouillon' })
    const { main, text } = await readPage(db)
    const parts = [
      'Semaine du ¦16 novembre 2026',
      '22 NOV. 2026',
      '¦Modifié¦',
      'Fiche changée',
      '¦Ajout d’une étape de contrôle.¦',
      'Audit',
      '16 NOV. 2026',
      '¦Ajouté¦',
      'Dossier du lundi',
      '¦GPT¦',
      'Semaine du ¦9 novembre 2026',
      '15 NOV. 2026',
      '¦Ajouté¦',
      'Dossier du dimanche',
      'Semaine du ¦5 octobre 2026',
      '5 OCT. 2026',
      '¦Ajouté¦',
      'Fiche changée',
      '¦Ce que fait la fiche¦',
    ]

    expect(inOrder(text, parts)).toEqual(parts)
    expect(text.match(/Semaine du/g)).toHaveLength(3)
    expect(main).not.toContain('Mis à jour')
    expect(main).not.toContain('canariesque')
    expect(main).toContain('href="/nouveautes.xml"')
    expect(main).toContain('href="/export/prompts.csv"')
  })

  it('tells of a note that is dated in advance when its day has come', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { historique: [{ modification: 'En avance.', date: '2999-01-01' }] })

    expect((await readPage(db)).main).not.toContain('En avance.')
  })

  it('shows one kind by a plain link, and says which', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { titre: 'La fiche' })
    await insertGpt(db, { nom: 'Le dossier' })
    const all = await readPage(db)
    const gpts = await readPage(db, '?type=gpts')
    const promptsOnly = await readPage(db, '?type=prompts')

    expect(all.main).toContain(
      '<a aria-current="true" href="/nouveautes" data-page="same">Tout</a>',
    )
    expect(all.main).toContain('<a href="/nouveautes?type=prompts" data-page="same">Prompts</a>')
    expect(inOrder(all.text, ['Le dossier', 'La fiche'])).toHaveLength(2)
    expect(gpts.main).toContain(
      '<a aria-current="true" href="/nouveautes?type=gpts" data-page="same">GPT</a>',
    )
    expect([gpts.main.includes('Le dossier'), gpts.main.includes('La fiche')]).toEqual([
      true,
      false,
    ])
    expect([
      promptsOnly.main.includes('Le dossier'),
      promptsOnly.main.includes('La fiche'),
    ]).toEqual([false, true])
    expect(gpts.html).toContain(`<link rel="canonical" href="${siteOrigin}/nouveautes"/>`)
  })

  it('goes on over pages that keep the filter', async () => {
    const db = await createTestDatabase()
    const rows = Array.from({ length: 65 }, () => promptValues())
    await writeBatch(db, [db.insert(prompts).values(rows)])
    const [first, second, third] = await Promise.all([
      readPage(db, '?type=prompts'),
      readPage(db, '?type=prompts&page=2'),
      readPage(db, '?type=prompts&page=3'),
    ])

    expect([first, second, third].flatMap(({ main }) => promptsShown(main))).toEqual(
      rows.map(({ slug }) => slug).toReversed(),
    )
    expect(second.html).toContain('<link rel="prev" href="/nouveautes?type=prompts"/>')
    expect(second.html).toContain('<link rel="next" href="/nouveautes?type=prompts&amp;page=3"/>')
    expect(third.html).not.toContain('<link rel="next"')
    expect(pagesLinked(first.main)).toContain('/nouveautes?type=prompts&amp;page=3')
  })

  it('says of a page beyond the last that there is none, with the way to the last', async () => {
    const db = await createTestDatabase()
    const rows = Array.from({ length: 31 }, () => promptValues())
    await writeBatch(db, [db.insert(prompts).values(rows)])
    const { status, html, main } = await readPage(db, '?page=99')

    expect(status).toBe(404)
    expect(main).toContain('La liste s’arrête à la page 2\u00a0: il n’y a pas de page 99.')
    expect(main).toMatch(
      /<a [^>]*href="\/nouveautes\?page=2" data-page="">Aller à la dernière page \(2\)/,
    )
    expect(main).toMatch(/<nav [^>]*aria-label="Pagination"/)
    expect(pagesLinked(main).filter((href) => href !== '/nouveautes?page=2')).toEqual([])
    expect(html).toContain('<meta name="robots" content="noindex')
    // To machines it is not there either.
    expect(html).not.toContain('application/ld+json')
    expect(html).not.toContain('<link rel="prev"')
  })

  it.each(['page=0', 'page=-1', 'page=2.5', 'page=x', 'type=autre', 'type=gpt'])(
    'takes %s for no choice',
    async (query) => {
      const db = await createTestDatabase()
      const response = await testSite(() => db).get(`/nouveautes?${query}`)

      expect(response.headers.get('location')).toBe('/nouveautes')
    },
  )

  it('says so when nothing is published, of either kind or of one', async () => {
    const db = await createTestDatabase()
    const none = await readPage(db)
    await insertPrompt(db)
    const noGpt = await readPage(db, '?type=gpts')

    expect(none.status).toBe(200)
    expect(none.main).toContain('Aucune fiche publiée pour l’instant')
    expect(noGpt.main).toContain('Aucun GPT publié')
    expect(noGpt.main).toMatch(
      /<a [^>]*href="\/nouveautes" data-page="">Toutes les nouveautés<\/a>/,
    )
  })

  it('names each item once to machines', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      slug: 'fiche',
      titre: 'La fiche',
      historique: [{ modification: 'Plus court.', date: '2026-02-01' }],
    })
    const { html } = await readPage(db)
    const things = html.slice(html.indexOf('application/ld+json'))

    expect(things.match(/\/prompt\/fiche"/g)).toHaveLength(1)
    expect(things).toContain('"numberOfItems":1')
  })
})
