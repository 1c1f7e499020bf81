import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  editingSessions,
  gpts,
  journeys,
  planifications,
  prompts,
  revisions,
  workingCopies,
} from '#drizzle/schema/index.ts'
import { catalogueExports } from '#shared/addresses/catalogue-exports.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/** A word that stands in every field of what is hidden, and nowhere else. */
const canary = 'canariesque'
const hiddenStatuts = ['brouillon', 'refuse'] as const
const itemsOfEach = 25

const hidden = {
  description: `Une ${canary} description`,
  categories: ['Marketing', `Canari ${canary}`],
  tags: [canary],
  ia: `IA ${canary}`,
  auteur_nom: `Auteur ${canary}`,
  requetes_seo: { requetes: [`requête ${canary}`] },
}

const call = (procedure: string, input: unknown) =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

const list = { page: 1, sort: 'recent' }
const search = { page: 1, exact: false }

const addresses = [
  '/',
  '/prompts',
  '/prompts?tri=popular',
  '/prompts?category=Marketing',
  `/prompts?q=description`,
  '/gpts',
  '/gpts?vue=liste',
  `/gpts?q=description`,
  '/categories',
  '/parcours',
  '/parcours/mission',
  '/plan-du-site',
  '/nouveautes',
  '/nouveautes.xml',
  '/llms.txt',
  '/sitemap-prompts-1.xml',
  '/sitemap-gpts-1.xml',
  '/prompt/public.md',
  '/gpt/public.md',
  ...catalogueExports.map(({ path }) => path),
  '/recherche',
  '/recherche?q=description',
  '/recherche?q=description&type=gpts',
  '/prompt/public',
  '/gpt/public',
  '/categorie/marketing',
  '/tag/tag',
  call('catalogue.site', undefined),
  call('catalogue.prompt', { slug: 'public' }),
  call('catalogue.promptText', { slug: 'public' }),
  call('catalogue.gpt', { slug: 'public' }),
  call('catalogue.conversations', { kind: 'prompt', slug: 'public' }),
  call('catalogue.itemsBySlug', { prompts: ['public'], gpts: ['public'] }),
  call('catalogue.formerSlug', { kind: 'prompt', slug: 'ancienne' }),
  call('catalogue.pageMetadata', { route: '/prompts' }),
  call('catalogue.category', { slug: 'marketing' }),
  call('catalogue.tag', { slug: 'tag' }),
  call('catalogue.categories', undefined),
  call('catalogue.publisher', undefined),
  call('catalogue.claims', undefined),
  call('catalogue.journeys', undefined),
  call('catalogue.journeyNames', undefined),
  call('catalogue.journey', { slug: 'mission' }),
  call('catalogue.variables', undefined),
  call('catalogue.sitePlan', { page: 1 }),
  call('catalogue.news', { page: 1 }),
  call('catalogue.dailyPicks', undefined),
  call('catalogue.popularPrompts', undefined),
  call('catalogue.featuredGpts', { count: 2 }),
  call('catalogue.prompts', list),
  call('catalogue.prompts', { ...list, categorie: 'Marketing' }),
  call('catalogue.gpts', { page: 1 }),
  call('search.results', { ...search, q: 'description' }),
  call('search.suggestions', { q: 'desc' }),
  call('search.suggestions', { q: 'mark' }),
]

/** What belongs to a public item and is nobody's but those who edit it. */
const innerRows = (db: Database, { kind, id }: { kind: 'prompt' | 'gpt'; id: string }) => [
  db.insert(workingCopies).values({
    kind,
    item_id: id,
    contenu: JSON.stringify({ titre: canary, nom: canary }),
    depuis: JSON.stringify({ titre: canary }),
    modifie_par: canary,
  }),
  db.insert(editingSessions).values({ kind, item_id: id, user_id: canary }),
  db.insert(revisions).values({
    kind,
    item_id: id,
    quoi: 'fiche',
    version: 1,
    contenu: JSON.stringify({ titre: canary }),
    ecrit_par: canary,
    ecrit_le: '2026-01-01T00:00:00.000Z',
  }),
  db.insert(planifications).values({
    kind,
    item_id: id,
    action: 'retirer',
    prevu_le: '2999-01-01T00:00:00.000Z',
    raison: canary,
    planifie_par: canary,
  }),
]

