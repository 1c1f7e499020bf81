import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

async function search(db: Database, q: string) {
  const { results, suggestions } = asVisitor(db).search
  const [answer, proposed] = await Promise.all([
    results({ q, page: 1, exact: true }),
    suggestions({ q }),
  ])
  return {
    results: answer.items.map(({ slug }) => slug),
    total: answer.total,
    suggestions: proposed.items.map(({ slug }) => slug),
  }
}

const only = (slug: string) => ({ results: [slug], total: 1, suggestions: [slug] })
const nothing = { results: [], total: 0, suggestions: [] }

describe('the very next search', () => {
  it('finds a new item', async () => {
    const db = await createTestDatabase()
    expect(await search(db, 'hreflang')).toEqual(nothing)

    await insertPrompt(db, { slug: 'nouveau', titre: 'Contrôle hreflang' })

    expect(await search(db, 'hreflang')).toEqual(only('nouveau'))
  })

  it('finds an item by its new words and no longer by the old ones', async () => {
    const db = await createTestDatabase()
    const prompt = await insertPrompt(db, { slug: 'prompt', titre: 'Plan de maillage' })
    const gpt = await insertGpt(db, { slug: 'gpt', nom: 'Atelier de titres' })
    const newPrompt = promptValues({ ...prompt, titre: 'Plan de redirections' })
    const newGpt = gptValues({ ...gpt, nom: 'Atelier de facettes' })

    await writeBatch(db, [
      db.update(prompts).set(newPrompt).where(eq(prompts.id, prompt.id)),
      db.update(gpts).set(newGpt).where(eq(gpts.id, gpt.id)),
    ])

    expect(await search(db, 'redirections')).toEqual(only('prompt'))
    expect(await search(db, 'facettes')).toEqual(only('gpt'))
    expect(await search(db, 'maillage')).toEqual(nothing)
    expect(await search(db, 'titres')).toEqual(nothing)
  })

  it('forgets a deleted item', async () => {
    const db = await createTestDatabase()
    const prompt = await insertPrompt(db, { titre: 'Plan de maillage' })
    const gpt = await insertGpt(db, { nom: 'Inspecteur du maillage' })

    await writeBatch(db, [
      db.delete(prompts).where(eq(prompts.id, prompt.id)),
      db.delete(gpts).where(eq(gpts.id, gpt.id)),
    ])

    expect(await search(db, 'maillage')).toEqual(nothing)
  })

  it.each(['brouillon', 'refuse'] as const)(
    'forgets an item that becomes %s and finds it when it is public again (R6)',
    async (statut) => {
      const db = await createTestDatabase()
      await insertPrompt(db, { slug: 'prompt', titre: 'Plan de maillage' })
      await insertGpt(db, { slug: 'gpt', nom: 'Atelier de facettes' })

      await writeBatch(db, [db.update(prompts).set({ statut }), db.update(gpts).set({ statut })])
      expect(await search(db, 'maillage')).toEqual(nothing)
      expect(await search(db, 'facettes')).toEqual(nothing)

      const isPublic = { statut: 'valide' as const }
      await writeBatch(db, [db.update(prompts).set(isPublic), db.update(gpts).set(isPublic)])
      expect(await search(db, 'maillage')).toEqual(only('prompt'))
      expect(await search(db, 'facettes')).toEqual(only('gpt'))
    },
  )

  it('orders by the new ranking', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'ancien', nom: 'Atelier de facettes' })
    await insertGpt(db, { slug: 'recent', nom: 'Atelier de facettes' })
    expect((await search(db, 'facettes')).results).toEqual(['recent', 'ancien'])

    await writeBatch(db, [db.update(gpts).set({ score: 1000 }).where(eq(gpts.slug, 'ancien'))])

    expect((await search(db, 'facettes')).results).toEqual(['ancien', 'recent'])
  })

  it('corrects by the words of public items alone', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'prompt', titre: 'Plan de maillage' })
    const correct = () => asVisitor(db).search.results({ q: 'maillge', page: 1, exact: false })
    expect((await correct()).corrected).toBe('maillage')

    await writeBatch(db, [db.update(prompts).set({ statut: 'brouillon' })])

    expect(await correct()).toMatchObject({ corrected: null, total: 0 })
  })
})

it('never finds what is not public, by any field, in results, suggestions or counts (R6)', async () => {
  const db = await createTestDatabase()
  for (const statut of ['brouillon', 'refuse'] as const) {
    const fields = { statut, description: 'Beauceron', categories: ['Percheron'], tags: ['cheval'] }
    await insertPrompt(db, { ...fields, titre: 'Ardennais', prompt: 'Boulonnais' })
    await insertGpt(db, { ...fields, nom: 'Ardennais', role: 'Boulonnais' })
  }

  for (const q of ['beauceron', 'percheron', 'cheval', 'ardennais', 'boulonnais', 'ch', 'a']) {
    const { results, suggestions } = asVisitor(db).search
    const answer = await results({ q, page: 1, exact: false })
    expect(answer).toMatchObject({ items: [], total: 0, corrected: null })
    expect(answer.counts).toEqual({
      type: { all: 0, prompt: 0, gpt: 0 },
      categorie: [],
      ia: [],
      niveau: [],
    })
    expect(await suggestions({ q })).toEqual({ items: [], categories: [] })
  }
})
