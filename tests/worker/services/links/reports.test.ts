import { describe, expect, it } from 'vitest'

import { adminLogs, reports } from '#drizzle/schema/index.ts'
import type { ReportInput } from '#shared/site/report.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

const report = (values: Partial<ReportInput> = {}): ReportInput => ({
  page: '/prompts',
  sujet: 'texte',
  texte: 'Une faute au titre.',
  ...values,
})

const send = (db: Database, values: Partial<ReportInput> = {}) =>
  asVisitor(db, { now }).reports.send(report(values))
const listed = (db: Database) => asAdmin(db).admin.links.reports()

/** Makes rows that came at an instant. */
const rowAt = (recu_le: string) => (_: unknown, index: number) => ({
  ...report(),
  id: `${recu_le}-${index}`,
  recu_le,
})

describe('what a visitor tells of a page', () => {
  it('arrives with the item of the page, by its slug', async () => {
    const db = await createTestDatabase()
    const prompt = await insertPrompt(db)
    const gpt = await insertGpt(db)
    await send(db, { page: `/prompt/${prompt.slug}` })
    await send(db, { page: `/gpt/${gpt.slug}`, sujet: 'lien', texte: '' })
    await send(db, { page: '/nulle-part' })

    const found = await listed(db)

    expect(found.map(({ page, sujet, fiche }) => [page, sujet, fiche?.id])).toEqual(
      expect.arrayContaining([
        [`/prompt/${prompt.slug}`, 'texte', prompt.id],
        [`/gpt/${gpt.slug}`, 'lien', gpt.id],
        ['/nulle-part', 'texte', undefined],
      ]),
    )
    expect((await asAdmin(db).admin.dashboard()).liens).toEqual({ morts: 0, signalements: 3 })
  })

  it('is stored as it was typed, whatever it looks like, with nothing of who typed it', async () => {
    const db = await createTestDatabase()
    const texte = '<script>alert(1)</script>\nmarie@example.org, 06 12 34 56 78'
    await send(db, { texte })

    const [row] = await db.select().from(reports)

    expect(row).toEqual({
      id: expect.any(String) as string,
      page: '/prompts',
      sujet: 'texte',
      texte,
      recu_le: now.toISOString(),
      traite_le: null,
      traite_par: null,
    })
  })

  it('loses its control characters, and keeps its lines', async () => {
    const db = await createTestDatabase()
    await send(db, { texte: '  Un\u0000deux\r\ntrois\u001B\n' })

    expect((await listed(db)).map(({ texte }) => texte)).toEqual(['Un deux \ntrois'])
  })

  it.each<[string, object]>([
    ['text of 10,000 characters', { texte: 'x'.repeat(10_000) }],
    ['text of nothing but blanks', { texte: ' \u0000\n ' }],
    ['subject that does not exist', { sujet: 'injure' }],
    ['address of another site', { page: 'https://example.org/' }],
    ['address of another site without its scheme', { page: '//example.org' }],
    ['address of another site behind a backslash', { page: String.raw`/\example.org` }],
    ['path with a query', { page: '/prompts?q=1' }],
    ['path with a line break', { page: '/prompts\nadmin' }],
    ['path of 10,000 characters', { page: `/${'x'.repeat(10_000)}` }],
    ['key that is not asked for', { email: 'a@example.org' }],
  ])('is refused with a %s', async (_what, values) => {
    const db = await createTestDatabase()

    // The test sends what the types forbid.
    await expect(send(db, values as Partial<ReportInput>)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await db.select().from(reports)).toEqual([])
  })

  it('has room for so many a day, and for so many in all', async () => {
    const db = await createTestDatabase()
    const { rowsPerDay, rows } = storageBounds.reports
    const old = Array.from({ length: rows }, rowAt('2026-10-01T10:00:00.000Z'))
    await writeBatch(db, [db.insert(reports).values(old)])
    await send(db)
    expect(await db.select({ id: reports.id }).from(reports)).toHaveLength(rows)

    const today = Array.from({ length: rowsPerDay - 1 }, rowAt(now.toISOString()))
    await writeBatch(db, [db.insert(reports).values(today)])
    await expect(send(db)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('réessayez demain') as string,
    })
  })
})

describe('a report', () => {
  it('waits until it is dealt with, and again when that is taken back', async () => {
    const db = await createTestDatabase()
    await send(db)
    const [{ id } = { id: '' }] = await listed(db)
    const { links } = asAdmin(db).admin

    await links.settle({ id })
    expect(await listed(db)).toEqual([])
    await links.reopen({ id })
    expect(await listed(db)).toHaveLength(1)
    const actions = (await db.select().from(adminLogs)).map(({ action }) => action)
    expect(actions).toEqual(['report.settle', 'report.reopen'])
  })

  it('that is gone cannot be dealt with, and that is said', async () => {
    const db = await createTestDatabase()

    await expect(asAdmin(db).admin.links.settle({ id: 'aucun' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Ce signalement n’existe plus.',
    })
  })
})
