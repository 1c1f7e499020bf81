import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { searchGroups, settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { splitWords } from '#shared/search/search-text.ts'
import { proofCount } from '#tests/prove/scale.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)
const day = (number: number) => `2025-03-${String(number).padStart(2, '0')}T08:00:00.000Z`

async function promptSlugs(db: Database, filter: { q?: string; categorie?: string }) {
  return slugs(await asVisitor(db).catalogue.prompts({ ...filter, page: 1, sort: 'popular' }))
}

async function gptSlugs(db: Database, filter: { q?: string; categorie?: string }) {
  return slugs(await asVisitor(db).catalogue.gpts({ ...filter, page: 1 }))
}

describe('what the lists show', () => {
  it('holds only items with statut valide, in rows and in totals (R6)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'public' })
    await insertPrompt(db, { slug: 'brouillon', statut: 'brouillon' })
    await insertPrompt(db, { slug: 'refuse', statut: 'refuse' })
    await insertGpt(db, { slug: 'public' })
    await insertGpt(db, { slug: 'brouillon', statut: 'brouillon' })
    await insertGpt(db, { slug: 'refuse', statut: 'refuse' })

    const { catalogue } = asVisitor(db)
    const lists = await Promise.all([
      catalogue.prompts({ page: 1, sort: 'recent' }),
      catalogue.prompts({ page: 1, sort: 'popular' }),
      catalogue.prompts({ page: 1, sort: 'recent', categorie: 'Marketing' }),
      catalogue.prompts({ page: 1, sort: 'recent', q: 'description' }),
      catalogue.gpts({ page: 1 }),
      catalogue.gpts({ page: 1, categorie: 'Marketing' }),
      catalogue.gpts({ page: 1, q: 'description' }),
    ])
    const site = await catalogue.site()
    const sitePlan = await catalogue.sitePlan({ page: 1 })

    for (const list of lists) expect([slugs(list), list.total]).toEqual([['public'], 1])
    expect([site.promptCount, site.gptCount]).toEqual([1, 1])
    expect([sitePlan.prompts, sitePlan.gpts].flat().map(({ slug }) => slug)).toEqual([
      'public',
      'public',
    ])
  })

  it('holds of each item the tags that its card shows, and how many it has (R60)', async () => {
    const db = await createTestDatabase()
    const tags = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six']
    await insertPrompt(db, { tags })
    await insertGpt(db, { tags: tags.slice(0, 2) })
    const { catalogue } = asVisitor(db)

    const { items } = await catalogue.prompts({ page: 1, sort: 'recent' })
    expect(items).toMatchObject([{ tags: ['un', 'deux', 'trois', 'quatre'], tagCount: 6 }])
    expect((await catalogue.gpts({ page: 1 })).items).toMatchObject([
      { tags: ['un', 'deux'], tagCount: 2 },
    ])
  })

  it('is empty, and not an error, on an empty database', async () => {
    const { catalogue } = asVisitor(await createTestDatabase())

    expect(await catalogue.prompts({ page: 1, sort: 'recent' })).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageSize: 20,

      elsewhere: 0,
    })
    expect(await catalogue.gpts({ page: 1 })).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageSize: 20,

      elsewhere: 0,
    })
  })
})

describe('the order of prompts', () => {
  it('is by modification date for recent and by creation date for popular (R252)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'a', date_creation: day(1), date_modification: day(9) })
    await insertPrompt(db, { slug: 'b', date_creation: day(2), date_modification: day(3) })
    await insertPrompt(db, { slug: 'c', date_creation: day(4), date_modification: day(4) })

    const { catalogue } = asVisitor(db)

    expect(slugs(await catalogue.prompts({ page: 1, sort: 'recent' }))).toEqual(['a', 'c', 'b'])
    expect(slugs(await catalogue.prompts({ page: 1, sort: 'popular' }))).toEqual(['c', 'b', 'a'])
  })

  it('shows every prompt on exactly one page when dates are equal', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [db.insert(siteSettings).values(settingRow('max_prompts_per_page', 2))])
    for (const slug of ['e', 'b', 'd', 'a', 'c']) {
      await insertPrompt(db, { slug, date_creation: day(1), date_modification: day(1) })
    }

    const pages = await Promise.all(
      [1, 2, 3].map((page) => asVisitor(db).catalogue.prompts({ page, sort: 'recent' })),
    )

    expect(pages.flatMap(slugs)).toEqual(['e', 'd', 'c', 'b', 'a'])
  })

  it('puts the best ranked four on the home page, the newest of equals first (R249)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'vieux', date_creation: day(1) })
    await insertPrompt(db, { slug: 'seo', categories: ['SEO'], date_creation: day(2) })
    await insertPrompt(db, { slug: 'neuf', date_creation: day(9) })
    await insertPrompt(db, { slug: 'moyen', date_creation: day(5) })
    await insertPrompt(db, { slug: 'audit', titre: 'Audit de crawl', date_creation: day(3) })
    await insertPrompt(db, { slug: 'cache', categories: ['SEO'], statut: 'brouillon' })

    const popular = await asVisitor(db).catalogue.popularPrompts()

    expect(popular.map(({ slug }) => slug)).toEqual(['audit', 'seo', 'neuf', 'moyen'])
  })
})

