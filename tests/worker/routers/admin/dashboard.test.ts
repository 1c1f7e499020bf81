import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import {
  gpts,
  missingPages,
  planifications,
  prompts,
  searchDemand,
  workingCopies,
} from '#drizzle/schema/index.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

const dashboard = (db: Database) => asAdmin(db, undefined, { now }).admin.dashboard()

const day = (jour: string, requete: string, recherches: number, resultats: number) => ({
  jour,
  requete,
  recherches,
  resultats,
})

const copyOf = (item_id: string) => ({
  kind: 'gpt' as const,
  item_id,
  contenu: '{}',
  modifie_le: now.toISOString(),
})

const plan = (planId: string, prevu_le: string, etat: 'prevu' | 'fait') => ({
  id: planId,
  kind: 'prompt' as const,
  item_id: `item-of-${planId}`,
  action: 'publier' as const,
  prevu_le,
  planifie_par: 'somebody',
  etat,
})

const emptyQueue = { prompts: 0, gpts: 0, fiches: [] }

const statistics = (db: Database) => asAdmin(db, undefined, { now }).admin.statistics()

const created = (date: string) => ({ date_creation: date, date_modification: date })

describe('the counters of the dashboard (R159)', () => {
  it('tell items by status, accounts, and who may administer', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)
    await insertPrompt(db, { statut: 'brouillon' })
    await insertPrompt(db, { statut: 'refuse' })
    await insertGpt(db)
    await insertGpt(db)
    await insertUser(db)
    await insertUser(db)
    await insertUser(db, { role: 'moderator' })
    await insertUser(db, { role: null })
    await insertUser(db, { suspended_at: '2026-01-01T00:00:00.000Z' })

    expect(await dashboard(db)).toMatchObject({
      prompts: { total: 3, valide: 1, brouillon: 1, refuse: 1 },
      gpts: { total: 2, valide: 2, brouillon: 0, refuse: 0 },
      users: { total: 5, admins: 2 },
    })
  })

  it('are zero on an empty site', async () => {
    expect(await dashboard(await createTestDatabase())).toMatchObject({
      prompts: { total: 0, valide: 0, brouillon: 0, refuse: 0 },
      users: { total: 0, admins: 0 },
      relectures: emptyQueue,
      brouillonsComplets: emptyQueue,
      modifications: emptyQueue,
      planifies: [],
      recherches: { total: 0, premieres: [] },
      introuvables: { total: 0, premieres: [] },
      liens: { morts: 0, signalements: 0 },
      aCompleter: emptyQueue,
      derniersChangements: [],
    })
  })
})

describe('the statistics', () => {
  it('count items of every status by category, the fullest first', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['SEO', 'Audit'] })
    await insertPrompt(db, { categories: ['SEO'], statut: 'brouillon' })
    await insertGpt(db, { categories: ['SEO'] })

    expect((await statistics(db)).parCategorie).toEqual([
      { categorie: 'SEO', prompts: 2, gpts: 1, valide: 2, brouillon: 1, refuse: 0 },
      { categorie: 'Audit', prompts: 1, gpts: 0, valide: 1, brouillon: 0, refuse: 0 },
    ])
  })

  it('count what was published in each of twelve months, as Paris counts them', async () => {
    const db = await createTestDatabase()
    // The first of November in Paris already.
    await insertPrompt(db, created('2026-10-31T23:30:00.000Z'))
    await insertPrompt(db, created('2026-10-31T22:30:00.000Z'))
    await insertPrompt(db, { ...created('2026-11-02T10:00:00.000Z'), statut: 'brouillon' })
    // The first of July.
    await insertGpt(db, created('2026-06-30T22:30:00.000Z'))
    await insertGpt(db, created('2025-11-30T10:00:00.000Z'))

    const { publicationsParMois } = await statistics(db)

    expect(publicationsParMois.map(({ mois }) => mois)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ])
    expect(publicationsParMois.filter((month) => month.prompts + month.gpts > 0)).toEqual([
      { mois: '2026-07', prompts: 0, gpts: 1 },
      { mois: '2026-10', prompts: 1, gpts: 0 },
      { mois: '2026-11', prompts: 1, gpts: 0 },
    ])
  })
})

