import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { synonymColumn } from '#drizzle/derived/search-column.ts'
import { gpts, prompts, searchSynonyms } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import type { SearchFilters } from '#worker/services/search/filters.ts'

const search = (db: Database, q: string, filters: SearchFilters = {}) =>
  asVisitor(db).search.results({ q, page: 1, exact: false, ...filters })
const slugs = async (db: Database, q: string, filters?: SearchFilters) =>
  (await search(db, q, filters)).items.map(({ slug }) => slug)

async function catalogue(): Promise<Database> {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'p1', titre: 'Audit 1', categories: ['SEO'], ia: 'Claude' })
  await insertPrompt(db, {
    slug: 'p2',
    titre: 'Audit 2',
    categories: ['E-commerce', 'SEO'],
    niveau: 'Expert',
  })
  await insertGpt(db, { slug: 'g1', nom: 'Audit 3', categories: ['E commerce'] })
  await insertGpt(db, { slug: 'g2', nom: 'Audit 4', categories: ['SEO'], ia: 'GPT-4' })
  return db
}

describe('a result', () => {
  it('says all there is to show of a prompt (R199)', async () => {
    const db = await createTestDatabase()
    const row = await insertPrompt(db, {
      titre: 'Audit de pages',
      categories: ['SEO', 'Audit'],
      tags: ['crawl'],
      niveau: 'Avancé',
      ia: 'Claude',
      auteur_nom: 'Prénom Nom',
      auteur_linkedin_url: 'https://www.linkedin.com/in/exemple',
      conversations_associees: ['https://chatgpt.com/share/1'],
    })

    expect((await search(db, 'audit')).items).toEqual([
      {
        type: 'prompt',
        id: row.id,
        slug: row.slug,
        title: 'Audit de pages',
        description: row.description,
        score: 160,
        categories: ['SEO', 'Audit'],
        tags: ['crawl'],
        ia: 'Claude',
        niveau: 'Avancé',
        auteur_nom: 'Prénom Nom',
        auteur_linkedin_url: 'https://www.linkedin.com/in/exemple',
        conversationCount: 1,
        cote: `SEO P${String(row.cote_rang).padStart(2, '0')}`,
        extrait: null,
      },
    ])
  })

  it('says where a GPT is launched, and describes it in plain text', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, {
      nom: 'Lecteur de logs',
      description: 'Lit les **journaux**.',
      url_destination: 'https://chatgpt.com/g/g-logs',
    })

    expect((await search(db, 'logs')).items).toMatchObject([
      { type: 'gpt', url: 'https://chatgpt.com/g/g-logs', description: 'Lit les journaux.' },
    ])
  })

  it('shows no passage where title and description hold every word that stands apart', async () => {
    const db = await createTestDatabase()
    const prompt = 'Relève les balises de la page, puis chaque lien.'
    await insertPrompt(db, {
      slug: 'both',
      titre: 'Liens',
      description: 'Pour vos balises',
      prompt,
    })
    await insertPrompt(db, { slug: 'title', titre: 'Les liens', prompt })

    const { items } = await search(db, 'lien balise')

    expect(items.map(({ slug, extrait }) => [slug, extrait])).toEqual([
      ['both', null],
      ['title', prompt],
    ])
  })

  it('shows the passage that answers, when title and description do not', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      slug: 'texte',
      prompt: 'Commence par relever les canoniques croisées.',
    })
    await insertGpt(db, { slug: 'role', role: 'Tu contrôles les balises canoniques.' })

    const { items } = await search(db, 'canonique')

    expect(items.map(({ slug, extrait }) => [slug, extrait])).toEqual([
      ['role', 'Tu contrôles les balises canoniques.'],
      ['texte', 'Commence par relever les canoniques croisées.'],
    ])
  })
})