describe('the order of GPTs', () => {
  it('is the ranking everywhere: pinned first, then score, then newest (R250)', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'seo', categories: ['SEO'], date_creation: day(3) })
    await insertGpt(db, { slug: 'ancien', date_creation: day(1) })
    await insertGpt(db, { slug: 'epingle', epingle: true, date_creation: day(2) })
    await insertGpt(db, { slug: 'nouveau', date_creation: day(8) })
    await insertGpt(db, { slug: 'refuse', epingle: true, statut: 'refuse' })

    const { catalogue } = asVisitor(db)
    const featured = await catalogue.featuredGpts({ count: 2 })

    expect(slugs(await catalogue.gpts({ page: 1 }))).toEqual([
      'epingle',
      'seo',
      'nouveau',
      'ancien',
    ])
    expect(featured.map(({ slug }) => slug)).toEqual(['epingle', 'seo'])
  })

  it('R227: cuts the featured GPTs to the number that is asked for, which each answer is kept by', async () => {
    const db = await createTestDatabase()
    for (const slug of ['a', 'b', 'c']) await insertGpt(db, { slug })
    const { featuredGpts } = asVisitor(db).catalogue

    const counts = [1, 2, 3]
    const answers = await Promise.all(counts.map((count) => featuredGpts({ count })))

    expect(answers.map(({ length }) => length)).toEqual(counts)
    for (const count of [0, 11, 1.5]) {
      await expect(featuredGpts({ count })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('shows every GPT on exactly one page when scores and dates are equal', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [db.insert(siteSettings).values(settingRow('max_gpts_per_page', 2))])
    for (const slug of ['e', 'b', 'd', 'a', 'c'])
      await insertGpt(db, { slug, date_creation: day(1) })

    const pages = await Promise.all([1, 2, 3].map((page) => asVisitor(db).catalogue.gpts({ page })))

    expect(pages.flatMap(slugs)).toEqual(['e', 'd', 'c', 'b', 'a'])
  })
})

describe('the category filter', () => {
  it('keeps the items whose categories hold exactly that name (R63, R85)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'seul', categories: ['SEO'] })
    await insertPrompt(db, { slug: 'second', categories: ['Content', 'SEO'] })
    await insertPrompt(db, { slug: 'voisin', categories: ['Technical SEO'] })
    await insertGpt(db, { slug: 'gpt-seo', categories: ['SEO'] })

    expect(await promptSlugs(db, { categorie: 'SEO' })).toEqual(['second', 'seul'])
    expect(await promptSlugs(db, { categorie: 'seo' })).toEqual([])
    expect(await gptSlugs(db, { categorie: 'SEO' })).toEqual(['gpt-seo'])
    expect(await gptSlugs(db, { categorie: 'Inconnue' })).toEqual([])
  })

  it('combines with the text: both must hold (R63)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'deux', titre: 'Audit', categories: ['SEO'] })
    await insertPrompt(db, { slug: 'texte', titre: 'Audit', categories: ['Local'] })
    await insertPrompt(db, { slug: 'categorie', titre: 'Brief', categories: ['SEO'] })

    expect(await promptSlugs(db, { categorie: 'SEO', q: 'audit' })).toEqual(['deux'])
  })
})

