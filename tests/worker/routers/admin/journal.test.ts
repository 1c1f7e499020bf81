import { describe, expect, it } from 'vitest'

import { adminLogs } from '#drizzle/schema/index.ts'
import type { JournalPart, JournalTri } from '#shared/admin/admin-log.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

type Row = Partial<typeof adminLogs.$inferInsert>

const values = {
  event_type: 'prompt.update',
  details: { slug: 'fiche' },
  timestamp: '2026-05-01T10:00:00.000Z',
  ip_address: '192.0.2.0',
  user_agent: 'Firefox',
}

async function withJournal(rows: Row[]) {
  const db = await createTestDatabase()
  await write(db, rows)
  return asAdmin(db).admin.journal
}

const write = (db: Database, rows: Row[]) =>
  writeBatch(db, [
    db.insert(adminLogs).values(
      rows.map((row, place) =>
        Object.assign(
          {
            id: `row-${place}`,
            action: 'prompt.update',
            table_name: 'prompts',
            record_id: 'item',
            new_values: values,
          },
          row,
        ),
      ),
    ),
  ])

const minute = (place: number) => new Date(Date.UTC(2026, 4, 1, 0, place)).toISOString()

const at = (created_at: string, row: Row = {}): Row => ({ ...row, created_at })

describe('the journal (R203)', () => {
  it('shows who did what, the latest first', async () => {
    const db = await createTestDatabase()
    const { id, email } = await insertUser(db, { email: 'camille@example.org' })
    await write(db, [
      at('2026-05-01T10:00:00.000Z', { user_id: id }),
      at('2026-05-02T10:00:00.000Z', { user_id: 'gone' }),
    ])

    const { items, total, page, pageSize } = await asAdmin(db).admin.journal.list({
      page: 1,
    })

    expect({ total, page, pageSize }).toEqual({ total: 2, page: 1, pageSize: 200 })
    expect(items).toEqual([
      expect.objectContaining({ id: 'row-1', auteur: null }),
      {
        id: 'row-0',
        action: 'prompt.update',
        table_name: 'prompts',
        record_id: 'item',
        auteur: email,
        compte: null,
        created_at: '2026-05-01T10:00:00.000Z',
        valeurs: values,
        fiches: [],
        changees: 0,
        natures: [],
        annulables: 0,
        annulee: false,
      },
    ])
  })

  it('names items by their titles, those in the bin too', async () => {
    const db = await createTestDatabase()
    const { admin } = asAdmin(db)
    const earlier = asAdmin(db, undefined, { now: new Date(Date.now() - 1000) }).admin
    const prompt = await insertPrompt(db, { titre: 'Audit' })
    const gpt = await insertGpt(db, { nom: 'Analyste' })
    await earlier.prompts.setRequetesSeo({ id: prompt.id, version: 1, requetes_seo: null })
    await admin.gpts.remove({ ids: [gpt.id] })

    const { items } = await admin.journal.list({ page: 1 })

    expect(items.map(({ fiches }) => fiches)).toEqual([
      [{ kind: 'gpt', id: gpt.id, titre: 'Analyste', existe: false }],
      [{ kind: 'prompt', id: prompt.id, titre: 'Audit', existe: true }],
    ])
  })

  it('R172: comes in pages of two hundred that do not overlap, though instants are equal', async () => {
    const journal = await withJournal(
      Array.from({ length: 430 }, () => at('2026-05-01T10:00:00.000Z')),
    )

    const pages = await Promise.all([1, 2, 3, 4].map((page) => journal.list({ page })))

    expect(pages.map(({ items }) => items.length)).toEqual([200, 200, 30, 0])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(430)
    expect(pages.map(({ total }) => total)).toEqual([430, 430, 430, 430])
  })

  it('leaves out values that are in no known form, and keeps their row', async () => {
    const journal = await withJournal([at('2026-05-01T10:00:00.000Z', { new_values: ['x'] })])

    expect((await journal.list({ page: 1 })).items).toMatchObject([{ id: 'row-0', valeurs: null }])
  })
})