describe('what is searched instead', () => {
  it('is the nearest word known, spelled as the texts spell it, when nothing answers', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'redaction', titre: 'Rédaction web' })

    const found = await search(db, 'redacton wbe')

    expect(found.items.map(({ slug }) => slug)).toEqual(['redaction'])
    expect(found.corrected).toBe('rédaction web')
  })

  it('is nothing else when the text is wanted as it is, or when something answers', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'redaction', titre: 'Rédaction web' })
    await insertPrompt(db, { slug: 'coquille', titre: 'La redacton des autres' })

    const exact = { q: 'redactoin', page: 1, exact: true }
    expect((await asVisitor(db).search.results(exact)).total).toBe(0)
    expect(await search(db, 'redacton')).toMatchObject({ total: 1, corrected: null })
  })

  it('leaves out a word that is like no other, and names what is left', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'audit', titre: 'Audit' })

    expect(await search(db, 'audit kubernetes')).toMatchObject({ total: 1, corrected: 'audit' })
    expect(await search(db, 'kubernetes')).toMatchObject({ total: 0, corrected: null })
  })

  it('is most of the words of a question, when no item has them all', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'fiches', titre: 'Fiches produits', description: 'Améliorer.' })
    await insertPrompt(db, { slug: 'vendre', titre: 'Vendre' })
    await insertPrompt(db, { slug: 'produits', titre: 'Produits' })

    expect(await slugs(db, 'comment vendre et améliorer mes fiches produits')).toEqual(['fiches'])
  })

  it('does not hide that a filter left nothing: the query itself has answers', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'audit', titre: 'Audit' })
    await insertGpt(db, { slug: 'audio', nom: 'Audio' })

    expect(await search(db, 'audit', { type: 'gpts' })).toMatchObject({
      total: 0,
      corrected: null,
      counts: { type: { all: 1, prompt: 1, gpt: 0 } },
    })
  })
})

