import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { categories as categoryRows } from '#drizzle/schema/index.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

async function saved(db: Database, labels: { categories?: string[]; tags?: string[] }) {
  const { admin } = asAdmin(db)
  const { id } = await insertPrompt(db, { titre: `Fiche ${crypto.randomUUID()}` })
  await promptEditor(admin).publish(id, labels)
  const { item: stored } = await admin.prompts.get({ id })
  return { categories: stored.categories, tags: stored.tags }
}

describe('what an item is labelled with, whoever writes it', () => {
  it('is written as others write it: case, accents, dashes and # tell nothing', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { tags: ['Référencement local'] })

    expect(
      await saved(db, { tags: ['#referencement-local', 'RÉFÉRENCEMENT LOCAL'] }),
    ).toMatchObject({ tags: ['Référencement local'] })
    expect(await saved(db, { categories: ['seo', 'technical seo'] })).toMatchObject({
      categories: ['SEO', 'Technical SEO'],
    })
  })

  it('may be a new tag, without its sign', async () => {
    const db = await createTestDatabase()

    expect(await saved(db, { tags: ['#tout neuf'] })).toMatchObject({ tags: ['tout neuf'] })
  })

  it('is one new tag, however often it is spelled otherwise beside: as it comes first', async () => {
    const db = await createTestDatabase()

    expect(
      await saved(db, { tags: ['Tout neuf', 'TOUT NEUF', 'autre', '#tout-néuf'] }),
    ).toMatchObject({
      tags: ['Tout neuf', 'autre'],
    })
  })

  it('is a category under its French label', async () => {
    const db = await createTestDatabase()

    expect(await saved(db, { categories: ['reseaux sociaux', 'SEO'] })).toMatchObject({
      categories: ['Social Media', 'SEO'],
    })
  })

  it('is a renamed category under its former name, though another has that as its French label', async () => {
    const db = await createTestDatabase()
    await asAdmin(db).admin.categories.rename({ nom: 'Local', vers: 'Quartier' })
    await writeBatch(db, [
      db.update(categoryRows).set({ libelle: 'Local' }).where(eq(categoryRows.nom, 'SEO')),
    ])

    expect(await saved(db, { categories: ['Local'] })).toMatchObject({ categories: ['Quartier'] })
  })

  it('is no category that nobody created', async () => {
    const db = await createTestDatabase()
    await expect(saved(db, { categories: ['Herbier'] })).rejects.toThrow('créez-la d’abord')

    await asAdmin(db).admin.categories.create({ nom: 'Herbier' })

    expect(await saved(db, { categories: ['herbier'] })).toMatchObject({ categories: ['Herbier'] })
    const all = await asAdmin(db).admin.categories.list()
    expect(all.find(({ nom }) => nom === 'Herbier')).toMatchObject({ code: 'HER', prompts: 1 })
    await expect(asAdmin(db).admin.categories.create({ nom: 'HERBIER' })).rejects.toThrow(
      'existe déjà',
    )
  })

  it('under a former name gets the present one: a text that was begun before opens no second drawer', async () => {
    const db = await createTestDatabase()
    const { tags, categories } = asAdmin(db).admin
    await insertPrompt(db, { tags: ['vieux'], categories: ['Technical'] })
    await tags.rename({ pli: 'vieux', nom: 'neuf' })
    await categories.rename({ nom: 'Technical', vers: 'Technique' })

    expect(await saved(db, { tags: ['Vieux'], categories: ['Technical'] })).toEqual({
      tags: ['neuf'],
      categories: ['Technique'],
    })
  })
})
