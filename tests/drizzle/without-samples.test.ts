import { expect, it } from 'vitest'

import { beginWithoutSamples } from '#drizzle/commands/without-samples.ts'
import { categories } from '#drizzle/schema/index.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

it('takes the built-in categories from a database that nobody has begun with', async () => {
  const db = await createTestDatabase()
  await beginWithoutSamples(db.$client)

  expect(await db.select().from(categories)).toEqual([])
  // The figures of the first catalogue's footer are claims of its editor.
  const { footerCounts } = await asVisitor(db).catalogue.site()
  expect(footerCounts.prompts).toBe('Aucune fiche pour l’instant')

  await asAdmin(db).admin.categories.create({ nom: 'Contrats', code: 'SEO', teinte: 'cat-seo' })
  await beginWithoutSamples(db.$client)
  expect((await db.select().from(categories)).map(({ nom }) => nom)).toEqual(['Contrats'])
})

it('leaves them where there is an item', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { statut: 'brouillon' })
  await beginWithoutSamples(db.$client)

  expect(await db.select().from(categories)).toHaveLength(16)
})

it('leaves them where somebody changed one', async () => {
  const db = await createTestDatabase()
  await asAdmin(db).admin.categories.rename({ nom: 'SEO', vers: 'Contrats' })
  await beginWithoutSamples(db.$client)

  expect(await db.select().from(categories)).toHaveLength(16)
})
