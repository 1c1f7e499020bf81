import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { databaseDown, findAppError } from '#worker/runtime/errors.ts'

import { startDatabaseProxy } from './database-proxy.ts'

describe('the reads of one page', () => {
  it('leave as one database request, whatever procedures ask for them', async () => {
    const { state, open } = await startDatabaseProxy()
    await insertPrompt(open(), { slug: 'a', titre: 'Titre' })
    const { catalogue } = asVisitor(open())
    state.requests = 0

    const [site, categories, list, prompt, metadata] = await Promise.all([
      catalogue.site(),
      catalogue.categories(),
      catalogue.prompts({ page: 1, sort: 'recent' }),
      catalogue.prompt({ slug: 'a' }),
      catalogue.pageMetadata({ route: '/prompts' }),
    ])

    expect(state.requests).toBe(1)
    expect(site.promptCount).toBe(1)
    expect(categories).toHaveLength(1)
    expect(list.items[0]?.titre).toBe('Titre')
    expect(prompt.titre).toBe('Titre')
    expect(metadata).toBeNull()
  })

  it('are not answered from an earlier reading', async () => {
    const db = await createTestDatabase()
    const { catalogue } = asVisitor(db)
    const before = await catalogue.site()
    await insertPrompt(db)

    expect([before.promptCount, (await catalogue.site()).promptCount]).toEqual([0, 1])
  })

  it('of two visitors do not travel together', async () => {
    const { state, open } = await startDatabaseProxy()

    await Promise.all([asVisitor(open()).catalogue.site(), asVisitor(open()).catalogue.site()])

    expect(state.requests).toBe(2)
  })

  it.each([
    'DELETE FROM prompts',
    'with gone as (select 1) delete from prompts',
    "UPDATE prompts SET statut = 'refuse'",
    'DROP TABLE prompts',
  ])('refuse the write %s slipped in among them, and nothing is written', async (statement) => {
    const db = await createTestDatabase()
    await insertPrompt(db)

    await expect(db.run(statement)).rejects.toThrow(Error)

    expect(await asVisitor(db).catalogue.site()).toMatchObject({ promptCount: 1 })
  })
})

describe('a database that fails', () => {
  it('is asked once more, and an answer then is as good as at first', async () => {
    const { state, open } = await startDatabaseProxy()
    state.answers = ['refuse', 'pass']

    expect(await asVisitor(open()).catalogue.site()).toMatchObject({ promptCount: 0 })
    expect(state.requests).toBe(2)
  })

  it('is given up after two failures, as unavailable', async () => {
    const { state, open } = await startDatabaseProxy()
    state.answers = ['refuse']

    await expect(asVisitor(open()).catalogue.site()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: databaseDown(null).message,
    })
    expect(state.requests).toBe(2)
  })

  it('is given up when it never answers, after one wait: a visitor waits no second time', async () => {
    const { state, openHurried } = await startDatabaseProxy()
    state.answers = ['hang']

    await expect(asVisitor(openHurried()).catalogue.site()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
    expect(state.requests).toBe(1)
  })

  it('is not asked again for a statement that it refuses', async () => {
    const { state, open } = await startDatabaseProxy()

    const failure: unknown = await open()
      .all(sql`SELECT * FROM absente`)
      .catch((error: unknown) => error)

    expect(String(failure)).toContain('SELECT * FROM absente')
    expect(findAppError(failure)).toBeUndefined()
    expect(state.requests).toBe(1)
  })
})

describe('writeBatch', () => {
  it('writes all of its statements or none', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'pris' })

    const batch = writeBatch(db, [
      { toSQL: () => ({ sql: 'DELETE FROM prompts', params: [] }) },
      { toSQL: () => ({ sql: 'INSERT INTO prompts (slug) VALUES (?)', params: ['incomplet'] }) },
    ])

    await expect(batch).rejects.toThrow('NOT NULL')
    expect(await asVisitor(db).catalogue.site()).toMatchObject({ promptCount: 1 })
  })

  it('asks the database nothing for no statements', async () => {
    const { state, open } = await startDatabaseProxy()

    await writeBatch(open(), [])

    expect(state.requests).toBe(0)
  })
})
