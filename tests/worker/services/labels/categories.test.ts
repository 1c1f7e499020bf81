import { describe, expect, it } from 'vitest'

import { gpts, prompts } from '#drizzle/schema/index.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'

const category = async (db: Database, nom: string) =>
  (await asAdmin(db).admin.categories.list()).find((one) => one.nom === nom)

const itemOf = async (db: Database, id: string) =>
  (await asAdmin(db).admin.prompts.get({ id })).item

const coteOf = async (db: Database, slug: string) =>
  (await asVisitor(db).catalogue.prompt({ slug })).cote

describe('the categories', () => {
  it('are the sixteen, with what items of any status have besides', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['SEO', 'Herbier'] })
    await insertGpt(db, { categories: ['SEO'], statut: 'brouillon' })

    const all = await asAdmin(db).admin.categories.list()

    expect(all).toHaveLength(17)
    expect(all[0]).toMatchObject({ nom: 'SEO', code: 'SEO', prompts: 1, gpts: 1, publiques: 1 })
    expect(await category(db, 'Herbier')).toMatchObject({ code: null, teinte: '', prompts: 1 })
  })
})

describe('a category that is renamed', () => {
  it('changes no date of an item that does not have it', async () => {
    const db = await createTestDatabase()
    const date_modification = '2026-01-02T08:00:00.000Z'
    const others = [
      await insertPrompt(db, { categories: ['SEO'], date_modification }),
      await insertPrompt(db, { categories: ['SEO'], statut: 'brouillon', date_modification }),
      await insertPrompt(db, { categories: [], statut: 'brouillon', date_modification }),
      await insertGpt(db, {
        categories: ['Technical SEO'],
        statut: 'brouillon',
        date_modification,
      }),
    ]
    const { id } = await insertPrompt(db, { categories: ['Technical'], date_modification })

    await asAdmin(db).admin.categories.rename({ nom: 'Technical', vers: 'Technique' })

    const rows = [...(await db.select().from(prompts)), ...(await db.select().from(gpts))]
    const dateOf = (one: string) => rows.find((row) => row.id === one)?.date_modification
    expect(others.map((other) => dateOf(other.id))).toEqual(others.map(() => date_modification))
    expect(dateOf(id)).not.toBe(date_modification)
  })

  it('changes in all its items, which keep their call numbers, and leads on', async () => {
    const db = await createTestDatabase()
    const { id, slug } = await insertPrompt(db, { categories: ['Technical', 'SEO'] })
    await insertGpt(db, { categories: ['Audit', 'Technical'] })
    const cote = await coteOf(db, slug)
    expect(cote).toMatch(/^TEC/)

    const { fiches } = await asAdmin(db).admin.categories.rename({
      nom: 'Technical',
      vers: 'Développement web',
    })

    expect(fiches).toBe(2)
    expect((await itemOf(db, id)).categories).toEqual(['Développement web', 'SEO'])
    expect(await coteOf(db, slug)).toBe(cote)
    expect(await category(db, 'Technical')).toBeUndefined()
    expect(await category(db, 'Développement web')).toMatchObject({
      code: 'TEC',
      teinte: 'cat-technical',
      anciens: ['Technical'],
    })
    const answer = async (path: string) => {
      const response = await testSite(() => db).get(path)
      return [response.status, response.headers.get('location')]
    }
    expect(await answer('/categorie/technical')).toEqual([
      301,
      `${siteOrigin}/categorie/developpement-web`,
    ])
    expect(await answer('/prompts?category=Technical')).toEqual([
      301,
      `${siteOrigin}/prompts?category=D%C3%A9veloppement+web`,
    ])
    expect((await answer('/recherche?q=audit&categorie=Technical'))[0]).toBe(301)
    expect((await answer('/prompts?category=SEO'))[0]).toBe(200)
  })

  it('keeps the call number of an item that is saved again', async () => {
    const db = await createTestDatabase()
    const { id, slug } = await insertPrompt(db, { categories: ['Technical'] })
    const cote = await coteOf(db, slug)
    await asAdmin(db).admin.categories.rename({ nom: 'Technical', vers: 'Technique' })
    const { create, publish } = promptEditor(asAdmin(db).admin)
    const item = await itemOf(db, id)

    await publish(id, { titre: 'Autre' })

    expect(await coteOf(db, slug)).toBe(cote)
    const created = await create({ ...item, slug: 'neuf' })
    expect(await coteOf(db, created.slug)).toMatch(/^TEC/)
  })

  it('is refused a name that another has, however it is spelled', async () => {
    const db = await createTestDatabase()
    const { rename } = asAdmin(db).admin.categories

    await expect(rename({ nom: 'Technical', vers: 'technical  SEO' })).rejects.toThrow('fusionnez')
    await expect(rename({ nom: 'Rien', vers: 'Quelque chose' })).rejects.toThrow('n’existe plus')
  })

  it('gets its name back', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { categories: ['Technical'] })
    const { rename, undo } = asAdmin(db).admin.categories
    const { entree } = await rename({ nom: 'Technical', vers: 'Technique' })

    await undo({ entree })

    expect((await itemOf(db, id)).categories).toEqual(['Technical'])
    expect(await category(db, 'Technical')).toMatchObject({ code: 'TEC', prompts: 1 })
    expect((await testSite(() => db).get('/categorie/technical')).status).toBe(200)
  })
})

describe('a category without items', () => {
  it('gets its name back by no change that another followed', async () => {
    const db = await createTestDatabase()
    const { categories } = asAdmin(db).admin
    const first = await categories.rename({ nom: 'Persona', vers: 'Portraits' })
    const second = await categories.rename({ nom: 'Portraits', vers: 'Profils' })

    await expect(categories.undo({ entree: first.entree })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await categories.undo({ entree: second.entree })
    await categories.undo({ entree: first.entree })

    expect(await category(db, 'Persona')).toMatchObject({ code: 'PER' })
  })

  it('takes no name back that another has', async () => {
    const db = await createTestDatabase()
    const { categories } = asAdmin(db).admin
    const { entree } = await categories.rename({ nom: 'Persona', vers: 'Portraits' })
    await categories.rename({ nom: 'Local', vers: 'Persona' })

    await expect(categories.undo({ entree })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a category that is merged or taken away', () => {
  it('gives its items to another, and comes back with them', async () => {
    const db = await createTestDatabase()
    const one = await insertPrompt(db, { categories: ['Technical', 'Technical SEO'] })
    const other = await insertPrompt(db, { categories: ['Technical'], statut: 'brouillon' })
    const { merge, undo } = asAdmin(db).admin.categories

    const { entree } = await merge({ de: 'Technical', vers: 'Technical SEO' })

    expect((await itemOf(db, one.id)).categories).toEqual(['Technical SEO'])
    expect((await itemOf(db, other.id)).categories).toEqual(['Technical SEO'])
    expect(await category(db, 'Technical')).toBeUndefined()

    await undo({ entree })

    expect((await itemOf(db, one.id)).categories).toEqual(['Technical', 'Technical SEO'])
    expect(await category(db, 'Technical')).toMatchObject({ code: 'TEC', prompts: 2 })
  })
})