describe('other ways to say it', () => {
  it('are known of a word whose letters take two units each', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'rare', titre: '𗮬𱂺' })

    const found = await asVisitor(db).search.results({ q: '𗮬𱂺s', page: 1, exact: true })

    expect(found.items.map(({ slug }) => slug)).toEqual(['rare'])
  })

  it('come after what says it as typed, a group of synonyms being any of its terms', async () => {
    const db = await createTestDatabase()
    const termes = ['NDD', 'nom de domaine']
    await writeBatch(db, [
      db.insert(searchSynonyms).values({ termes, recherche: synonymColumn(termes) }),
    ])
    await insertPrompt(db, { slug: 'domaine', titre: 'Comparer des noms de domaine' })
    await insertPrompt(db, { slug: 'ndd', prompt: 'Un NDD expiré.' })
    await insertPrompt(db, { slug: 'autre', titre: 'Domaine skiable, nom du lieu' })

    expect(await slugs(db, 'ndd')).toEqual(['ndd', 'domaine', 'autre'])
    expect(await slugs(db, 'comparer un ndd')).toEqual(['domaine'])
  })

  it('are synonyms in other forms too, however many words they have together', async () => {
    const db = await createTestDatabase()
    const termes = ['GMB', 'Google Business Profile', 'Google My Business', 'fiche établissement']
    await writeBatch(db, [
      db.insert(searchSynonyms).values({ termes, recherche: synonymColumn(termes) }),
    ])
    await insertPrompt(db, { slug: 'fiches', titre: 'Audits de fiches des établissements' })
    await insertPrompt(db, { slug: 'audit', titre: 'Audit' })

    expect(await slugs(db, 'audit gmb')).toEqual(['fiches'])
  })

  it('are the word behind an article that lost its apostrophe', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'audit', titre: "L'audit du site" })

    for (const q of ["l'audit", 'l’audit', 'laudit', 'darticle audit']) {
      expect(await slugs(db, q)).toEqual(['audit'])
    }
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
    await insertPrompt(db, { slug: 'brouillon', titre: 'Zébrure', statut: 'brouillon' })
    await insertGpt(db, { slug: 'refuse', nom: 'Zébrure', statut: 'refuse' })
    const every = ['g-description', 'g-nom', 'g-role', 'p-description', 'p-prompt', 'p-titre']

    for (const q of ['zébrure', 'ZÉBRURE', 'zébr', 'ébrur']) {
      expect([q, (await slugs(db, q)).toSorted()]).toEqual([q, every])
    }
  })

  it('R122: takes percent and underscore for themselves', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'lettres', titre: 'Taux de rebond abc' })
    await insertPrompt(db, { slug: 'signes', titre: 'Le code a_c et 100 % du trafic' })

    for (const q of ['a_c', 'a%c']) expect(await slugs(db, q)).not.toContain('lettres')
    for (const q of ['%', '_', '%%']) expect(await slugs(db, q)).not.toContain('lettres')
    expect(await slugs(db, 'a_c')).toEqual(['signes'])
  })

  it('runs for nothing but text', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { titre: 'Audit' })

    expect(await slugs(db, ' ')).toEqual([])
    await expect(search(db, '')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('filters (R122)', () => {
  it.each<[SearchFilters, string[]]>([
    [{}, ['p1', 'p2', 'g1', 'g2']],
    [{ type: 'prompts' }, ['p1', 'p2']],
    [{ type: 'gpts' }, ['g1', 'g2']],
    [{ categorie: 'SEO' }, ['p1', 'p2', 'g2']],
    // Two names that read alike stay two categories.
    [{ categorie: 'E-commerce' }, ['p2']],
    [{ categorie: 'seo' }, []],
    // Without an AI, an item has the default one.
    [{ ia: 'GPT-4' }, ['p2', 'g1', 'g2']],
    [{ ia: 'Claude', type: 'prompts' }, ['p1']],
    [{ niveau: 'Expert' }, ['p2']],
    // GPTs have no level.
    [{ niveau: 'Expert', type: 'gpts' }, ['g1', 'g2']],
  ])('%j leave %j', async (filters, expected) => {
    const db = await catalogue()

    for (const q of ['audit', 'au']) {
      expect((await slugs(db, q, filters)).toSorted()).toEqual(expected.toSorted())
    }
  })

  it('say how many results each of their choices would leave', async () => {
    const { counts, total } = await search(await catalogue(), 'audit', { categorie: 'SEO' })

    expect(total).toBe(3)
    expect(counts).toEqual({
      type: { all: 3, prompt: 2, gpt: 1 },
      categorie: [
        { value: 'SEO', count: 3 },
        { value: 'E commerce', count: 1 },
        { value: 'E-commerce', count: 1 },
      ],
      ia: [
        { value: 'GPT-4', count: 2 },
        { value: 'Claude', count: 1 },
      ],
      niveau: [
        { value: 'Débutant', count: 1 },
        { value: 'Expert', count: 1 },
      ],
    })
  })

  it('count what answers alike, whether it is most of the catalogue or a small part', async () => {
    const db = await catalogue()
    await writeBatch(
      db,
      Array.from({ length: 10 }, () => db.insert(prompts).values(promptValues({ titre: 'Autre' }))),
    )

    expect((await search(db, 'audit')).counts.type).toEqual({ all: 4, prompt: 2, gpt: 2 })
    expect((await search(db, 'autre')).counts.type).toEqual({ all: 10, prompt: 10, gpt: 0 })
  })
})

describe('pages', () => {
  it('of results follow each other without a gap, and the count is of them all', async () => {
    const db = await createTestDatabase()
    await writeBatch(
      db,
      Array.from({ length: 45 }, (_, index) =>
        db.insert(prompts).values(
          promptValues({
            slug: `item-${index}`,
            ...(index % 3 === 0 ? { titre: `Audit ${index}` } : { prompt: 'Un audit.' }),
          }),
        ),
      ),
    )
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => asVisitor(db).search.results({ q: 'audit', page, exact: false })),
    )

    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0])
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45])
    const scores = pages.flatMap(({ items }) => items.map(({ score }) => score))
    expect(scores).toEqual([...Array(15).fill(160), ...Array(30).fill(0)])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).size).toBe(45)
  })
})

