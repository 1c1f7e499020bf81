import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const added = '2026-01-02T10:00:00.000Z'

const listRows = (db: Database) =>
  db.all<{ row: string }>(
    sql`select kind || ' ' || item_id || ' ' || date || ' ' || coalesce(note, '-') || ' ' || statut as row from item_news order by kind, item_id, date`,
  )
const rowsOf = async (db: Database) => (await listRows(db)).map(({ row }) => row)

describe('the rows behind what is new', () => {
  it('follow the notes of a prompt, one row for a day', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, {
      id: 'p',
      date_creation: added,
      historique: [
        { modification: 'Trois.', date: '2026-03-01' },
        { modification: 'Un.', date: '2026-01-02' },
        { modification: 'Quatre.', date: '2026-03-01' },
      ],
    })
    expect(await rowsOf(db)).toEqual([
      'prompt p 2026-01-02 Un. valide',
      `prompt p ${added} - valide`,
      'prompt p 2026-03-01 Trois. Quatre. valide',
    ])

    const historique = [{ modification: 'Cinq.', date: '2026-04-01' }]
    await writeBatch(db, [db.update(prompts).set({ historique }).where(eq(prompts.id, id))])
    expect(await rowsOf(db)).toEqual([
      `prompt p ${added} - valide`,
      'prompt p 2026-04-01 Cinq. valide',
    ])

    await writeBatch(db, [db.update(prompts).set({ titre: 'Autre' }).where(eq(prompts.id, id))])
    expect(await rowsOf(db)).toHaveLength(2)

    await writeBatch(db, [db.delete(prompts).where(eq(prompts.id, id))])
    expect(await rowsOf(db)).toEqual([])
  })

  it('hold no note from before an item was added', async () => {
    const db = await createTestDatabase()
    const historique = [{ modification: 'Brouillon relu.', date: '2026-01-01' }]
    await insertPrompt(db, { id: 'p', date_creation: added, historique })

    expect(await rowsOf(db)).toEqual([`prompt p ${added} - valide`])
  })

  it.each([
    ['prompt', insertPrompt, prompts],
    ['gpt', insertGpt, gpts],
  ] as const)('add a %s when it is first public, and once', async (kind, insert, table) => {
    const db = await createTestDatabase()
    await insert(db, { id: 'i', date_creation: added, statut: 'brouillon' })
    const give = (statut: 'valide' | 'brouillon' | 'refuse') =>
      writeBatch(db, [db.update(table).set({ statut }).where(eq(table.id, 'i'))])
    const before = new Date().toISOString()
    expect(await rowsOf(db)).toEqual([])

    await give('valide')
    const [published, ...others] = await db.all<{ date: string }>(sql`select date from item_news`)
    expect(others).toEqual([])
    if (!published) throw new Error('not added')
    const { date } = published
    expect([before, date, new Date().toISOString()].toSorted()[1]).toBe(date)

    await give('refuse')
    expect(await rowsOf(db)).toEqual([`${kind} i ${date} - refuse`])
    await give('valide')
    expect(await rowsOf(db)).toEqual([`${kind} i ${date} - valide`])

    await writeBatch(db, [db.delete(table)])
    expect(await rowsOf(db)).toEqual([])
  })

  it('of one kind stay when an item of the other kind with the same id goes', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { id: 'meme', date_creation: added })
    await insertGpt(db, { id: 'meme', date_creation: added })
    await writeBatch(db, [db.delete(gpts)])

    expect(await rowsOf(db)).toEqual([`prompt meme ${added} - valide`])
  })
})
