import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { searchDemand } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

type Search = Parameters<ReturnType<typeof asVisitor>['search']['results']>[0]

const noon = new Date('2026-11-21T11:00:00Z')

/** Searches as a visitor, and waits for what goes on after the response. */
async function search(db: Database, q: string, filters: Partial<Search> = {}, now = noon) {
  const deferred: Promise<unknown>[] = []
  const answer = await asVisitor(db, { now, deferred }).search.results({
    q,
    page: 1,
    exact: false,
    ...filters,
  })
  await Promise.all(deferred)
  return answer
}

const demandOf = (db: Database) =>
  db.select().from(searchDemand).orderBy(searchDemand.jour, searchDemand.requete)

describe('the count of searches', () => {
  it('adds up by Paris day and by question, with what the last search found', async () => {
    const db = await createTestDatabase()

    await search(db, 'Maillage interne')
    await insertPrompt(db, { titre: 'Plan de maillage interne' })
    await insertGpt(db, { nom: 'Maillage interne' })
    const last = await search(db, 'maillage INTERNE !')
    await search(db, 'maillage interne', {}, new Date('2026-11-21T23:30:00Z'))

    const counted = { requete: 'maillage interne', resultats: last.total, ignoree: false }
    expect(await demandOf(db)).toEqual([
      { jour: '2026-11-21', ...counted, recherches: 2 },
      { jour: '2026-11-22', ...counted, recherches: 1 },
    ])
  })

  it('is exact when many search at once', async () => {
    const db = await createTestDatabase()

    await Promise.all(Array.from({ length: 20 }, () => search(db, 'audit')))

    expect(await demandOf(db)).toMatchObject([{ requete: 'audit', recherches: 20 }])
  })

  it.each([
    ['a further page', { page: 2 }],
    ['a type', { type: 'gpts' }],
    ['a category', { categorie: 'SEO' }],
    ['an AI', { ia: 'GPT-4' }],
    ['a level', { niveau: 'Expert' }],
    ['the query as it stands', { exact: true }],
  ] as const)('leaves out %s of a search that was counted', async (_, filters) => {
    const db = await createTestDatabase()

    await search(db, 'audit', filters)

    expect(await demandOf(db)).toEqual([])
  })

  it('keeps nothing that may be about a person', async () => {
    const db = await createTestDatabase()

    for (const q of ['jean.dupont@exemple.fr', '06 12 34 56 78', '?!']) await search(db, q)

    expect(await demandOf(db)).toEqual([])
  })

  it('forgets what is older than 25 months (R128)', async () => {
    const db = await createTestDatabase()
    const past = { requete: 'audit', recherches: 3, resultats: 0 }
    await writeBatch(db, [
      db.insert(searchDemand).values([
        { jour: '2024-10-20', ...past },
        { jour: '2024-10-21', ...past },
      ]),
    ])

    await search(db, 'audit')

    expect((await demandOf(db)).map(({ jour }) => jour)).toEqual(['2024-10-21', '2026-11-21'])
  })

  it('counts no further texts on a day that is full, and goes on with those it knows', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      sql`with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < ${storageBounds.searchDemand.rowsPerDay}) insert into search_demand (jour, requete, recherches, resultats) select '2026-11-21', 'texte ' || value, 1, 0 from numbers`,
    ])

    await search(db, 'audit')
    await search(db, 'texte 7')

    const counted = await demandOf(db)
    expect(counted).toHaveLength(storageBounds.searchDemand.rowsPerDay)
    expect(counted.filter(({ recherches }) => recherches > 1)).toMatchObject([
      { requete: 'texte 7', recherches: 2 },
    ])
  })

  it('has columns for the day, the query, two numbers and whether editors ignore it, and none for the visitor', async () => {
    const db = await createTestDatabase()

    const columns = await db.all<{ name: string }>(
      sql`SELECT name FROM pragma_table_info('search_demand')`,
    )

    expect(columns.map(({ name }) => name)).toEqual([
      'jour',
      'requete',
      'recherches',
      'resultats',
      'ignoree',
    ])
  })

  it('is silent to the visitor when it fails', async () => {
    const db = await createTestDatabase()
    await db.$client.batch(['DROP TABLE search_demand'], 'write')

    expect(await search(db, 'audit')).toMatchObject({ total: 0 })
  })
})

it('never counts suggestions, which are asked for as one types', async () => {
  const db = await createTestDatabase()
  const deferred: Promise<unknown>[] = []

  await asVisitor(db, { deferred }).search.suggestions({ q: 'audit' })

  expect(deferred).toEqual([])
})
