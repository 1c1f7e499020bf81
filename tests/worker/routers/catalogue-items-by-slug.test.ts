import { expect, it } from 'vitest'

import { formerSlugs } from '#drizzle/schema/index.ts'
import { selectionMaxItems } from '#shared/items/selection.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

it('names the public items among those asked for, and no others', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'un', titre: 'Le premier', niveau: 'Expert' })
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
    prompts: [{ asked: 'un', slug: 'un', titre: 'Le premier', niveau: 'Expert', ...filed('P') }],
    gpts: [{ asked: 'un', slug: 'un', nom: 'Le GPT', ...filed('G') }],
  })
  expect(await visitor.catalogue.itemsBySlug({ prompts: [], gpts: [] })).toEqual({
    prompts: [],
    gpts: [],
  })
})

it('names under its present slug an item that was renamed, while it is public', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'nouveau', titre: 'Renommé' })
  await insertPrompt(db, { slug: 'retire', statut: 'refuse' })
  await insertGpt(db, { slug: 'nouveau-gpt', nom: 'GPT renommé' })
  await insertGpt(db, { slug: 'cache', statut: 'brouillon' })
  await writeBatch(db, [
    db.insert(formerSlugs).values([
      { kind: 'prompt', slug: 'ancien', nouveau_slug: 'nouveau' },
      { kind: 'prompt', slug: 'ancien-retire', nouveau_slug: 'retire' },
      { kind: 'prompt', slug: 'supprime', nouveau_slug: null },
      { kind: 'gpt', slug: 'ancien-gpt', nouveau_slug: 'nouveau-gpt' },
      { kind: 'gpt', slug: 'ancien-cache', nouveau_slug: 'cache' },
    ]),
  ])

  expect(
    await asVisitor(db).catalogue.itemsBySlug({
      prompts: ['ancien', 'nouveau', 'ancien-retire', 'supprime', 'ancien-gpt'],
      gpts: ['ancien-gpt', 'ancien-cache', 'ancien'],
    }),
  ).toEqual({
    prompts: [
      { asked: 'nouveau', slug: 'nouveau', titre: 'Renommé', niveau: 'Débutant', ...filed('P') },
      { asked: 'ancien', slug: 'nouveau', titre: 'Renommé', niveau: 'Débutant', ...filed('P') },
    ],
    gpts: [{ asked: 'ancien-gpt', slug: 'nouveau-gpt', nom: 'GPT renommé', ...filed('G') }],
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

/** Where the factories file an item of a kind. */
function filed(kind: 'P' | 'G') {
  const cote: unknown = expect.stringMatching(new RegExp(`^MKT ${kind}\\d\\d+$`))
  return { categorie: 'Marketing', cote }
}
