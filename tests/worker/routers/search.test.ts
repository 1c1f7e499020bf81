import { describe, expect, it } from 'vitest'

import { gpts, prompts, searchGroups } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

type Asked = Partial<Parameters<ReturnType<typeof asVisitor>['search']['results']>[0]>
type Slugged = { items: { slug: string }[] }

const search = (db: Database, q: string, asked: Asked = {}) =>
  asVisitor(db).search.results({ q, page: 1, exact: false, ...asked })
const suggest = (db: Database, q: string) => asVisitor(db).search.suggestions({ q })
const slugsOf = ({ items }: Slugged) => items.map(({ slug }) => slug)
const slugs = async (db: Database, q: string, asked?: Asked) => slugsOf(await search(db, q, asked))

/** A database with prompts of these titles, by their slugs. */
async function withTitles(titles: Record<string, string>): Promise<Database> {
  const db = await createTestDatabase()
  for (const [slug, titre] of Object.entries(titles)) await insertPrompt(db, { slug, titre })
  return db
}

describe('a result', () => {
  it('says all there is to show of a prompt, and why it is there (R199)', async () => {
    const db = await createTestDatabase()
    const shown = { categories: ['SEO', 'Audit'], tags: ['crawl'], niveau: 'Avancé', ia: 'Claude' }
    const author = { auteur_nom: 'Prénom Nom', auteur_linkedin_url: 'https://exemple.org/nom' }
    const conversations_associees = ['https://chatgpt.com/share/1']
    const fields = { ...shown, niveau: 'Avancé' as const, ...author, conversations_associees }
    const { id, slug, description, cote_rang } = await insertPrompt(db, {
      titre: 'Audit',
      ...fields,
    })

    expect((await search(db, 'audit crawl')).items).toEqual([
      {
        ...shown,
        ...author,
        type: 'prompt',
        id,
        slug,
        title: 'Audit',
        description,
        score: expect.any(Number),
        conversationCount: 1,
        cote: `SEO P${String(cote_rang).padStart(2, '0')}`,
        match: { title: [[0, 5]], description: [], snippets: [], relatedWords: [] },
      },
    ])
  })

  it('quotes a tag or search query where title and description do not show why it is there', async () => {
    const db = await createTestDatabase()
    const requetes_seo = { requetes: ['budget de crawl'] }
    await insertPrompt(db, { titre: 'Audit', tags: ['logs serveur'], requetes_seo })
    const snippetsFor = async (q: string) => (await search(db, q)).items[0]?.match.snippets

    expect(await snippetsFor('audit')).toEqual([])
    expect(await snippetsFor('logs')).toEqual([
      { field: 'tag', text: 'logs serveur', marks: [[0, 4]] },
    ])
    expect(await snippetsFor('crawl')).toEqual([
      { field: 'requete', text: 'budget de crawl', marks: [[10, 15]] },
    ])
  })

  it('says where a GPT is launched, and that its text answers where its card does not show it', async () => {
    const db = await createTestDatabase()
    const url = 'https://chatgpt.com/g/g-logs'
    const texts = { description: 'Lit les **logs**.', role: 'Tu lis les canoniques.' }
    await insertGpt(db, { ...texts, url_destination: url })

    const snippets = [{ field: 'texte', text: '', marks: [] }]
    expect((await search(db, 'canonique')).items).toMatchObject([
      {
        type: 'gpt',
        launch: { place: 'ChatGPT', isCustomGpt: true },
        description: 'Lit les logs.',
        match: { snippets },
      },
    ])
  })
})

