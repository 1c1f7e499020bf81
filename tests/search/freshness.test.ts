import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, prompts, searchGroups, searchWords } from '#drizzle/schema/index.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import {
  gptValues,
  insertGpt,
  insertPrompt,
  promptValues,
} from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { forgetWords } from '#worker/services/search/forgotten-words.ts'
import { readContentVersion } from '#worker/services/site/content-version.ts'

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

  it('finds a GPT by sections, and a prompt by search queries, that were saved alone', async () => {
    const db = await createTestDatabase()
    const gpt = await insertGpt(db, { slug: 'gpt' })
    const prompt = await insertPrompt(db, { slug: 'prompt' })
    const { admin } = asAdmin(db)
    const sections = {
      cas_usage: [],
      workflow: [],
      limitations: [],
      requetes_seo: null,
      faq: [{ question: 'Et les facettes ?', reponse: 'Oui.' }],
    }
    const requetes_seo = { requetes: ['plan de maillage'] }
    await admin.gpts.setSections({ id: gpt.id, version: 1, sections })
    await admin.prompts.setRequetesSeo({ id: prompt.id, version: 1, requetes_seo })

    expect(await search(db, 'facettes')).toEqual(only('gpt'))
    expect(await search(db, 'maillage')).toEqual(only('prompt'))

    await admin.gpts.setSections({ id: gpt.id, version: 2, sections: { ...sections, faq: [] } })
    await admin.prompts.setRequetesSeo({ id: prompt.id, version: 2, requetes_seo: null })

    expect(await search(db, 'facettes')).toEqual(nothing)
    expect(await search(db, 'maillage')).toEqual(nothing)
  })

  it('forgets a deleted item and no other of its score and second', async () => {
    const db = await createTestDatabase()
    const date_creation = '2026-01-01T00:00:00.000Z'
    const names = ['premier', 'deuxième', 'troisième']
    for (const nom of names) await insertGpt(db, { slug: nom, nom: `Audit ${nom}`, date_creation })
    await writeBatch(db, [db.delete(gpts).where(eq(gpts.slug, 'deuxième'))])

    expect((await search(db, 'audit')).results).toEqual(['premier', 'troisième'])
    expect(await search(db, 'deuxième')).toEqual(nothing)
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

  it('asks the vocabulary as it is, each change of which is a new version of the content', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'serp', titre: 'Page de résultats' })
    const versions = [(await readContentVersion(db)).version]
    const answers: string[][] = []
    for (const change of [
      db.insert(searchGroups).values({ termes: ['SERP', 'page de résultats'], larges: [] }),
      db.update(searchGroups).set({ termes: ['position'] }),
      db.delete(searchGroups),
    ]) {
      await writeBatch(db, [change])
      versions.push((await readContentVersion(db)).version)
      answers.push((await search(db, 'serp')).results)
    }

    expect(answers).toEqual([['serp'], [], []])
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
      const { results, suggestions } = asVisitor(db).search
      const answer = await results({ q, page: 1, exact: false })
      expect(answer).toMatchObject({ items: [], near: [], total: 0, corrected: null })
      expect(answer.counts).toEqual({
        type: { all: 0, prompt: 0, gpt: 0 },
        categorie: [],
        ia: [],
        niveau: [],
      })
      expect(await suggestions({ q })).toEqual({ items: [], categories: [] })
    }
  })

  it.each(['was never public', 'is withdrawn'])(
    'neither explains nor corrects a word, whether it %s',
    async (past) => {
      const db = await createTestDatabase()
      await insertPrompt(db, { slug: 'public', titre: 'Audit de titres' })
      const statut = past === 'is withdrawn' ? 'valide' : 'brouillon'
      await insertPrompt(db, { slug: 'secret', titre: 'Maillage', statut })
      await writeBatch(db, [
        db.update(prompts).set({ statut: 'brouillon' }).where(eq(prompts.slug, 'secret')),
      ])
      const { results } = asVisitor(db).search

      for (const word of ['maillage', 'maillge', 'mailla', 'illag']) {
        const found = await results({ q: `audit titres ${word}`, page: 1, exact: false })
        expect(found.items.map(({ slug }) => slug)).toEqual(['public'])
        expect(found).toMatchObject({ unexplained: [word], corrected: null })
      }
    },
  )
})

it('forgets every night the words that no item has any more', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { titre: 'Maillage', description: 'Ancres.', prompt: 'Ancres.' })
  await insertPrompt(db, { titre: 'Facettes', description: 'Ancres.', prompt: 'Redirections.' })
  await writeBatch(db, [db.delete(prompts).where(eq(prompts.titre, 'Facettes'))])

  await forgetWords(db)

  const words = (await db.select().from(searchWords)).map(({ mot }) => mot)
  expect(words.toSorted()).toEqual(['ancres', 'maillage', 'marketing'])
})