describe('the text filter', () => {
  it('finds a part of the title, the description or a tag, whatever the case (R63)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'titre', titre: 'Plan de MAILLAGE interne' })
    await insertPrompt(db, { slug: 'description', description: 'Un bon maillage, vite.' })
    await insertPrompt(db, { slug: 'tag', tags: ['liens', 'Maillage-interne'] })
    await insertPrompt(db, { slug: 'texte', prompt: 'Fais un maillage.' })

    for (const q of ['mAiLLaGe', 'maill', 'aillag']) {
      expect(await promptSlugs(db, { q })).toEqual(['tag', 'description', 'titre'])
    }
    expect(await promptSlugs(db, { q: 'aillag terne' })).toEqual(['tag', 'titre'])
  })

  it('finds a part of the name, the description or a tag of a GPT (R85)', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'nom', nom: 'Plan de MAILLAGE interne' })
    await insertGpt(db, { slug: 'description', description: 'Un bon **maillage**, vite.' })
    await insertGpt(db, { slug: 'tag', tags: ['Maillage-interne'] })
    await insertGpt(db, { slug: 'role', role: 'Expert du maillage' })

    expect(await gptSlugs(db, { q: 'maillage' })).toEqual(
      expect.arrayContaining(['nom', 'description', 'tag']),
    )
    expect(await gptSlugs(db, { q: 'maillage' })).toHaveLength(3)
  })

  it('finds words without their accents, in another order and another form', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'audit', titre: 'Audit sémantique des pages locales' })
    await insertPrompt(db, { slug: 'autre', titre: 'Audit technique' })

    for (const q of ['AUDIT SEMANTIQUE', 'page locale', "locales, l'audit", 'semantiques audits']) {
      expect(await promptSlugs(db, { q })).toEqual(['audit'])
    }
  })

  it('adds neither synonyms nor corrections', async () => {
    const db = await createTestDatabase()
    const group = { termes: ['NDD', 'nom de domaine'], larges: ['site'], absence: null }
    await writeBatch(db, [db.insert(searchGroups).values(group)])
    await insertPrompt(db, { slug: 'synonyme', titre: 'Des noms de domaine' })

    for (const q of ['ndd', 'domiane']) expect(await promptSlugs(db, { q })).toEqual([])
  })

  it.each([
    '100%',
    'a_b',
    String.raw`x:\z`,
    `l'audit`,
    'marque "ok"',
    '[x]',
    'titre:audit',
    'audit*',
    '🙂',
  ])('takes %s for its words and no command', async (text) => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'porte', titre: `Avant ${text} après` })
    await insertPrompt(db, { slug: 'porte-tag', tags: [`avant ${text} après`] })
    // The description of a made row has its number, which may be 100.
    const other = 'Rien de commun'
    await insertPrompt(db, { slug: 'autre', titre: other, description: other })

    expect(await promptSlugs(db, { q: text })).toEqual(['porte-tag', 'porte'])
  })

  it.each(['*', '?', '%', '_', '-- ;', '"'])(
    'finds nothing by %s, which is no word',
    async (text) => {
      const db = await createTestDatabase()
      await insertPrompt(db, { titre: `Avant ${text} après` })

      expect(await promptSlugs(db, { q: text })).toEqual([])
    },
  )

  it(
    'answers any text at all without an error, and with what holds it',
    { tags: ['sampled'], timeout: 120_000 },
    async () => {
      const db = await createTestDatabase()
      const titre = String.raw`Étude 100% « a_b » c:\d l'audit "x" 🙂 [y]`
      await insertPrompt(db, { slug: 'porte', titre, description: titre })
      const awkward = Array.from('%_\\\'"()*;- éÉ[]🙂\0').concat('\uD800')
      const text = fc.oneof(
        fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
        fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...awkward) }),
        fc
          .tuple(fc.nat(titre.length - 1), fc.nat(10))
          .map(([from, length]) => titre.slice(from, from + length + 1)),
      )

      await fc.assert(
        fc.asyncProperty(text, async (q) => {
          const found = await promptSlugs(db, { q })
          const words = splitWords(q)
          const isHeld = words.every((word) => splitWords(titre).includes(word))
          // A part of a word is held as well.
          const allowed = words.length > 0 && isHeld ? ['["porte"]'] : ['[]', '["porte"]']
          expect(words.length === 0 ? ['[]'] : allowed).toContain(JSON.stringify(found))
        }),
        { numRuns: proofCount({ sample: 60, whole: 300 }) },
      )
    },
  )
})

describe('pages of a list', () => {
  it('hold 20 items unless the settings say otherwise, and count them all', async () => {
    const db = await databaseWith({ prompts: 23 })
    const { catalogue } = asVisitor(db)

    const [first, second, past] = await Promise.all(
      [1, 2, 3].map((page) => catalogue.prompts({ page, sort: 'recent' })),
    )

    expect([first?.items.length, first?.total, first?.pageSize]).toEqual([20, 23, 20])
    expect([second?.items.length, second?.total, second?.page]).toEqual([3, 23, 2])
    expect([past?.items, past?.total]).toEqual([[], 23])
  })

  it.each([
    ['1', 1],
    ['7', 7],
    ['100', 100],
    ['101', 100],
    ['999999999999', 100],
    ['0', 1],
    ['-5', 1],
  ])('hold between 1 and 100 items: the setting %s gives %i', async (setting, pageSize) => {
    const { catalogue } = asVisitor(await databaseWith({ prompts: 9, setting }))

    const [prompts, gpts] = await Promise.all([
      catalogue.prompts({ page: 1, sort: 'recent' }),
      catalogue.gpts({ page: 1 }),
    ])

    expect([prompts.pageSize, prompts.items.length, gpts.pageSize]).toEqual([
      pageSize,
      Math.min(9, pageSize),
      pageSize,
    ])
  })

  it.each(['null', '"beaucoup"', '{}', 'cassé', '[]'])(
    'hold 20 items when the setting is %s, which is no number',
    async (setting) => {
      const { catalogue } = asVisitor(await databaseWith({ prompts: 0, setting }))

      const [prompts, gpts] = await Promise.all([
        catalogue.prompts({ page: 1, sort: 'recent' }),
        catalogue.gpts({ page: 1 }),
      ])

      expect([prompts.pageSize, gpts.pageSize]).toEqual([20, 20])
    },
  )
})

async function databaseWith(rows: { prompts: number; setting?: string }): Promise<Database> {
  const db = await createTestDatabase()
  for (let number = 0; number < rows.prompts; number += 1) await insertPrompt(db)
  for (const key of ['max_prompts_per_page', 'max_gpts_per_page']) {
    if (rows.setting === undefined) continue
    await db.$client.batch(
      [
        {
          sql: 'INSERT INTO site_settings (key, value) VALUES (?, ?)',
          args: [key, rows.setting],
        },
      ],
      'write',
    )
  }
  return db
}