describe('a filter of the journal', () => {
  it.each([
    ['an action', { action: 'gpt.delete' as const }, ['row-1']],
    ['who did it', { auteur: ' Camille@example.org ' }, ['row-2']],
    ['the record', { q: 'fiche-7' }, ['row-0']],
    ['a first day', { du: '2026-05-02' }, ['row-2', 'row-1']],
    ['a last day', { au: '2026-05-01' }, ['row-0']],
    ['one day', { du: '2026-05-02', au: '2026-05-02' }, ['row-1']],
    ['several at once', { action: 'gpt.delete' as const, q: 'fiche-7' }, []],
  ])('%s leaves what answers it', async (_name, filter, expected) => {
    const db = await createTestDatabase()
    await insertUser(db, { id: 'camille', email: 'camille@example.org' })
    await write(db, [
      at('2026-05-01T10:00:00.000Z', { record_id: 'fiche-7' }),
      // Already the second of May in Paris.
      at('2026-05-01T22:30:00.000Z', { action: 'gpt.delete' }),
      at('2026-05-03T10:00:00.000Z', { user_id: 'camille' }),
    ])

    const { items, total } = await asAdmin(db).admin.journal.list({ ...filter, page: 1 })

    expect(items.map(({ id }) => id)).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  it('finds rows by words of the title of their items, whatever their case and accents, in the bin too', async () => {
    const db = await createTestDatabase()
    const { admin } = asAdmin(db)
    const [one, other] = [
      await insertPrompt(db, { titre: 'Étude d’audience locale' }),
      await insertPrompt(db, { titre: 'Brief' }),
    ]
    const gpt = await insertGpt(db, { nom: 'Analyste des audiences' })
    const entree = crypto.randomUUID()
    await admin.prompts.change({
      entree,
      items: [one, other].map(({ id }) => ({ id, version: 1 })),
      changement: { champ: 'ia', valeur: 'Claude' },
    })
    await admin.gpts.remove({ ids: [gpt.id] })
    const found = async (q: string) =>
      (await admin.journal.list({ q, page: 1 })).items.map(({ action }) => action).toSorted()

    expect(await found('audience')).toEqual(['gpt.delete', 'prompt.change'])
    expect(await found('LOCALE etude')).toEqual(['prompt.change'])
    expect(await found('Analyste')).toEqual(['gpt.delete'])
    expect(await found(other.id)).toEqual(['prompt.change'])
    expect(await found('inconnu')).toEqual([])
    expect(await found('…')).toEqual([])
  })

  it.each([
    ['an unknown action', { action: 'drop' }],
    ['a day that is none', { du: '2026-02-30' }],
    ['a day before the journal', { du: '0001-01-01' }],
    ['a page before the first', { page: 0 }],
    ['an unknown field', { table: 'users' }],
  ])('is refused with %s', async (_fault, filter) => {
    const journal = await withJournal([at('2026-05-01T10:00:00.000Z')])

    // A client may send anything.
    const list = journal.list({ page: 1, ...filter } as Parameters<typeof journal.list>[0])

    await expect(list).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

const actionsOf = ({ items }: { items: { action: string }[] }) =>
  new Set(items.map(({ action }) => action))

describe('the parts of the journal (R204)', () => {
  it('keep changes apart from what happens around sign-in, each with its own pages', async () => {
    const journal = await withJournal(
      Array.from({ length: 440 }, (_, place) =>
        at(minute(place), { action: place % 2 === 0 ? 'sign_in_failed' : 'prompt.update' }),
      ),
    )
    const read = (part: JournalPart, page: number) => journal.list({ part, page })

    const connections = await read('connexions', 2)
    expect(connections).toMatchObject({ total: 220, items: { length: 20 } })
    expect(actionsOf(connections)).toEqual(new Set(['sign_in_failed']))
    const changes = await read('modifications', 1)
    expect(changes).toMatchObject({ total: 220, items: { length: 200 } })
    expect(actionsOf(changes)).toEqual(new Set(['prompt.update']))
  })
})

const address = (ip_address: string) => ({ ...values, ip_address })

it('R172: the journal sorts by every column, in the words that it shows', async () => {
  const journal = await withJournal([
    at('2026-05-01T10:00:00.000Z', {
      id: 'a',
      action: 'prompt.create',
      record_id: 'z',
      new_values: address('192.0.2.0'),
    }),
    at('2026-05-02T10:00:00.000Z', {
      id: 'b',
      action: 'sign_in_failed',
      record_id: 'y',
      new_values: address('198.51.100.0'),
    }),
    at('2026-05-03T10:00:00.000Z', {
      id: 'c',
      action: 'seo_page.create',
      record_id: 'x',
      new_values: address('10.0.0.0'),
    }),
  ])
  const ids = async (tri: JournalTri, ordre: 'asc' | 'desc') =>
    (await journal.list({ tri, ordre, page: 1 })).items.map(({ id }) => id)

  // «Échec de connexion», «Page SEO créée», «Prompt créé»
  expect(await ids('action', 'asc')).toEqual(['b', 'c', 'a'])
  expect(await ids('action', 'desc')).toEqual(['a', 'c', 'b'])
  expect(await ids('created_at', 'asc')).toEqual(['a', 'b', 'c'])
  expect(await ids('created_at', 'desc')).toEqual(['c', 'b', 'a'])
  expect(await ids('record_id', 'asc')).toEqual(['c', 'b', 'a'])
  expect(await ids('ip_address', 'asc')).toEqual(['c', 'a', 'b'])
})
