import type { Client, InStatement, ResultSet } from '@libsql/client/web'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { gpts, prompts, settingRow, siteSettings, workingCopies } from '#drizzle/schema/index.ts'
import type { Capability } from '#shared/access/capabilities.ts'
import { checkGpt, checkPrompt } from '#shared/admin/item-check.ts'
import { asAdmin, testAdmin } from '#tests/support/calls/caller.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import {
  clientOfNamespace,
  createTestDatabase,
  createTestNamespace,
} from '#tests/support/database/test-database.ts'
import {
  type Client as DatabaseClient,
  clientOf,
  type Database,
  databaseOn,
} from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { mayAct } from '#worker/services/access/rights.ts'
import { listGpts } from '#worker/services/tables/item-table.ts'
import { listPrompts } from '#worker/services/tables/item-table.ts'

const listOf = (db: Database) => asAdmin(db).admin.prompts.list
type Query = Parameters<ReturnType<typeof listOf>>[0]

const newest: Query = { tri: 'date_creation', ordre: 'desc', page: 1 }

const titles = async (db: Database, query: Partial<Query>) =>
  (await listOf(db)({ ...newest, ...query })).items.map(({ titre }) => titre)

/** Prompts with these titles and one text, oldest first. */
async function withTitles(...all: string[]) {
  const db = await createTestDatabase()
  const ids = new Map<string, string>()
  for (const titre of all) {
    const { id } = await insertPrompt(db, { titre, prompt: 'Classer un tunnel de vente.' })
    ids.set(titre, id)
  }
  return { db, ids }
}