describe('what is searched (R122)', () => {
  it('R122: finds a part of any text of an item, whatever the case', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'p-titre', titre: 'Plan Zébrure' })
    await insertPrompt(db, { slug: 'p-description', description: 'Une zébrure fine' })
    await insertPrompt(db, { slug: 'p-prompt', prompt: 'Décris la ZÉBRURE.' })
    await insertGpt(db, { slug: 'g-nom', nom: 'Zébrures' })
    await insertGpt(db, { slug: 'g-description', description: 'De la *zébrure*' })
    await insertGpt(db, { slug: 'g-role', role: 'Tu connais la zébrure' })
    const every = ['g-description', 'g-nom', 'g-role', 'p-description', 'p-prompt', 'p-titre']

    for (const q of ['zébrure', 'ZÉBRURE', 'zébr', 'ébrur']) {
      expect([q, (await slugs(db, q)).toSorted()]).toEqual([q, every])
    }
  })

  it('R122: takes percent and underscore for themselves', async () => {
    const db = await withTitles({ lettres: 'Rebond abc', signes: 'Le code a_c et 100 %' })

    for (const q of ['%', '_', '%%', ' ']) expect([q, await slugs(db, q)]).toEqual([q, []])
    for (const q of ['a_c', 'a%c']) expect([q, await slugs(db, q)]).toEqual([q, ['signes']])
    await expect(search(db, '')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it.each(['🚀', '👩‍💻', '𗮬𱂺', 'поиск', 'بحث', '検索'])(
    'takes pictures and words of every script for words: %s',
    async (q) => {
      const db = await withTitles({ held: `Un ${q} ici`, other: '🙂 𗮬 сайт' })

      expect(await slugs(db, q)).toEqual(['held'])
      expect(slugsOf(await suggest(db, q))).toEqual(['held'])
    },
  )

  it('looks for stop words in titles where nothing else is asked, and else for the rest', async () => {
    const db = await withTitles({ pour: 'Pour et contre', avec: 'Écrire avec vous' })
    await insertPrompt(db, { prompt: 'Pour vous.', description: 'Avec vous.' })

    for (const q of ['avec', 'avec vous']) expect(await slugs(db, q)).toEqual(['avec'])
    expect(await slugs(db, 'avec vous contre')).toEqual(['pour'])
  })

  it('does not take a word as it is written for the stem of another', async () => {
    const db = await withTitles({ moi: 'Parle-moi de toi' })

    expect(await slugs(db, 'mois')).toEqual([])
  })

  it('lists an item that only mentions the word of a query below the others (D115)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'aside', prompt: 'Note l’heure de chaque relevé.' })

    const mentioned = await search(db, 'quelle heure est-il')
    expect([slugsOf(mentioned), mentioned.about]).toEqual([['aside'], 0])
    await insertPrompt(db, { slug: 'about', tags: ['heure de publication'] })
    const answered = await search(db, 'quelle heure est-il')
    expect([slugsOf(answered), answered.about]).toEqual([['about', 'aside'], 1])
  })

  it('finds by search queries, French categories and behind articles, but by no address', async () => {
    const db = await createTestDatabase()
    const description = "L'[audit](https://exemple.org)"
    const requetes_seo = { requetes: ['œuvres complètes'] }
    await insertGpt(db, { slug: 'gpt', description, requetes_seo, categories: ['Social Media'] })

    for (const q of ['oeuvre', 'social media', 'réseaux sociaux', "l'audit", 'l’audit']) {
      expect([q, await slugs(db, q)]).toEqual([q, ['gpt']])
    }
    expect(await slugs(db, 'exemple.org')).toEqual([])
  })

  it('finds by what else people say, and shows it on no page and in no list', async () => {
    const db = await createTestDatabase()
    const demandes = ['mon téléphone ne sonne plus']
    const requetes_seo = { requetes: ['audit seo'], demandes }
    await insertPrompt(db, { slug: 'prompt', requetes_seo })
    await insertGpt(db, { slug: 'gpt', requetes_seo })

    const { items } = await search(db, 'téléphone sonne')
    expect(slugsOf({ items }).toSorted()).toEqual(['gpt', 'prompt'])
    expect(items.map(({ match }) => match.snippets)).toEqual([
      [{ field: 'requete', text: '', marks: [] }],
      [{ field: 'requete', text: '', marks: [] }],
    ])
    const { prompt, gpt, prompts: list } = asVisitor(db).catalogue
    const shown = [
      await prompt({ slug: 'prompt' }),
      await gpt({ slug: 'gpt' }),
      await list({ page: 1, sort: 'recent', q: 'téléphone' }),
    ]
    expect(JSON.stringify(shown)).not.toContain('sonne plus')
    expect(shown[2]).toMatchObject({ total: 0 })
  })
})

it('finds an item by its call number, and misses no word of it', async () => {
  const db = await withTitles({ a: 'Audit', b: 'Plan' })
  const { items } = await search(db, 'audit')
  const found = await search(db, items[0]?.cote ?? '')

  expect([slugsOf(found)[0], found.unexplained]).toEqual(['a', []])
})

describe('the order (R251)', () => {
  it('is by where the whole query stands, then by relevance, and parts of words come last', async () => {
    const db = await withTitles({ part: 'Superaudits', inside: 'Un bon audit de pages' })
    await insertPrompt(db, { slug: 'text', prompt: 'Un audit.' })
    await insertPrompt(db, { slug: 'tag', tags: ['audit'] })
    await insertPrompt(db, { slug: 'description', description: 'Un audit.' })
    await insertPrompt(db, { slug: 'begins', titre: 'Audits' })

    const expected = ['begins', 'inside', 'description', 'tag', 'text', 'part']
    expect(await slugs(db, 'audit')).toEqual(expected)
    expect((await search(db, 'audit de page')).about).toBe(1)
    expect((await slugs(db, 'audit de page'))[0]).toBe('inside')
  })
})

