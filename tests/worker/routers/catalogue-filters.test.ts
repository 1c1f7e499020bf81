import { beforeAll, describe, expect, it } from 'vitest'

import { readGptSeeds, readPromptSeeds } from '#drizzle/seed/content.ts'
import { seedDatabase } from '#drizzle/seed/seed.ts'
import { categorySlug } from '#shared/categories/category-slug.ts'
import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)
const day = (number: number) => `2025-03-0${number}T08:00:00.000Z`
const recent = { page: 1, sort: 'recent' as const }

describe('the filters of a list', () => {
  it('leave the items of a tag, however it is spelt', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'un', tags: ['Fiche Google'] })
    await insertPrompt(db, { slug: 'deux', tags: ['fiche-google', 'avis'] })
    await insertPrompt(db, { slug: 'autre', tags: ['fiche'] })
    await insertPrompt(db, { slug: 'cache', tags: ['fiche-google'], statut: 'brouillon' })
    const { catalogue } = asVisitor(db)

    const list = await catalogue.prompts({ ...recent, tag: 'fiche-google' })

    expect([slugs(list).toSorted(), list.total]).toEqual([['deux', 'un'], 2])
    expect((await catalogue.prompts({ ...recent, tag: 'inconnu' })).total).toBe(0)
  })

  it('leave the items of a level and of an assistant, one that is not named being the default', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'claude', ia: 'Claude', niveau: 'Expert' })
    await insertPrompt(db, { slug: 'sans', ia: null, niveau: 'Expert' })
    await insertPrompt(db, { slug: 'facile', ia: null, niveau: 'Débutant' })
    await insertGpt(db, { slug: 'gpt', ia: null })
    const { catalogue } = asVisitor(db)

    expect(slugs(await catalogue.prompts({ ...recent, ia: 'Claude' }))).toEqual(['claude'])
    expect(slugs(await catalogue.prompts({ ...recent, ia: 'GPT-4', niveau: 'Expert' }))).toEqual([
      'sans',
    ])
    expect(slugs(await catalogue.gpts({ page: 1, ia: 'GPT-4' }))).toEqual(['gpt'])
    expect((await catalogue.site()).choices).toEqual({
      ia: { prompt: ['GPT-4', 'Claude'], gpt: ['GPT-4'] },
      niveaux: ['Débutant', 'Expert'],
    })
  })

  it('R80: sort GPTs by their last change, when asked', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'vieux', date_modification: day(1), epingle: true })
    await insertGpt(db, { slug: 'neuf', date_modification: day(3) })
    await insertGpt(db, { slug: 'moyen', date_modification: day(2) })
    const { catalogue } = asVisitor(db)

    expect(slugs(await catalogue.gpts({ page: 1, sort: 'recent' }))).toEqual([
      'neuf',
      'moyen',
      'vieux',
    ])
    expect(slugs(await catalogue.gpts({ page: 1 }))[0]).toBe('vieux')
  })

  it('R56: say how many items of the other kind they leave, where they leave none', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'un', nom: 'Botanique', tags: ['plantes'] })
    await insertPrompt(db, { slug: 'deux', titre: 'Audit' })
    const { catalogue } = asVisitor(db)

    expect((await catalogue.prompts({ ...recent, q: 'botanique' })).elsewhere).toBe(1)
    expect((await catalogue.prompts({ ...recent, tag: 'plantes' })).elsewhere).toBe(1)
    expect((await catalogue.prompts({ ...recent, q: 'zzzz' })).elsewhere).toBe(0)
    expect((await catalogue.prompts(recent)).elsewhere).toBe(0)
  })
})

describe('the page of a tag', () => {
  it('holds the items of both kinds, and is listed with four of them', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'un', tags: ['GA4'] })
    await insertGpt(db, { slug: 'deux', tags: ['ga4', 'rare'] })
    await insertGpt(db, { slug: 'trois', tags: ['ga4'] })
    await insertGpt(db, { slug: 'quatre', tags: ['ga4'] })
    const { catalogue } = asVisitor(db)

    const page = await catalogue.tag({ slug: 'ga4' })

    expect(page).toMatchObject({ name: 'ga4', promptCount: 1, gptCount: 3, isIndexed: true })
    expect(page.prompts.map(({ slug }) => slug)).toEqual(['un'])
    expect(page.gpts).toHaveLength(3)
    expect((await catalogue.tag({ slug: 'rare' })).isIndexed).toBe(false)
    await expect(catalogue.tag({ slug: 'absent' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a list of the starting content that a text filters', () => {
  let catalogue: ReturnType<typeof asVisitor>['catalogue']
  let words: string[]

  beforeAll(async () => {
    const db = await createTestDatabase()
    await seedDatabase(db.$client)
    catalogue = asVisitor(db).catalogue
    const seeds = [...(await readPromptSeeds()), ...(await readGptSeeds())]
    const texts = seeds.flatMap(({ tags, categories, description }) =>
      tags.concat(
        categories,
        description.split(/[^\p{L}]+/u).filter((_, index) => index % 40 === 0),
      ),
    )
    const every = [...new Set(texts.map(categorySlug))].filter((word) => word !== '')
    words = every.filter((_, index) => index % 9 === 0).map((word) => word.replaceAll('-', ' '))
  })

  it('R63: has no card without a reason', { tags: ['prove'], timeout: 300_000 }, async () => {
    expect(words.length).toBeGreaterThan(40)
    const unexplained: string[] = []
    for (const q of [...words, 'backlinks', 'ia', 'e', 'avis', 'GMB', 'maillages interne']) {
      for (const list of [
        await catalogue.prompts({ ...recent, q }),
        await catalogue.gpts({ page: 1, q }),
      ]) {
        for (const { slug, match } of list.items) {
          const isTold =
            match && match.title.length + match.description.length + match.snippets.length > 0
          if (!isTold) unexplained.push(`${q}: ${slug}`)
        }
      }
    }
    expect(unexplained).toEqual([])
  })
})