describe('the table of prompts', () => {
  it('shows what its columns need, of every status, newest first (R163, R232)', async () => {
    const db = await createTestDatabase()
    const draft = await insertPrompt(db, { statut: 'brouillon', categories: ['SEO', 'Local'] })
    const refused = await insertPrompt(db, { statut: 'refuse', requetes_seo: { requetes: ['a'] } })

    const { items, ...rest } = await listOf(db)(newest)

    expect(rest).toEqual({
      total: 2,
      page: 1,
      pageSize: 200,
      counts: { valide: 0, brouillon: 1, refuse: 1 },
    })
    expect(items.map(({ id }) => id)).toEqual([refused.id, draft.id])
    const check = checkPrompt(draft)
    expect(items[1]).toEqual({
      id: draft.id,
      slug: draft.slug,
      titre: draft.titre,
      statut: 'brouillon',
      categories: ['SEO', 'Local'],
      tags: [],
      niveau: 'Débutant',
      ia: null,
      auteur_nom: null,
      verifie_avec: null,
      verifie_le: null,
      copie: false,
      relecture_le: null,
      date_creation: draft.date_creation,
      date_modification: draft.date_modification,
      version: 1,
      requetesSeo: false,
      manques: check.manques.map(({ code }) => code),
      completude: check.score,
    })
    expect(items[0]).toMatchObject({ requetesSeo: true })
  })

  it('finds words of the title without regard to accents, part of a slug, and a tag, of drafts too (R162)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      titre: "L'étude de mots-clés",
      slug: 'cles',
      statut: 'brouillon',
    })
    await insertPrompt(db, { titre: 'Audit', slug: 'audit-serp', tags: ['Netlinking'] })

    expect(await titles(db, { q: 'MOTS etude' })).toEqual(["L'étude de mots-clés"])
    expect(await titles(db, { q: 't-serp' })).toEqual(['Audit'])
    expect(await titles(db, { q: 'netlink' })).toEqual(['Audit'])
    expect(await titles(db, { q: 'ots clé' })).toEqual(["L'étude de mots-clés"])
    expect(await titles(db, { q: '  ' })).toHaveLength(2)
    expect(await titles(db, { q: '%' })).toEqual([])
    expect(await titles(db, { q: '\'"--' })).toEqual([])
  })

  it('filters by status and category, and counts what each status would show', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { titre: 'A', statut: 'valide', categories: ['Local', 'SEO'] })
    await insertPrompt(db, { titre: 'B', statut: 'brouillon', categories: ['SEO'] })
    await insertPrompt(db, { titre: 'C', statut: 'brouillon', categories: ['Audit'] })

    expect(await titles(db, { categorie: 'SEO' })).toEqual(['B', 'A'])
    expect(await titles(db, { categorie: 'SEO', statut: 'valide' })).toEqual(['A'])
    expect(await listOf(db)({ ...newest, categorie: 'SEO', statut: 'valide' })).toMatchObject({
      total: 1,
      counts: { valide: 1, brouillon: 1, refuse: 0 },
    })
  })

  it('sorts titles as a reader does, both ways, and by status and dates', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { titre: 'zéro', statut: 'refuse', date_modification: '2025-03-01' })
    await insertPrompt(db, { titre: 'Écrire', statut: 'valide', date_modification: '2025-01-01' })
    await insertPrompt(db, { titre: 'audit', statut: 'brouillon', date_modification: '2025-02-01' })

    expect(await titles(db, { tri: 'titre', ordre: 'asc' })).toEqual(['audit', 'Écrire', 'zéro'])
    expect(await titles(db, { tri: 'titre', ordre: 'desc' })).toEqual(['zéro', 'Écrire', 'audit'])
    expect(await titles(db, { tri: 'statut', ordre: 'asc' })).toEqual(['audit', 'zéro', 'Écrire'])
    expect(await titles(db, { tri: 'date_modification' })).toEqual(['zéro', 'audit', 'Écrire'])
    expect(await titles(db, { tri: 'date_creation' })).toEqual(['audit', 'Écrire', 'zéro'])
  })

  it('R163: sorts by the first category and by whether the queries are written', async () => {
    const db = await createTestDatabase()
    const requetes_seo = { requetes: ['a'] }
    await insertPrompt(db, { titre: 'A', categories: ['SEO', 'Audit'] })
    await insertPrompt(db, { titre: 'B', categories: ['audit'], requetes_seo })
    await insertPrompt(db, { titre: 'C', categories: ['Local', 'SEO'] })

    expect(await titles(db, { tri: 'categories', ordre: 'asc' })).toEqual(['B', 'C', 'A'])
    expect(await titles(db, { tri: 'categories', ordre: 'desc' })).toEqual(['A', 'C', 'B'])
    expect(await titles(db, { tri: 'requetes_seo', ordre: 'asc' })).toEqual(['A', 'C', 'B'])
    expect(await titles(db, { tri: 'requetes_seo', ordre: 'desc' })).toEqual(['B', 'C', 'A'])
  })

  it('tells the complete from those that lack a field', async () => {
    const db = await createTestDatabase()
    const complete = {
      description: 'd'.repeat(150),
      prompt: `Audite [sujet]. ${'Vérifie chaque point. '.repeat(20)}`,
      tags: ['seo'],
      ia: 'Claude',
      requetes_seo: { requetes: ['a'] },
    }
    await insertPrompt(db, { titre: 'Complet', ...complete })
    await insertPrompt(db, { titre: 'Sans tag', ...complete, tags: [] })
    await insertPrompt(db, { titre: 'Sans IA', ...complete, ia: null })
    await insertPrompt(db, { titre: 'Sans requêtes', ...complete, requetes_seo: null })
    await insertPrompt(db, { titre: 'Court', ...complete, prompt: 'Audite [sujet].' })

    expect(await titles(db, { completude: 'complet' })).toEqual(['Complet'])
    expect(await titles(db, { completude: 'a-completer' })).toEqual([
      'Court',
      'Sans requêtes',
      'Sans IA',
      'Sans tag',
    ])
    expect(await titles(db, { manque: 'ia' })).toEqual(['Sans IA'])
    expect(await titles(db, { manque: 'prompt-court' })).toEqual(['Court'])
    expect(await titles(db, { tri: 'completude', ordre: 'desc' })).toEqual([
      'Complet',
      'Sans IA',
      'Court',
      'Sans tag',
      'Sans requêtes',
    ])
  })

  it('filters by everything that a prompt has', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, {
      titre: 'Voulu',
      tags: ['serp'],
      ia: 'Claude',
      niveau: 'Expert',
      auteur_nom: 'Zoé',
      cree_par: testAdmin.id,
      date_modification: '2026-06-10T22:30:00.000Z',
    })
    await insertPrompt(db, { titre: 'Autre', date_modification: '2026-06-10T21:30:00.000Z' })
    await writeBatch(db, [
      db
        .update(prompts)
        .set({ verifie_avec: 'Claude', verifie_le: '2026-03-01' })
        .where(eq(prompts.id, id)),
      db.insert(workingCopies).values({ kind: 'prompt', item_id: id, contenu: '{}' }),
    ])

    const asked: Partial<Query>[] = [
      { tag: 'serp' },
      { ia: 'Claude' },
      { niveau: 'Expert' },
      { auteur: 'Zoé' },
      { miens: true },
      { copie: true },
      // The eleventh has begun in Paris.
      { modifie_du: '2026-06-11' },
    ]
    const found = await Promise.all(asked.map((filter) => titles(db, filter)))
    expect(found).toEqual(asked.map(() => ['Voulu']))
    expect(await titles(db, { modifie_au: '2026-06-10' })).toEqual(['Autre'])
    expect(await titles(db, { verifie_avant: '2026-03-01' })).toEqual(['Autre'])
    expect(await titles(db, { verifie_avant: '2026-03-02' })).toEqual(['Autre', 'Voulu'])
    expect(await titles(db, { tag: 'serp', niveau: 'Débutant' })).toEqual([])
  })

  it('finds an item by every text of it, a draft too', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, {
      titre: 'Audit',
      statut: 'brouillon',
      prompt: 'Repère la cannibalisation de [page].',
    })
    await insertPrompt(db, { titre: 'Brief' })

    expect(await titles(db, { q: 'cannibalisation' })).toEqual(['Audit'])
    const { admin } = asAdmin(db)
    expect(await admin.find({ q: 'cannibalisation' })).toMatchObject([
      { kind: 'prompt', titre: 'Audit', statut: 'brouillon' },
    ])
  })

  it('goes first to the title that holds what is typed, by its words and their beginnings', async () => {
    const db = await createTestDatabase()
    const others = ['Classer des pages', 'Un tunnel de vente', 'Classer, puis mesurer un tunnel']
    for (const titre of others) await insertPrompt(db, { titre, prompt: 'Classer un tunnel.' })
    await insertGpt(db, { nom: 'Classer un tunnel d’achat', statut: 'brouillon' })

    for (const q of ['classer tunnel', 'classer un tunn', 'Classer un tunnel d’achat']) {
      const found = await asAdmin(db).admin.find({ q })
      expect([q, found[0]?.titre]).toEqual([q, 'Classer un tunnel d’achat'])
    }
    expect(await asAdmin(db).admin.find({ q: 'classer' })).toHaveLength(4)
  })

  describe('sorted by relevance', () => {
    const relevant: Partial<Query> = { tri: 'pertinence', ordre: 'asc' }

    it('lists the exact title, then titles with every word, then those with one, then other texts', async () => {
      const ranked = [
        'Tunnel',
        'Tunnel de vente',
        'Classer un tunnel d’achat',
        'Classer des pages',
        'Sans rapport',
      ]
      const { db } = await withTitles(...ranked.toReversed())

      const found = await titles(db, { ...relevant, q: 'tunnel' })
      expect(found.slice(0, 3)).toEqual(ranked.slice(0, 3))
      expect(found).toHaveLength(5)
      const byWords = await titles(db, { ...relevant, q: 'classer tunn' })
      expect([byWords[0], byWords.at(-1)]).toEqual(['Classer un tunnel d’achat', 'Sans rapport'])
      expect(await titles(db, { ...relevant, q: 'tunnel de vente' })).toMatchObject({
        0: 'Tunnel de vente',
        length: 5,
      })
    })

    it('keeps an order that was chosen', async () => {
      const { db } = await withTitles('Tunnel', 'Un autre tunnel', 'Avant le tunnel')

      expect(await titles(db, { tri: 'titre', ordre: 'asc', q: 'tunnel' })).toEqual([
        'Avant le tunnel',
        'Tunnel',
        'Un autre tunnel',
      ])
    })

    it('lists an item that only its address or a tag matches last, and without a text the newest first', async () => {
      const { db } = await withTitles('Tunnel', 'Sans rapport')
      await insertPrompt(db, { titre: 'Étiqueté', prompt: 'Rien.', tags: ['sous-tunnels'] })
      await insertPrompt(db, { titre: 'Le plus récent', prompt: 'Rien.' })

      expect(await titles(db, { ...relevant, q: 'tunnel' })).toMatchObject({ 0: 'Tunnel' })
      expect((await titles(db, { ...relevant }))[0]).toBe('Le plus récent')
    })

    it('walks from item to item in the same order', async () => {
      const { db, ids } = await withTitles('Sans rapport', 'Tunnel de vente', 'Tunnel')
      const neighboursOf = (titre: string) =>
        asAdmin(db).admin.prompts.neighbours({
          id: ids.get(titre) ?? '',
          q: 'tunnel',
          tri: 'pertinence',
          ordre: 'asc',
        })

      expect(await neighboursOf('Tunnel')).toMatchObject({
        place: 1,
        suivant: ids.get('Tunnel de vente'),
      })
      expect(await neighboursOf('Sans rapport')).toMatchObject({
        place: 3,
        precedent: ids.get('Tunnel de vente'),
      })
    })
  })

  it('tells the place of an item in a list, and what stands beside it', async () => {
    const db = await createTestDatabase()
    const [c, b, a] = [
      await insertPrompt(db, { titre: 'C', categories: ['SEO'] }),
      await insertPrompt(db, { titre: 'B', categories: ['SEO'] }),
      await insertPrompt(db, { titre: 'A', categories: ['SEO'] }),
    ]
    const other = await insertPrompt(db, { titre: 'AA', categories: ['Local'] })
    const ask = (id: string) =>
      asAdmin(db).admin.prompts.neighbours({ id, categorie: 'SEO', tri: 'titre', ordre: 'asc' })

    expect(await ask(a.id)).toEqual({ place: 1, total: 3, precedent: null, suivant: b.id })
    expect(await ask(b.id)).toEqual({ place: 2, total: 3, precedent: a.id, suivant: c.id })
    expect(await ask(c.id)).toEqual({ place: 3, total: 3, precedent: b.id, suivant: null })
    expect(await ask(other.id)).toBeNull()
  })
})

