import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  adminLogs,
  deletedItems,
  editingSessions,
  jobRuns,
  missingPages,
  reports,
  revisions,
  searchDemand,
  sessions,
  users,
} from '#drizzle/schema/index.ts'
import type { Ask } from '#shared/links/answer.ts'
import { retention } from '#shared/site/retention.ts'
import { insertSession, insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { runNightly } from '#worker/scheduled.ts'
import { purgeExpired } from '#worker/services/journal/log-purge.ts'
import { noteMissingPage } from '#worker/services/site/redirects.ts'

import { startDatabaseProxy } from './database/database-proxy.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
})

const dayMs = 86_400_000

const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()

function monthsAgo(months: number, days: number): string {
  const instant = new Date(now)
  instant.setUTCMonth(instant.getUTCMonth() - months)
  return new Date(instant.getTime() - days * dayMs).toISOString()
}

const writeLogs = (db: Database, instants: string[]) =>
  writeBatch(db, [
    db.insert(adminLogs).values(
      instants.map((created_at) => ({
        action: 'sign_in',
        table_name: 'security',
        record_id: crypto.randomUUID(),
        created_at,
      })),
    ),
  ])

const deletedItem = (id: string, deleted_at: string) => ({
  id,
  kind: 'prompt' as const,
  item_id: id,
  slug: id,
  titre: id,
  contenu: '{}',
  date_creation: deleted_at,
  deleted_at,
})

const report = (page: string, recu_le: string, traite_le: string | null = null) => ({
  page,
  sujet: 'lien' as const,
  texte: 'marie@example.org',
  recu_le,
  traite_le,
})

const ask: Ask = async ({ address }) => ({
  status: address === 'https://disparu.example/' ? 404 : 200,
  location: null,
})

const keptLogs = async (db: Database) =>
  (await db.select().from(adminLogs)).map(({ created_at }) => created_at)