describe('the index', () => {
  it('follows an item that is renamed, re-ranked, withdrawn, brought back and deleted', async () => {
    const db = await createTestDatabase()
    const row = await insertPrompt(db, { slug: 'premier', titre: 'Audit' })
    await insertPrompt(db, { slug: 'second', titre: 'Audit' })
    const one = eq(prompts.id, row.id)
    expect(await slugs(db, 'audit')).toEqual(['second', 'premier'])

    await writeBatch(db, [db.update(prompts).set({ score: 50 }).where(one)])
    expect(await slugs(db, 'audit')).toEqual(['premier', 'second'])

    const renamed = { ...row, titre: 'Hreflang' }
    await writeBatch(db, [
      db
        .update(prompts)
        .set({ titre: renamed.titre, ...promptDerivedValues(renamed) })
        .where(one),
    ])
    expect([await slugs(db, 'audit'), await slugs(db, 'hreflang')]).toEqual([
      ['second'],
      ['premier'],
    ])

    await writeBatch(db, [db.update(prompts).set({ statut: 'brouillon' }).where(one)])
    expect(await search(db, 'hreflang')).toMatchObject({ total: 0, corrected: null })
    await writeBatch(db, [db.update(prompts).set({ statut: 'valide' }).where(one)])
    expect(await slugs(db, 'hreflan')).toEqual(['premier'])

    await writeBatch(db, [db.delete(prompts).where(one)])
    expect(await slugs(db, 'hreflang')).toEqual([])
    expect(await slugs(db, 'audit')).toEqual(['second'])
  })

  it('keeps two items of one score and one second apart', async () => {
    const db = await createTestDatabase()
    const date_creation = '2026-01-01T00:00:00.000Z'
    for (const slug of ['a', 'b', 'c']) await insertGpt(db, { slug, nom: 'Audit', date_creation })
    await writeBatch(db, [db.delete(gpts).where(eq(gpts.slug, 'b'))])

    expect(await slugs(db, 'audit')).toEqual(['a', 'c'])
  })

  it('holds what derived values say, so an item is found by all that it shows', async () => {
    const db = await createTestDatabase()
    const row = await insertGpt(db, {
      slug: 'gpt',
      nom: 'Éditeur',
      description: 'Une [liste](https://exemple.org) **claire**',
      tags: ['œuvre'],
      categories: ['Social Media'],
      role: 'Tu écris.',
    })
    expect(row.recherche).toBe(gptDerivedValues(row, '').recherche)

    for (const q of ['editeur', 'liste claire', 'OEUVRE', 'social media', 'ecris', 'Œ']) {
      expect(await slugs(db, q)).toEqual(['gpt'])
    }
    expect(await slugs(db, 'exemple.org')).toEqual([])
    // Two labels are not one phrase.
    expect(await slugs(db, 'oeuvre social')).toEqual(['gpt'])
  })
})

describe('suggestions', () => {
  it('are items by title first, then by description, and not by their long text', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'texte', prompt: 'Un maillage.' })
    await insertPrompt(db, {
      slug: 'description',
      description: 'Le maillage.',
      categories: ['SEO'],
    })
    await insertGpt(db, { slug: 'titre', nom: 'Plan de maillage' })

    expect((await asVisitor(db).search.suggestions({ q: 'mailla' })).items).toMatchObject([
      { type: 'gpt', slug: 'titre', title: 'Plan de maillage', category: 'Marketing' },
      { type: 'prompt', slug: 'description', category: 'SEO' },
    ])
  })

  it('go on while the next word is begun, and forgive a typo', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'plan', titre: 'Plan de maillage interne' })

    for (const q of ['plan d', 'plan de mail', 'mailage', 'malliage', 'p']) {
      const { items } = await asVisitor(db).search.suggestions({ q })
      expect(items.map(({ slug }) => slug)).toEqual(['plan'])
    }
  })

  it('are categories whose name holds what is typed at the beginning of a word', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['Social Media', 'SEO'] })
    await insertGpt(db, { categories: ['Social Media'] })
    await insertGpt(db, { categories: ['Secret'], statut: 'brouillon' })

    expect((await asVisitor(db).search.suggestions({ q: 'médi' })).categories).toEqual([
      { name: 'Social Media', promptCount: 1, gptCount: 1 },
    ])
    expect((await asVisitor(db).search.suggestions({ q: 'se' })).categories).toEqual([
      { name: 'SEO', promptCount: 1, gptCount: 0 },
    ])
    expect((await asVisitor(db).search.suggestions({ q: 'cial' })).categories).toEqual([])
  })
})