describe('searches without a result', () => {
  const rows = [
    day('2026-11-01', 'netlinking', 2, 0),
    day('2026-11-20', 'netlinking', 3, 0),
    day('2026-11-10', 'une fois', 1, 0),
    day('2026-11-01', 'comble', 9, 0),
    day('2026-11-20', 'comble', 1, 4),
    day('2026-11-20', 'audit', 50, 12),
    day('2026-01-01', 'ancienne', 99, 0),
  ]
  const netlinking = { requete: 'netlinking', recherches: 5, jour: '2026-11-20' }
  const once = { requete: 'une fois', recherches: 1, jour: '2026-11-10' }

  async function openSearches() {
    const db = await createTestDatabase()
    await writeBatch(db, [db.insert(searchDemand).values(rows)])
    const { searches } = asAdmin(db, undefined, { now }).admin
    return { db, searches }
  }

  it('are listed with count and last day, but not those that find something now', async () => {
    const { db, searches } = await openSearches()

    expect(await searches.failed()).toEqual([netlinking, once])
    expect((await dashboard(db)).recherches).toEqual({ total: 2, premieres: [netlinking, once] })
  })

  it('leave the list when ignored, and come back when that is undone', async () => {
    const { searches } = await openSearches()

    await searches.ignore({ requete: 'netlinking' })
    expect(await searches.failed()).toEqual([once])
    await expect(searches.ignore({ requete: 'netlinking' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })

    await searches.restore({ requete: 'netlinking' })
    expect(await searches.failed()).toEqual([netlinking, once])
  })

  it.each(['2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z'])(
    'come back when they are searched again, on the same day or later (%s)',
    async (time) => {
      const { db, searches } = await openSearches()
      await searches.ignore({ requete: 'netlinking' })
      const deferred: Promise<unknown>[] = []

      await asVisitor(db, { now: new Date(time), deferred }).search.results({
        q: 'netlinking',
        page: 1,
        exact: false,
      })
      await Promise.all(deferred)

      expect(await searches.failed()).toMatchObject([
        { requete: 'netlinking', recherches: 6, jour: time.slice(0, 10) },
        once,
      ])
    },
  )
})

describe('the queues', () => {
  it('hold drafts and refused items to review, the longest waiting first', async () => {
    const db = await createTestDatabase()
    const ofToday = await insertPrompt(db, { statut: 'brouillon' })
    const refused = await insertGpt(db, { statut: 'refuse' })
    await insertPrompt(db, { statut: 'brouillon' })
    const yesterday = '2026-11-20T10:00:00.000Z'
    await writeBatch(db, [
      db.update(prompts).set({ relecture_le: now.toISOString() }).where(eq(prompts.id, ofToday.id)),
      db.update(gpts).set({ relecture_le: yesterday }).where(eq(gpts.id, refused.id)),
    ])

    expect((await dashboard(db)).relectures).toMatchObject({
      prompts: 1,
      gpts: 1,
      fiches: [
        { id: refused.id, relecture_le: yesterday },
        { id: ofToday.id, relecture_le: now.toISOString() },
      ],
    })
  })

  it('hold complete drafts as ready to publish, and others as to be completed', async () => {
    const db = await createTestDatabase()
    const ready = await insertPrompt(db, { statut: 'brouillon' })
    const unfinished = await insertPrompt(db, { statut: 'brouillon' })
    await insertPrompt(db)
    await writeBatch(db, [
      db.update(prompts).set({ completude: 100, manques: [] }).where(eq(prompts.id, ready.id)),
    ])

    const { brouillonsComplets, brouillonsACompleter } = await dashboard(db)

    expect(brouillonsComplets).toMatchObject({ prompts: 1, gpts: 0, fiches: [{ id: ready.id }] })
    expect(brouillonsACompleter).toMatchObject({
      prompts: 1,
      gpts: 0,
      fiches: [{ id: unfinished.id }],
    })
  })

  it('hold no draft as ready to publish whose publication is planned', async () => {
    const db = await createTestDatabase()
    const ready = await insertPrompt(db, { statut: 'brouillon' })
    const planned = await insertPrompt(db, { statut: 'brouillon' })
    const isMeant = inArray(prompts.id, [ready.id, planned.id])
    const tomorrow = '2026-11-22T08:00:00.000Z'
    await writeBatch(db, [
      db.update(prompts).set({ completude: 100, manques: [] }).where(isMeant),
      db.insert(planifications).values([
        { ...plan('publication', tomorrow, 'prevu'), item_id: planned.id },
        { ...plan('withdrawal', tomorrow, 'prevu'), item_id: ready.id, action: 'retirer' as const },
        { ...plan('carried-out', tomorrow, 'fait'), item_id: ready.id },
      ]),
    ])
    const { prompts: calls } = asAdmin(db, undefined, { now }).admin
    const listed = async (planifie: boolean) => {
      const sort = { tri: 'date_creation', ordre: 'desc', page: 1 } as const
      const { items } = await calls.list({ ...sort, completude: 'complet', planifie })
      return items.map(({ id }) => id)
    }

    expect((await dashboard(db)).brouillonsComplets).toMatchObject({
      prompts: 1,
      fiches: [{ id: ready.id }],
    })
    expect(await listed(false)).toEqual([ready.id])
    expect(await listed(true)).toEqual([planned.id])
  })

  it('hold public items with a working copy as changes to publish', async () => {
    const db = await createTestDatabase()
    const changed = await insertGpt(db)
    await insertGpt(db)
    const draft = await insertGpt(db, { statut: 'brouillon' })
    await writeBatch(db, [db.insert(workingCopies).values([copyOf(changed.id), copyOf(draft.id)])])

    expect((await dashboard(db)).modifications).toMatchObject({
      prompts: 0,
      gpts: 1,
      fiches: [{ kind: 'gpt', id: changed.id }],
    })
  })

  it('hold what is planned for the rest of the Paris day', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db
        .insert(planifications)
        .values([
          plan('missed', '2026-11-21T08:00:00.000Z', 'prevu'),
          plan('done', '2026-11-21T09:00:00.000Z', 'fait'),
          plan('tonight', '2026-11-21T22:30:00.000Z', 'prevu'),
          plan('tomorrow', '2026-11-21T23:30:00.000Z', 'prevu'),
        ]),
    ])

    const { planifies, planificationsEchouees } = await dashboard(db)

    expect(planifies?.map((one) => one.id)).toEqual(['tonight'])
    expect(planificationsEchouees?.map((one) => one.id)).toEqual(['missed'])
  })

  it('hold the addresses that nothing answers, the most visited first', async () => {
    const db = await createTestDatabase()
    const seen = { premiere_visite: now.toISOString(), derniere_visite: now.toISOString() }
    await writeBatch(db, [
      db.insert(missingPages).values(
        Array.from({ length: 7 }, (_, place) => ({
          ...seen,
          chemin: `/absente-${place}`,
          visites: place,
        })),
      ),
    ])

    const { introuvables } = await dashboard(db)

    expect(introuvables?.total).toBe(7)
    expect(introuvables?.premieres.map(({ chemin }) => chemin)).toEqual(
      [6, 5, 4, 3, 2].map((place) => `/absente-${place}`),
    )
  })

  it('name the fields of the identity that are still a sample (D97)', async () => {
    const db = await createTestDatabase()
    const sampled = (await dashboard(db)).identiteExemple

    expect(sampled).toContain('company_name')

    await asAdmin(db).admin.settings.save({
      key: 'identity',
      value: { ...sampleIdentity, company_name: 'Atelier Réel' },
    })
    expect((await dashboard(db)).identiteExemple).toEqual(
      sampled?.filter((field) => field !== 'company_name'),
    )
  })
})