describe('pages', () => {
  it('follow each other without a gap, and count all results', async () => {
    const db = await createTestDatabase()
    const rows = Array.from({ length: 45 }, (_, index) =>
      promptValues(index % 3 === 0 ? { titre: 'Un audit' } : { prompt: 'Un audit.' }),
    )
    await writeBatch(db, [db.insert(prompts).values(rows)])
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search(db, 'audit', { page })))
    const found = pages.flatMap(({ items }) => items)

    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0])
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45])
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(45)
    expect(found.slice(0, 15).every(({ title }) => title === 'Un audit')).toBe(true)
  })

  it('count every result, and what each filter leaves of them (R122)', async () => {
    const db = await createTestDatabase()
    const many = Array.from({ length: 201 }, () => promptValues({ titre: 'Audit', ia: 'GPT-4' }))
    const last = { prompt: 'Un audit.', categories: ['E-commerce', 'SEO'] }
    const few = [
      promptValues({ ...last, slug: 'p1', ia: 'Claude' }),
      promptValues({ ...last, slug: 'p2', niveau: 'Expert', categories: ['E commerce'] }),
    ]
    const gpt = gptValues({ slug: 'g1', role: 'Un audit.', categories: ['SEO'] })
    await writeBatch(db, [
      db.insert(prompts).values([...many, ...few]),
      db.insert(gpts).values(gpt),
    ])
    for (const [asked, total] of [
      [{}, 204],
      [{ type: 'prompts' }, 203],
      // Without an AI, an item has the default one.
      [{ ia: 'GPT-4' }, 203],
    ] as const) {
      expect(await search(db, 'audit', asked)).toMatchObject({ total, unfiltered: 204 })
    }
    for (const [asked, expected] of [
      [{ type: 'gpts' }, ['g1']],
      [{ categorie: 'SEO' }, ['g1', 'p1']],
      // Two names that read alike stay two categories.
      [{ categorie: 'E-commerce' }, ['p1']],
      [{ categorie: 'seo' }, []],
      [{ ia: 'Claude', type: 'prompts' }, ['p1']],
      // Without an AI, an item has the default one.
      [{ ia: 'GPT-4', categorie: 'E commerce' }, ['p2']],
      [{ niveau: 'Expert' }, ['p2']],
      // GPTs have no level.
      [{ niveau: 'Expert', type: 'gpts' }, ['g1']],
    ] as const) {
      const found = await search(db, 'audit', asked)
      expect([asked, slugsOf(found).toSorted()]).toEqual([asked, expected])
      expect(found).toMatchObject({ total: expected.length, unfiltered: 204 })
    }
  })
})

describe('a word that the catalogue does not know', () => {
  it('is corrected, which widens the search and is told as the texts write it', async () => {
    const db = await withTitles({ web: 'Le web', both: 'Rédaction web', a: 'Audit', b: 'Plan' })
    const found = await search(db, 'redacton web')

    expect(slugsOf(found)).toEqual(['both', 'web'])
    expect(found.corrected).toBe('rédaction web')
    expect(found.items[0]?.match.relatedWords).toEqual([{ by: 'correction', text: 'rédaction' }])
    const { corrected } = await search(db, 'L’été, redacton du Web')
    expect(corrected).toBe('L’été, rédaction du Web')
  })

  it.each([
    ['audit Kubernetes', ['Kubernetes']],
    ['audit, Éxotique', ['Éxotique']],
    ['C# C++', ['C#']],
    ['NEAR(audit, xyzzy)', ['NEAR', 'xyzzy']],
    ['NEAR() .htaccess', ['NEAR()', '.htaccess']],
    ['l’audit d’Istanbul. Istanbul !', ['Istanbul']],
    ['xyzzy', ['xyzzy']],
    ['XYZZY', ['XYZZY']],
  ])('is named as it was typed: %s', async (q, unexplained) => {
    const db = await withTitles({ audit: 'Audit' })

    expect((await search(db, q)).unexplained).toEqual(unexplained)
  })

  it('leaves no answer where nothing answers enough, but up to three alternatives', async () => {
    const db = await withTitles({ a: 'Audit', b: 'Audit', c: 'Audit', d: 'Audit' })
    const { alternatives, ...found } = await search(db, 'audit kubernetes')

    expect(found).toMatchObject({ items: [], total: 0, unfiltered: 0 })
    expect(found.unexplained).toEqual(['kubernetes'])
    expect(slugsOf({ items: alternatives })).toEqual(['d', 'c', 'b'])
    expect(await search(db, 'kubernetes')).toMatchObject({ total: 0, alternatives: [] })
  })
})