describe('every night', () => {
  it('the journal forgets what is older than twelve months, and nothing younger (R128)', async () => {
    const db = await createTestDatabase()
    const young = monthsAgo(12, -1)
    await writeLogs(db, [monthsAgo(12, 1), monthsAgo(40, 0), young, daysAgo(0)])

    await runNightly(() => db, now)

    expect((await keptLogs(db)).toSorted()).toEqual([young, daysAgo(0)])
  })

  it('editing sessions go after thirty days', async () => {
    const db = await createTestDatabase()
    const { id } = await insertUser(db)
    const session = (item_id: string, vu_le: string) => ({
      user_id: id,
      kind: 'prompt' as const,
      item_id,
      vu_le,
    })
    await writeBatch(db, [
      db
        .insert(editingSessions)
        .values([
          session('récent', daysAgo(retention.endedDays - 1)),
          session('ancien', daysAgo(retention.endedDays + 1)),
        ]),
    ])

    await runNightly(() => db, now)

    const kept = await db.select().from(editingSessions)
    expect(kept.map(({ item_id }) => item_id)).toEqual(['récent'])
  })

  it('what one person saved of an item within an hour becomes one revision after thirty days', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const gone = crypto.randomUUID()
    const row = (ecrit_le: string, others: object = {}) => ({
      kind: 'prompt' as const,
      item_id: id,
      quoi: 'fiche' as const,
      version: 1,
      contenu: '{}',
      ecrit_par: 'one',
      ecrit_le,
      ...others,
    })
    const hour = daysAgo(40).slice(0, 13)
    const recent = daysAgo(2).slice(0, 13)
    await writeBatch(db, [
      db
        .insert(revisions)
        .values([
          row(`${hour}:10:00.000Z`),
          row(`${hour}:20:00.000Z`),
          row(`${hour}:30:00.000Z`),
          row(`${hour}:15:00.000Z`, { ecrit_par: null }),
          row(`${hour}:15:00.000Z`, { quoi: 'copie' }),
          row(`${recent}:10:00.000Z`),
          row(`${recent}:20:00.000Z`),
          row(`${recent}:20:00.000Z`, { item_id: gone }),
        ]),
    ])

    await runNightly(() => db, now)

    const kept = await db.select().from(revisions).orderBy(revisions.ecrit_le)
    expect(kept.map(({ ecrit_le, ecrit_par, quoi }) => [ecrit_le, ecrit_par, quoi])).toEqual([
      [`${hour}:15:00.000Z`, null, 'fiche'],
      [`${hour}:15:00.000Z`, 'one', 'copie'],
      [`${hour}:30:00.000Z`, 'one', 'fiche'],
      [`${recent}:10:00.000Z`, 'one', 'fiche'],
      [`${recent}:20:00.000Z`, 'one', 'fiche'],
    ])
  })

  it('more rows than one write takes are all forgotten', async () => {
    const db = await createTestDatabase()
    await writeLogs(
      db,
      Array.from({ length: 4500 }, () => monthsAgo(13, 0)),
    )

    expect(await purgeExpired(db, now)).toBe(4500)
    expect(await keptLogs(db)).toEqual([])
  })

  it('addresses that nobody asked for in a year are forgotten', async () => {
    const db = await createTestDatabase()
    await noteMissingPage(db, '/ancienne', new Date(monthsAgo(retention.missingPageMonths, 1)))
    await noteMissingPage(db, '/recente', new Date(monthsAgo(retention.missingPageMonths, -1)))

    await runNightly(() => db, now)

    expect((await db.select().from(missingPages)).map(({ chemin }) => chemin)).toEqual(['/recente'])
  })

  it('of searches that are counted, the days that are too old go, and what there is no room for', async () => {
    const db = await createTestDatabase()
    const { rows } = storageBounds.searchDemand
    await writeBatch(db, [
      sql`insert into search_demand (jour, requete, recherches, resultats) values ('2000-01-01', 'ancien', 1, 0), ('2026-01-01', 'de trop', 1, 0)`,
      sql`with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < ${rows}) insert into search_demand (jour, requete, recherches, resultats) select '2026-11-01', 'texte ' || value, 1, 0 from numbers`,
    ])

    await runNightly(() => db, new Date('2026-11-21T02:00:00Z'))

    const kept = await db.select({ jour: searchDemand.jour }).from(searchDemand)
    expect(kept).toHaveLength(rows)
    expect(new Set(kept.map(({ jour }) => jour))).toEqual(new Set(['2026-11-01']))
  })

  it('what visitors told of pages goes after ninety days, dealt with or not', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db
        .insert(reports)
        .values([
          report('/jeune', daysAgo(retention.reportDays - 1)),
          report('/vieux', daysAgo(retention.reportDays + 1)),
          report('/traite', daysAgo(retention.reportDays + 1), daysAgo(1)),
        ]),
    ])

    await runNightly(() => db, now)

    expect((await db.select().from(reports)).map(({ page }) => page)).toEqual(['/jeune'])
  })

  it('links are looked at, and how many are dead is told with the rest', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { url_destination: 'https://disparu.example/' })
    await insertGpt(db, { url_destination: 'https://vivant.example/' })
    await runNightly(() => db, new Date('2026-11-20T02:17:00Z'), { ask, most: 10 })
    await runNightly(() => db, new Date('2026-11-21T02:17:00Z'), { ask, most: 10 })

    const [run] = await db.select().from(jobRuns)
    expect(run).toMatchObject({
      travail: 'nuit',
      reussi: true,
      bilan: '0 ligne périmée effacée. 2 liens vus, 1 mort.',
    })
  })

  it('deleted items go after thirty days', async () => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db
        .insert(deletedItems)
        .values([deletedItem('old', daysAgo(31)), deletedItem('recent', daysAgo(29))]),
    ])

    await runNightly(() => db, now)

    expect((await db.select().from(deletedItems)).map(({ id }) => id)).toEqual(['recent'])
  })

  it('accounts that registered themselves go after a year without a role, and no others', async () => {
    const db = await createTestDatabase()
    const old = { created_at: monthsAgo(retention.unusedAccountMonths, 1) }
    const registered = { self_registered: true, role: null }
    await insertUser(db, { ...registered, ...old })
    const kept = [
      await insertUser(db, { ...registered, created_at: daysAgo(360) }),
      await insertUser(db, { ...old, self_registered: true, role: 'moderator' }),
      await insertUser(db, { ...old, role: null }),
    ]

    await runNightly(() => db, now)

    const left = await db.select({ id: users.id }).from(users)
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  })

  it('sessions go thirty days after their end, however they ended', async () => {
    const db = await createTestDatabase()
    const { id } = await insertUser(db)
    await insertSession(db, id, { revoked_at: daysAgo(31), absolute_expires_at: daysAgo(30.6) })
    await insertSession(db, id, { absolute_expires_at: daysAgo(31) })
    const kept = [
      await insertSession(db, id, { revoked_at: daysAgo(29), absolute_expires_at: daysAgo(28.6) }),
      await insertSession(db, id, { absolute_expires_at: daysAgo(29) }),
      await insertSession(db, id),
    ]

    await runNightly(() => db, now)

    const left = (await db.select().from(sessions)).map((session) => session.id)
    expect(left.toSorted()).toEqual(kept.toSorted())
  })

  it('a database that does not answer is logged, and the next night does the work', async () => {
    const { state, open } = await startDatabaseProxy()
    await writeLogs(open(), [monthsAgo(13, 0)])
    state.answers = ['refuse']

    await runNightly(open, now)

    // One outage, which keeps no work of the night from being tried.
    expect(console.error).toHaveBeenCalledTimes(1)
    expect(console.log).toHaveBeenCalledWith(
      expect.stringContaining('N’a pas pu effacer ce qui est périmé'),
    )
    vi.mocked(console.error).mockClear()
    state.answers = ['pass']
    await runNightly(open, now)
    expect(await keptLogs(open())).toEqual([])
  })
})

describe('the journal, meanwhile', () => {
  it('is neither edited nor shortened by anybody', async () => {
    const db = await createTestDatabase()
    await writeLogs(db, [daysAgo(300)])

    await expect(
      writeBatch(db, [db.update(adminLogs).set({ action: 'sign_out' })]),
    ).rejects.toThrow('the journal is not edited')
    await expect(writeBatch(db, [db.delete(adminLogs)])).rejects.toThrow(
      'the journal is kept for twelve months',
    )

    expect(await keptLogs(db)).toHaveLength(1)
  })
})
