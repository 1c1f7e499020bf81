import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, journeys, prompts, variables } from '#drizzle/schema/index.ts'
import { variablesSeed } from '#drizzle/seed/variables.ts'
import type { Journey } from '#shared/journeys/journey.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { pathInSmallLetters } from '#worker/services/seo/small-letters.ts'

async function insertJourney(db: Database, values: Partial<Journey> = {}): Promise<void> {
  const row: Journey = {
    slug: 'mission',
    titre: 'Mission',
    introduction: 'Ce que l’on fait dans l’ordre.',
    etapes: [],
    statut: 'valide',
    rang: 0,
    ...values,
  }
  await writeBatch(db, [db.insert(journeys).values(row)])
}

const step = (kind: 'prompt' | 'gpt', id: string) => ({ kind, id, but: 'But', transmet: '' })

async function withSteps() {
  const db = await createTestDatabase()
  await writeBatch(db, [db.insert(variables).values(variablesSeed)])
  const first = await insertPrompt(db, { prompt: '[site] [audience] [budget]' })
  const second = await insertPrompt(db, { prompt: '[public visé] [secteur]' })
  const gpt = await insertGpt(db)
  await insertJourney(db, {
    etapes: [step('prompt', first.id), step('gpt', gpt.id), step('prompt', second.id)],
  })
  return { db, first, second, gpt }
}

describe('a journey', () => {
  it('tells of each step how many variables it has, and how many were asked for before by any name', async () => {
    const { db, first, second, gpt } = await withSteps()

    const { etapes, metadata } = await asVisitor(db).catalogue.journey({ slug: 'mission' })

    expect(
      etapes.map(({ slug, fieldCount, sharedFieldCount }) => [slug, fieldCount, sharedFieldCount]),
    ).toEqual([
      [first.slug, 3, 0],
      [gpt.slug, 0, 0],
      [second.slug, 2, 1],
    ])
    expect(metadata.title).toBe('Parcours Mission : 3 étapes, prompts et GPT')
  })

  it('follows a renamed item, and omits an unpublished one, which the administration marks', async () => {
    const { db, first, second, gpt } = await withSteps()
    await writeBatch(db, [
      db.update(prompts).set({ slug: 'renommee' }).where(eq(prompts.id, first.id)),
      db.update(gpts).set({ statut: 'brouillon' }).where(eq(gpts.id, gpt.id)),
    ])

    const { etapes } = await asVisitor(db).catalogue.journey({ slug: 'mission' })

    expect(etapes.map(({ slug }) => slug)).toEqual(['renommee', second.slug])
    expect(await pathInSmallLetters(db, '/Parcours/Mission')).toBe('/parcours/mission')
    const [listed] = await asAdmin(db).admin.journeys.list()
    expect(listed?.fiches.map(({ id, isPublic }) => [id, isPublic])).toEqual([
      [first.id, true],
      [gpt.id, false],
      [second.id, true],
    ])
  })

  it('is not there as a draft, nor once none of its items is public', async () => {
    const db = await createTestDatabase()
    const draft = await insertPrompt(db, { statut: 'brouillon' })
    const shown = await insertPrompt(db)
    await insertJourney(db, {
      slug: 'brouillon',
      statut: 'brouillon',
      etapes: [step('prompt', shown.id)],
    })
    await insertJourney(db, { slug: 'vide', etapes: [step('prompt', draft.id)] })
    const { catalogue } = asVisitor(db)

    expect(await catalogue.journeys()).toEqual([])
    for (const slug of ['brouillon', 'vide', 'absent']) {
      await expect(catalogue.journey({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await pathInSmallLetters(db, `/Parcours/${slug}`)).toBeNull()
    }
  })

  it('stands in the list by its rank, then by its title', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const etapes = [{ kind: 'prompt' as const, id, but: 'But', transmet: '' }]
    for (const [slug, rang] of [
      ['b', 2],
      ['c', 1],
      ['a', 2],
    ] as const) {
      await insertJourney(db, { slug, titre: slug, rang, etapes })
    }

    const list = await asVisitor(db).catalogue.journeys()

    expect(list.map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
  })
})

it('moves the content version with each change that visitors can see, and with no other', async () => {
  const db = await createTestDatabase()
  const version = async () => {
    const [row] = await db.all<{ version: number; withdrawn: number }>(
      'select version, withdrawn from content_version',
    )
    return row ?? { version: 0, withdrawn: 0 }
  }
  await insertJourney(db, { slug: 'a', statut: 'brouillon' })
  const start = await version()
  await insertJourney(db, { slug: 'b', statut: 'brouillon' })
  expect(await version()).toEqual(start)

  await writeBatch(db, [
    db.update(journeys).set({ statut: 'valide' }).where(eq(journeys.slug, 'a')),
  ])
  const published = await version()
  expect(published.version).toBeGreaterThan(start.version)
  expect(published.withdrawn).toBe(start.withdrawn)

  await writeBatch(db, [db.delete(journeys).where(eq(journeys.slug, 'a'))])
  const removed = await version()
  expect(removed.withdrawn).toBeGreaterThan(published.version)
})