describe('the table of GPTs', () => {
  const sections = {
    cas_usage: [{ titre: 'Cas', description: 'Un cas' }],
    workflow: [{ numero: 1, titre: 'Étape', description: 'Une étape' }],
    limitations: [{ type: 'limitation' as const, titre: 'Limite', description: 'Une limite' }],
    faq: [{ question: 'Quoi ?', reponse: 'Ceci.' }],
    requetes_seo: { requetes: ['gpt'] },
  }

  it('shows how many of the five sections are written (R167)', async () => {
    const db = await createTestDatabase()
    const full = await insertGpt(db, { ...sections, epingle: true, ia: 'GPT-4' })
    const bare = await insertGpt(db, { faq: sections.faq })

    const { items } = await asAdmin(db).admin.gpts.list({
      tri: 'date_creation',
      ordre: 'asc',
      page: 1,
    })

    expect(items).toMatchObject([
      { id: full.id, sectionsRemplies: 5, epingle: true, ia: 'GPT-4' },
      { id: bare.id, sectionsRemplies: 1, epingle: false, ia: null },
    ])
    expect(items[1]?.manques).toEqual(checkGpt(bare).manques.map(({ code }) => code))
  })

  it('R167: sorts by the first category and by how many sections are written', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { nom: 'A', categories: ['SEO'], ...sections })
    await insertGpt(db, { nom: 'B', categories: ['Audit'], requetes_seo: sections.requetes_seo })
    await insertGpt(db, { nom: 'C', categories: ['Local'] })
    const names = async (tri: 'categories' | 'sections') =>
      (await asAdmin(db).admin.gpts.list({ tri, ordre: 'asc', page: 1 })).items.map(
        ({ nom }) => nom,
      )

    expect(await names('categories')).toEqual(['B', 'C', 'A'])
    expect(await names('sections')).toEqual(['C', 'B', 'A'])
  })

  it('sorts by name and by AI, and filters by completeness', async () => {
    const db = await createTestDatabase()
    const texts = { description: 'd'.repeat(200), role: 'r'.repeat(400) }
    const whole = { ...sections, ...texts, tags: ['seo'] }
    await insertGpt(db, { nom: 'École', ia: 'Claude', ...whole })
    await insertGpt(db, { nom: 'audit', ia: 'Gemini', ...whole, faq: [] })
    const names = async (query: object) =>
      (
        await asAdmin(db).admin.gpts.list({ tri: 'nom', ordre: 'asc', page: 1, ...query })
      ).items.map(({ nom }) => nom)

    expect(await names({})).toEqual(['audit', 'École'])
    expect(await names({ tri: 'ia' })).toEqual(['École', 'audit'])
    expect(await names({ completude: 'complet' })).toEqual(['École'])
    expect(await names({ completude: 'a-completer' })).toEqual(['audit'])
  })
})

