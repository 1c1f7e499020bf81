import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, prompts, searchGroups } from '#drizzle/schema/index.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { gptValues, insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { readContentVersion } from '#worker/database/content-version.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const results = (db: Database, q: string) =>
  asVisitor(db).search.results({ q, page: 1, exact: false })

/** What a search finds and proposes. */
async function find(db: Database, q: string) {
  const [found, proposed] = await Promise.all([
    results(db, q),
    asVisitor(db).search.suggestions({ q }),
  ])
  return [found.items, proposed.items].map((items) => items.map(({ slug }) => slug))
}

const only = (slug: string) => [[slug], [slug]]
const nothing = [[], []]

describe('the very next search', () => {
  it('finds a new item, then by its new words and no longer by the old ones, then not at all', async () => {
    const db = await createTestDatabase()
    expect(await find(db, 'hreflang')).toEqual(nothing)
    const row = await insertGpt(db, { slug: 'gpt', nom: 'Contrôle hreflang' })
    expect(await find(db, 'hreflang')).toEqual(only('gpt'))

    await writeBatch(db, [db.update(gpts).set(gptValues({ ...row, nom: 'Facettes' }))])
    expect(await find(db, 'facettes')).toEqual(only('gpt'))
    expect(await find(db, 'hreflang')).toEqual(nothing)

    await writeBatch(db, [db.delete(gpts)])
    expect(await find(db, 'facettes')).toEqual(nothing)
  })

  it('finds a prompt by search queries that were saved alone', async () => {
    const db = await createTestDatabase()
    const prompt = { id: (await insertPrompt(db, { slug: 'prompt' })).id }
    const requetes_seo = { requetes: ['plan de maillage'] }
    const { admin } = asAdmin(db)
    await admin.prompts.setRequetesSeo({ ...prompt, version: 1, requetes_seo })

    expect(await find(db, 'maillage')).toEqual(only('prompt'))

    await admin.prompts.setRequetesSeo({ ...prompt, version: 2, requetes_seo: null })

    expect(await find(db, 'maillage')).toEqual(nothing)
  })

  it.each(['brouillon', 'refuse'] as const)(
    'forgets an item that becomes %s and finds it when it is public again (R6)',
    async (statut) => {
      const db = await createTestDatabase()
      await insertPrompt(db, { slug: 'prompt', titre: 'Plan de maillage' })

      await writeBatch(db, [db.update(prompts).set({ statut })])
      expect(await find(db, 'maillage')).toEqual(nothing)
      await writeBatch(db, [db.update(prompts).set({ statut: 'valide' })])
      expect(await find(db, 'maillage')).toEqual(only('prompt'))
    },
  )

  it('orders by the new ranking, and keeps apart items of one score and second', async () => {
    const db = await createTestDatabase()
    const date_creation = '2026-01-01T00:00:00.000Z'
    for (const slug of ['a', 'b', 'c'])
      await insertGpt(db, { slug, nom: 'Facettes', date_creation })
    await writeBatch(db, [db.delete(gpts).where(eq(gpts.slug, 'b'))])
    expect((await find(db, 'facettes'))[0]).toEqual(['a', 'c'])

    await writeBatch(db, [db.update(gpts).set({ score: 1000 }).where(eq(gpts.slug, 'c'))])
    expect((await find(db, 'facettes'))[0]).toEqual(['c', 'a'])
  })

  it('asks the vocabulary as it is, each change of which is a new version of the content', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'serp', titre: 'Page de résultats' })
    const versions = [(await readContentVersion(db)).version]
    const answers: string[][] = []
    for (const change of [
      db
        .insert(searchGroups)
        .values({ termes: ['SERP', 'page de résultats'], larges: [], absence: null }),
      db.update(searchGroups).set({ termes: ['position'] }),
      db.delete(searchGroups),
    ]) {
      await writeBatch(db, [change])
      versions.push((await readContentVersion(db)).version)
      answers.push((await find(db, 'serp')).flat())
    }

    expect(answers).toEqual([['serp', 'serp'], [], []])
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
  })
})

describe('what is not public (R6)', () => {
  it('is never found, by any field, in results, suggestions or counts', async () => {
    const db = await createTestDatabase()
    for (const statut of ['brouillon', 'refuse'] as const) {
      const fields = { description: 'Beauceron', categories: ['Percheron'], tags: ['cheval'] }
      await insertPrompt(db, { statut, ...fields, titre: 'Ardennais', prompt: 'Boulonnais' })
      await insertGpt(db, { statut, ...fields, nom: 'Ardennais', role: 'Boulonnais' })
    }

    for (const q of ['beauceron', 'percheron', 'cheval', 'ardennais', 'boulonnais', 'ch', 'a']) {
      expect(await results(db, q)).toMatchObject({
        items: [],
        alternatives: [],
        total: 0,
        corrected: null,
        counts: { type: { all: 0, prompt: 0, gpt: 0 }, categorie: [], ia: [], niveau: [] },
      })
      expect(await asVisitor(db).search.suggestions({ q })).toEqual({ items: [], categories: [] })
    }
  })

  it.each(['brouillon', 'valide'] as const)(
    'neither explains nor corrects a word, whether it was %s before',
    async (statut) => {
      const db = await createTestDatabase()
      await insertPrompt(db, { slug: 'public', titre: 'Audit de titres' })
      const { id } = await insertPrompt(db, { titre: 'Maillage', statut })
      const withdrawn = { statut: 'brouillon' as const }
      await writeBatch(db, [db.update(prompts).set(withdrawn).where(eq(prompts.id, id))])

      for (const word of ['maillage', 'maillge', 'mailla', 'illag']) {
        const found = await results(db, `audit titres ${word}`)
        expect(found.items.map(({ slug }) => slug)).toEqual(['public'])
        expect(found).toMatchObject({ unexplained: [word], corrected: null })
      }
    },
  )
})

it('corrects a word that a title had as a slip until it was mended', async () => {
  const db = await createTestDatabase()
  const { id } = await insertPrompt(db, { titre: 'Mailage interne' })
  await insertPrompt(db, { titre: 'Maillage externe' })
  await writeBatch(db, [db.delete(prompts).where(eq(prompts.id, id))])

  expect((await results(db, 'mailage')).corrected).toBe('maillage')
})

it('does not let the title of a draft say what a public item is about', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'public', titre: 'Audit', prompt: 'Relire le maillage.' })
  const before = await results(db, 'maillge')
  await insertPrompt(db, { titre: 'Maillage secret', statut: 'brouillon' })

  expect(await results(db, 'maillge')).toEqual(before)
  expect(before).toMatchObject({ items: [], corrected: null })
})