it('are looked for in the answer of every procedure that visitors may ask', async () => {
  const asked = new Set(addresses.map((address) => /\/api\/trpc\/([\w.]+)/.exec(address)?.[1]))
  const names = (await listProcedures())
    .filter(({ name, type }) => /^(?:catalogue|search)\./.test(name) && type === 'query')
    .map(({ name }) => name)

  expect(names.filter((name) => !asked.has(name))).toEqual([])
})

describe('fifty drafts, fifty refused items and what editors know of public ones', () => {
  let site: ReturnType<typeof testSite>

  beforeAll(async () => {
    const db = await createTestDatabase()
    const shown = { slug: 'public', description: 'Une description', tags: ['tag'] }
    const publicPrompt = await insertPrompt(db, { ...shown, cree_par: canary })
    const publicGpt = await insertGpt(db, { ...shown, cree_par: canary })
    await writeBatch(db, [
      ...innerRows(db, { kind: 'prompt', id: publicPrompt.id }),
      ...innerRows(db, { kind: 'gpt', id: publicGpt.id }),
    ])
    const numbers = Array.from({ length: itemsOfEach }, (_, index) => index)
    for (const statut of hiddenStatuts) {
      await writeBatch(
        db,
        numbers.flatMap((index) => {
          const slug = `${canary}-${statut}-${index}`
          const prompt = { ...hidden, slug, statut, titre: `Prompt ${canary}`, prompt: canary }
          const gpt = { ...hidden, slug, statut, nom: `GPT ${canary}`, role: canary }
          return [
            db.insert(prompts).values(promptValues(prompt)),
            db.insert(gpts).values(gptValues(gpt)),
          ]
        }),
      )
    }
    const steps = await db.select({ id: prompts.id }).from(prompts).limit(10)
    const etapes = [publicPrompt, ...steps].map(({ id }) => ({
      kind: 'prompt' as const,
      id,
      but: 'But',
      transmet: '',
    }))
    const mission = { titre: 'Mission', introduction: 'Ce que l’on fait.', etapes }
    await writeBatch(db, [
      db.insert(journeys).values({ ...mission, slug: 'mission', statut: 'valide' }),
      db.insert(journeys).values({ ...mission, slug: canary, titre: canary, statut: 'brouillon' }),
    ])
    site = testSite(() => db)
  })

  it.each(addresses)('show not a byte at %s', async (address) => {
    const response = await site.get(address)

    expect(response.status).toBe(200)
    expect((await response.text()).toLowerCase()).not.toContain(canary)
  })

  it.each([
    ['prompt', ['fields', 'historique', 'niveau', 'prompt', 'titre']],
    [
      'gpt',
      [
        'cas_usage',
        'faq',
        'generiques',
        'launch',
        'limitations',
        'nom',
        'role',
        'url_destination',
        'workflow',
      ],
    ],
  ])('leave to a public %s the fields that its page shows, and no other', async (kind, own) => {
    const response = await site.get(call(`catalogue.${kind}`, { slug: 'public' }))
    const { result } = z
      .object({ result: z.object({ data: z.record(z.string(), z.unknown()) }) })
      .parse(await response.json())
    const shared = ['auteur_linkedin_url', 'auteur_nom', 'categories', 'conversations', 'cote']
    const dates = ['date_creation', 'date_modification', 'verifie']
    const others = [
      'description',
      'exemple',
      'ia',
      'id',
      'metadata',
      'related',
      'requetes_seo',
      'sections',
    ]
    const known = [...own, ...shared, ...dates, ...others, 'slug', 'tags']
    const shown = Object.keys(result.data).filter((key) => key !== 'conversationCount')

    expect(shown.toSorted()).toEqual(known.toSorted())
  })

  it('are not found by any word of theirs', async () => {
    for (const q of [canary, canary.slice(0, 6), `description ${canary}`]) {
      const text = await (
        await site.get(call('search.results', { ...search, q, exact: true }))
      ).text()
      expect(text).toContain('"items":[]')
      expect(text).toContain('"total":0')
    }
  })

  it.each(['prompt', 'gpt'])('answer at /%s/… as an unknown slug does', async (kind) => {
    const answer = async (slug: string) => {
      const response = await site.get(`/${kind}/${slug}`)
      // The page offers to search for the words of the address.
      const html = (await response.text()).replaceAll(slug, '…')
      return { status: response.status, html: html.replaceAll(slug.replaceAll('-', ' '), '…') }
    }
    const unknown = await answer('inconnu')

    expect(unknown.status).toBe(404)
    for (const statut of hiddenStatuts) {
      expect(await answer(`${canary}-${statut}-0`)).toEqual(unknown)
    }
  })
})
