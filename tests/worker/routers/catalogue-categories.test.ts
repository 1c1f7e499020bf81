import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

describe('category stats', () => {
  it('count public prompts and GPTs, the fullest category first, then by name (R102, R198)', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['SEO', 'Audit'] })
    await insertPrompt(db, { categories: ['SEO'] })
    await insertPrompt(db, { categories: ['Content'], statut: 'brouillon' })
    await insertGpt(db, { categories: ['SEO', 'Écriture'] })
    await insertGpt(db, { categories: ['Local'], statut: 'refuse' })

    const stats = await asVisitor(db).catalogue.categories()

    expect(stats.map(({ name, promptCount, gptCount }) => [name, promptCount, gptCount])).toEqual([
      ['SEO', 2, 1],
      ['Audit', 1, 0],
      ['Écriture', 0, 1],
    ])
  })

  it('R103: name those of their tags that lead somewhere', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['SEO'], tags: ['Mots clés', 'autre'] })
    await insertGpt(db, { categories: ['SEO'], tags: ['maillage'], statut: 'brouillon' })

    const [seo] = await asVisitor(db).catalogue.categories()

    expect(seo?.linkedTags).toEqual(['mots-clés'])
  })

  it('are empty on an empty database', async () => {
    expect(await asVisitor(await createTestDatabase()).catalogue.categories()).toEqual([])
  })
})

describe('the rows behind category and tag filters', () => {
  it.each([
    ['prompt', insertPrompt, prompts],
    ['gpt', insertGpt, gpts],
  ] as const)('follow every write of a %s', async (kind, insert, table) => {
    const db = await createTestDatabase()
    const item = await insert(db, { categories: ['SEO', 'Local', 'SEO'], tags: ['a', 'b'] })
    const change = (values: Partial<Pick<typeof item, 'categories' | 'tags' | 'statut'>>) =>
      writeBatch(db, [db.update(table).set(values).where(eq(table.id, item.id))])

    expect(await listRows(db)).toEqual({
      categories: [`${kind} Local valide`, `${kind} SEO valide`],
      tags: [`${kind} a valide`, `${kind} b valide`],
    })

    await change({ categories: ['Audit'] })
    await change({ tags: [] })
    expect(await listRows(db)).toEqual({ categories: [`${kind} Audit valide`], tags: [] })

    await change({ tags: ['c'] })
    await change({ statut: 'brouillon' })
    expect(await listRows(db)).toEqual({
      categories: [`${kind} Audit brouillon`],
      tags: [`${kind} c brouillon`],
    })

    await writeBatch(db, [db.delete(table).where(eq(table.id, item.id))])
    expect(await listRows(db)).toEqual({ categories: [], tags: [] })
  })

  it('of one kind stay when an item of the other kind with the same id goes', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { id: 'meme', categories: ['SEO'], tags: ['a'] })
    await insertGpt(db, { id: 'meme', categories: ['SEO'], tags: ['a'] })

    await writeBatch(db, [db.delete(gpts).where(eq(gpts.id, 'meme'))])

    expect(await listRows(db)).toEqual({
      categories: ['prompt SEO valide'],
      tags: ['prompt a valide'],
    })
  })
})

async function listRows(db: Database) {
  const categories = await db.all<{ row: string }>(
    sql`SELECT kind || ' ' || categorie || ' ' || statut AS row FROM item_categories ORDER BY row`,
  )
  const tags = await db.all<{ row: string }>(
    sql`SELECT kind || ' ' || tag || ' ' || statut AS row FROM item_tags ORDER BY row`,
  )
  return { categories: categories.map(({ row }) => row), tags: tags.map(({ row }) => row) }
}