describe('suggestions', () => {
  it('keeps what is right while a small word is typed behind it', async () => {
    const db = await withTitles({
      citation: 'Apparaître dans une réponse',
      danger: 'Danger et dangers',
      apart: 'Apparaître ailleurs',
    })

    for (const q of ['apparaître', 'apparaître da', 'apparaître dan', 'apparaître dans']) {
      expect([q, slugsOf(await suggest(db, q)).toSorted()]).toEqual([q, ['apart', 'citation']])
    }
    expect(slugsOf(await suggest(db, 'dan'))).toEqual(['danger'])
  })

  it('takes a word that the catalogue has, or more than three letters, for no small word', async () => {
    const db = await withTitles({ mai: 'Calendrier de mai', persona: 'Calendrier d’un persona' })
    await insertPrompt(db, { slug: 'autre', titre: 'Calendrier' })

    for (const [q, slug] of [
      ['calendrier mai', 'mai'],
      ['calendrier person', 'persona'],
    ] as const) {
      expect([q, slugsOf(await suggest(db, q))[0]]).toEqual([q, slug])
    }
  })

  it('are what answers by title, tags or description, before what long texts alone hold', async () => {
    const db = await withTitles({ titre: 'Plan de maillage' })
    await insertPrompt(db, { slug: 'texte', prompt: 'Un maillage.' })
    await insertGpt(db, { slug: 'tag', nom: 'Liens', tags: ['maillage'], categories: ['SEO'] })

    expect((await suggest(db, 'mailla')).items).toMatchObject([
      { type: 'prompt', slug: 'titre', category: 'Marketing', marks: [[8, 16]], snippet: null },
      { type: 'gpt', slug: 'tag', title: 'Liens', category: 'SEO', snippet: { field: 'tag' } },
      { slug: 'texte' },
    ])
  })

  it('go on while the next word is begun, and forgive a slip', async () => {
    const db = await withTitles({ plan: 'Plan de maillage interne' })

    for (const q of ['pl', 'plan d', 'plan de mail', 'mailage', 'maillgae', 'plan xyz']) {
      expect([q, slugsOf(await suggest(db, q))]).toEqual([q, ['plan']])
    }
  })

  it('begin with what may become a word, a stop word or one with a slip', async () => {
    const db = await withTitles({ plan: 'Montrer la cannibalisation' })

    for (const q of ['mon', 'mon t', 'canib', 'canniba', 'caniballi']) {
      expect([q, slugsOf(await suggest(db, q))]).toEqual([q, ['plan']])
    }
    expect(slugsOf(await suggest(db, 'avec'))).toEqual([])
  })

  it('name the words that stand for what was typed, and no option is without a snippet', async () => {
    const db = await withTitles({ slip: 'Plan de maillage', same: 'Trouver un domaine' })
    await insertPrompt(db, { slug: 'tag', titre: 'Liens', tags: ['maillage'] })
    const group = { termes: ['NDD', 'domaine'], larges: [] }
    await writeBatch(db, [db.insert(searchGroups).values(group)])

    for (const [q, slug, relatedWords] of [
      ['mailage', 'slip', [{ by: 'correction', text: 'maillage' }]],
      ['mailage', 'tag', [{ by: 'correction', text: 'maillage' }]],
      ['ndd', 'same', [{ by: 'synonym', text: 'domaine' }]],
      ['maillage', 'slip', []],
      ['maill', 'tag', []],
    ] as const) {
      const { items } = await suggest(db, q)
      expect([q, items.find((item) => item.slug === slug)?.relatedWords]).toEqual([q, relatedWords])
      expect(items.filter(({ marks, snippet }) => marks.length === 0 && !snippet)).toEqual([])
    }
  })

  it('are categories with a word, French or stored, that begins with what is typed', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['Social Media', 'SEO'] })
    await insertGpt(db, { categories: ['Social Media'] })
    await insertGpt(db, { categories: ['Social Secret'], statut: 'brouillon' })
    const social = { name: 'Social Media', promptCount: 1, gptCount: 1 }
    const seo = { name: 'SEO', promptCount: 1, gptCount: 0 }

    for (const [q, expected] of [
      ['médi', [social]],
      ['résea', [social]],
      ['se', [seo]],
      ['cial', []],
    ] as const) {
      expect([q, (await suggest(db, q)).categories]).toEqual([q, expected])
    }
  })
})
