import { expect, it } from 'vitest'

import { selectionMaxItems } from '#shared/selection.ts'
import { asVisitor } from '#tests/support/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/factories.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

it('names the public items among those asked for, and no others', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'un', titre: 'Le premier' })
  await insertPrompt(db, { slug: 'cache', statut: 'brouillon' })
  await insertPrompt(db, { slug: 'autre' })
  await insertGpt(db, { slug: 'un', nom: 'Le GPT' })
  await insertGpt(db, { slug: 'refuse', statut: 'refuse' })

  const visitor = asVisitor(db)
  expect(
    await visitor.catalogue.itemsBySlug({
      prompts: ['un', 'cache', 'inconnu'],
      gpts: ['un', 'refuse', 'autre'],
    }),
  ).toEqual({
    prompts: [{ slug: 'un', titre: 'Le premier' }],
    gpts: [{ slug: 'un', nom: 'Le GPT' }],
  })
  expect(await visitor.catalogue.itemsBySlug({ prompts: [], gpts: [] })).toEqual({
    prompts: [],
    gpts: [],
  })
})

it('refuses more items than a selection holds, and what is no slug', async () => {
  const visitor = asVisitor(await createTestDatabase())
  const slugs = Array.from({ length: selectionMaxItems }, (_, index) => `s${index}`)
  const refused = { code: 'BAD_REQUEST' }

  await expect(visitor.catalogue.itemsBySlug({ prompts: slugs, gpts: [] })).resolves.toBeDefined()
  await expect(
    visitor.catalogue.itemsBySlug({ prompts: slugs, gpts: ['un-de-trop'] }),
  ).rejects.toMatchObject(refused)
  await expect(
    visitor.catalogue.itemsBySlug({ prompts: ["a' or 1"], gpts: [] }),
  ).rejects.toMatchObject(refused)
})