describe('what is to be done', () => {
  it('are five public items at most, with what each lacks, the emptiest first', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { id: 'draft', statut: 'brouillon' })
    for (let place = 0; place < 4; place += 1) {
      await insertPrompt(db, { id: `prompt-${place}` })
      await insertGpt(db, { id: `gpt-${place}` })
    }

    const { aCompleter } = await dashboard(db)

    const fiches = aCompleter?.fiches ?? []
    expect(fiches).toHaveLength(5)
    expect(fiches.map(({ kind }) => kind)).toEqual(['gpt', 'gpt', 'gpt', 'gpt', 'prompt'])
    expect(fiches.map(({ id }) => id)).not.toContain('draft')
    expect(fiches[4]?.manques).toContain('requetes_seo')
  })

  it('are counted as the tables count them under the same filter', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)
    await insertPrompt(db, { statut: 'brouillon' })
    await insertGpt(db)
    const page = { statut: 'valide', completude: 'a-completer', ordre: 'desc', page: 1 } as const

    const { aCompleter } = await dashboard(db)

    const { admin } = asAdmin(db)
    const listedPrompts = await admin.prompts.list({ ...page, tri: 'completude' })
    const listedGpts = await admin.gpts.list({ ...page, tri: 'completude' })
    expect(aCompleter).toMatchObject({ prompts: listedPrompts.total, gpts: listedGpts.total })
    expect([listedPrompts.total, listedGpts.total]).toEqual([1, 1])
  })
})

it('the dashboard shows the last eight changes, without security events', async () => {
  const db = await createTestDatabase()
  for (let place = 1; place <= 10; place += 1) {
    await asAdmin(db).admin.settings.save({ key: 'max_gpts_per_page', value: place })
  }

  const { derniersChangements } = await dashboard(db)

  expect(derniersChangements).toHaveLength(8)
  expect(derniersChangements?.[0]?.valeurs?.details).toEqual({ avant: 9, apres: 10 })
})

it('the dashboard costs one database request', async () => {
  const { state, open } = await startDatabaseProxy()

  await dashboard(open())

  expect(state.requests).toBe(1)
})