describe('what editors are offered to complete', () => {
  it('is what items are labelled with, the most used first', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['SEO', 'Local'], tags: ['a', 'b'], ia: 'Claude' })
    await insertGpt(db, { categories: ['Local'], tags: ['b'], ia: 'GPT-4', auteur_nom: 'Zoé' })
    await insertGpt(db, { categories: ['Local'], ia: 'GPT-4', statut: 'valide' })

    const { categories, connues, ...others } = await asAdmin(db).admin.labels()
    expect(categories.slice(0, 2)).toEqual(['Local', 'SEO'])
    // Those that no item has yet can be chosen too.
    expect(categories).toContain('Automation')
    expect(connues).toContainEqual({
      nom: 'Automation',
      libelle: 'Automatisation',
      teinte: 'cat-automation',
    })
    expect(others).toEqual({
      tags: ['b', 'a'],
      ia: ['GPT-4', 'Claude'],
      auteurs: ['Zoé'],
    })
  })

  it('shows a description as its page will', async () => {
    const { admin } = asAdmin(await createTestDatabase())

    expect(await admin.markdown({ markdown: '**Gras** simple' })).toEqual([
      ['p', ['strong', 'Gras'], ' simple'],
    ])
  })
})

describe('with 20,000 items of a kind', () => {
  const itemCount = 20_000
  let client: Client
  let db: Database
  let sent: { statement: InStatement; result: ResultSet | undefined }[] = []
  let requests = 0

  beforeAll(async () => {
    client = clientOfNamespace(await createTestNamespace())
    db = databaseOn(recordReads(clientOf(client)))
    const texts = { statut: 'brouillon' as const, tags: ['seo'], categories: ['SEO', 'Local'] }
    const long = 'Un texte assez long pour ne pas tenir dans sa page. '.repeat(60)
    const prompt = promptValues({ ...texts, id: 'modele', prompt: long })
    const gpt = gptValues({ ...texts, id: 'modele', role: long })
    await writeBatch(db, [db.insert(prompts).values(prompt), db.insert(gpts).values(gpt)])
    for (const table of ['prompts', 'gpts']) await client.execute(copies(table, itemCount - 1))
  })

  const prompt = (query: Partial<Query>) => listOf(db)({ ...newest, ...query })
  const gpt = (query: object) =>
    asAdmin(db).admin.gpts.list({ tri: 'date_creation', ordre: 'desc', page: 1, ...query })

  it('a page is one request that answers with its rows and three counts at most', async () => {
    sent = []
    requests = 0
    const pages = [
      await prompt({ page: 1 }),
      await prompt({ page: 2 }),
      await prompt({ page: 100 }),
    ]

    expect(requests).toBe(3)
    for (const { result } of sent) expect(result?.rows.length).toBeLessThanOrEqual(200)
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(600)
    expect(pages[0]).toMatchObject({ total: itemCount, counts: { brouillon: itemCount } })
    expect((await prompt({ page: 101 })).items).toEqual([])
  })

  it.each([
    ['the newest prompts', () => prompt({ page: 50 })],
    ['the oldest drafts', () => prompt({ ordre: 'asc', statut: 'brouillon', page: 50 })],
    ['prompts by status', () => prompt({ tri: 'statut', page: 50 })],
    ['prompts by modification', () => prompt({ tri: 'date_modification', page: 50 })],
    ['prompts of a category', () => prompt({ categorie: 'Local' })],
    ['the newest GPTs', () => gpt({ page: 50 })],
    ['GPTs by status', () => gpt({ tri: 'statut', page: 50 })],
    ['GPTs of a category', () => gpt({ categorie: 'Local', statut: 'brouillon' })],
  ])('%s are found in an index, and no other long text is read', async (_what, ask) => {
    sent = []
    await ask()

    const plans = await Promise.all(sent.map(({ statement }) => plan(client, statement)))
    expect(plans.flat().filter((step) => /^SCAN (?:prompts|gpts)$/.test(step))).toEqual([])
  })

  it.each(['admin', 'contributor'] as const)(
    'the same pages for one whom the database itself knows by the role %s',
    async (role) => {
      const { id: userId } = await insertUser(db, { role })
      await writeBatch(db, [
        db.insert(siteSettings).values(settingRow('delegated_roles', true)).onConflictDoNothing(),
      ])
      const editor = {
        userId,
        adresse: '',
        userAgent: '',
        now: new Date(),
        may: (capability: Capability) => mayAct(userId, capability),
      }
      sent = []
      const page = await listPrompts(db, editor, { ...newest, page: 50 })
      await listPrompts(db, editor, { ...newest, tri: 'date_modification', page: 50 })
      await listGpts(db, editor, { ...newest, tri: 'statut', page: 50 })

      expect(page.total).toBe(role === 'admin' ? itemCount : 0)
      const plans = await Promise.all(sent.map(({ statement }) => plan(client, statement)))
      expect(plans.flat().filter((step) => /^SCAN (?:prompts|gpts)$/.test(step))).toEqual([])
    },
  )

  function recordReads({ read, write }: DatabaseClient): DatabaseClient {
    return {
      read: async (statements) => {
        const results = await read(statements)
        requests += 1
        sent.push(...statements.map((statement, index) => ({ statement, result: results[index] })))
        return results
      },
      write,
    }
  }
})

/** Copies the row `modele` so many times, each with an id, a slug, a rank and dates of its own. */
function copies(table: string, number: number): string {
  const columns = Object.keys(table === 'prompts' ? promptValues() : gptValues())
  const own: Record<string, string> = {
    id: `'copie-' || i`,
    slug: `'copie-' || i`,
    cote_rang: 'cote_rang + i',
    date_creation: `strftime('%Y-%m-%dT%H:%M:%fZ', '2024-01-01', '+' || i || ' minutes')`,
  }
  const values = columns.map((column) => own[column] ?? column)
  return `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${number})
    insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from n, ${table} where id = 'modele'`
}

async function plan(client: Client, statement: InStatement): Promise<string[]> {
  const { sql: text, args } =
    typeof statement === 'string' ? { sql: statement, args: [] } : statement
  const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${text}`, args: args ?? [] })
  return rows.map(({ detail }) => (typeof detail === 'string' ? detail : ''))
}
