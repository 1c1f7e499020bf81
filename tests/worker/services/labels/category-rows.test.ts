import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { readCategoryFacts } from '#drizzle/derived/category-facts.ts'
import { gptDerivedValues, promptDerivedValues } from '#drizzle/derived/content-values.ts'
import { adminLogs, gpts, prompts, settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { genericContentSeo } from '#shared/items/sections/generic-content-seo.ts'
import type { CategoryInput } from '#shared/labels/category-input.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { readCategory } from '#tests/support/calls/read-category.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const admin = (db: Database) => asAdmin(db).admin.categories

/** Says something else of a category. */
async function change(db: Database, nom: string, values: Partial<CategoryInput>) {
  const lu = await readCategory(db, nom)
  return admin(db).update({ nom, lu, categorie: { ...lu, ...values } })
}

const foundBy = async (db: Database, q: string) => {
  const request = { q, page: 1, exact: false }
  const { items } = await asVisitor(db).search.results(request)
  return items.map(({ slug }) => slug)
}

/** Whether what the search finds items by is what it would be if they were written now. */
async function expectIndexedAnew(db: Database): Promise<void> {
  const facts = await readCategoryFacts(db)
  for (const row of await db.select().from(prompts)) {
    expect(row.recherche).toBe(promptDerivedValues(row, facts).recherche)
  }
  for (const row of await db.select().from(gpts)) {
    expect(row.recherche).toBe(gptDerivedValues(row, facts, '').recherche)
  }
}

describe('a category under another name', () => {
  it('keeps its colour, texts, code, words and generic content', async () => {
    const db = await createTestDatabase()
    const { tags } = await readCategory(db, 'Local')
    await insertPrompt(db, { slug: 'ancien', categories: ['Local'], titre: 'Un titre' })
    await insertGpt(db, { slug: 'un-gpt', categories: ['Local'], tags: tags.slice(1, 2) })
    const before = await asVisitor(db).catalogue.category({ slug: 'local' })

    await admin(db).rename({ nom: 'Local', vers: 'Quartier' })

    const page = await asVisitor(db).catalogue.category({ slug: 'quartier' })
    expect(page).toMatchObject({ description: before.description, guide: before.guide })
    expect(page.metadata.keywords).toBe(['Quartier', ...tags].join(', '))
    const { looks } = await asVisitor(db).catalogue.site()
    expect(looks[7]).toEqual({ name: 'Quartier', hue: 'cat-local' })
    const [card] = await asVisitor(db).catalogue.categories()
    expect(card).toMatchObject({ description: before.description, linkedTags: tags.slice(1, 2) })
    const { item } = await asAdmin(db).admin.prompts.get({
      id: (await db.select().from(prompts))[0]?.id ?? '',
    })
    await promptEditor(asAdmin(db).admin).create({ ...item, slug: 'neuf' })
    expect((await asVisitor(db).catalogue.prompt({ slug: 'neuf' })).cote).toMatch(/^LOC/)
    expect((await foundBy(db, 'référencement local')).toSorted()).toEqual([
      'ancien',
      'neuf',
      'un-gpt',
    ])
    expect((await asVisitor(db).catalogue.gpt({ slug: 'un-gpt' })).faq).toEqual(
      genericContentSeo.faq.map(({ question, reponse }) => ({ question, reponse: [reponse] })),
    )
    await expectIndexedAnew(db)
  })

  it('takes what it was along', async () => {
    const db = await createTestDatabase()
    await change(db, 'Local', { description: 'Autour de soi.' })

    await admin(db).rename({ nom: 'Local', vers: 'Quartier' })

    const kept = await admin(db).revisions({ nom: 'Quartier' })
    expect(kept).toMatchObject([{ contenu: { libelle: '', code: 'LOC', teinte: 'cat-local' } }])
    expect(await admin(db).revisions({ nom: 'Local' })).toEqual([])
  })
})

describe('what is said of a category', () => {
  it('is shown, kept as it was, and noted as what changed of it', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['Audit'] })

    await change(db, 'Audit', { description: 'Tout contrôler.', guide: '', groupe: 'content' })

    const page = await asVisitor(db).catalogue.category({ slug: 'audit' })
    expect(page).toMatchObject({ description: 'Tout contrôler.', guide: '' })
    expect(page.metadata.description).toBe('Audit : 1 prompt. Tout contrôler.')
    const [entry] = await db.select().from(adminLogs)
    expect(entry).toMatchObject({
      action: 'category.update',
      table_name: 'categories',
      record_id: 'Audit',
      new_values: {
        details: { description: 'Tout contrôler.', guide: '', groupe: 'content' },
      },
    })
    expect(await admin(db).revisions({ nom: 'Audit' })).toHaveLength(1)
  })

  it('finds its items at once, without another version of them, and as before once it is taken back', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'un', categories: ['Research'] })
    await insertGpt(db, { slug: 'deux', categories: ['SEO', 'Research'], statut: 'brouillon' })
    const before = await db.select().from(prompts)
    const lu = await readCategory(db, 'Research')
    const categorie = { ...lu, libelle: 'Investigation', mots: 'fouille documentaire' }

    await admin(db).update({ nom: 'Research', lu, categorie })

    expect(await foundBy(db, 'investigation')).toEqual(['un'])
    expect(await foundBy(db, 'fouille')).toEqual(['un'])
    await expectIndexedAnew(db)
    const [{ version, date_modification } = { version: 0, date_modification: '' }] = before
    expect(await db.select().from(prompts)).toMatchObject([{ version, date_modification }])

    await admin(db).update({ nom: 'Research', lu: categorie, categorie: lu })

    expect(await foundBy(db, 'fouille')).toEqual([])
    expect(await db.select().from(prompts)).toEqual(before)
  })

  it('finds its items, and is proposed', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['Persona'] })
    await change(db, 'Persona', { mots: 'clientèle' })

    const { items } = await asVisitor(db).search.results({ q: 'clientèle', page: 1, exact: false })

    expect(items).toHaveLength(1)
    const { categories } = await asVisitor(db).search.suggestions({ q: 'clientè' })
    expect(categories.map(({ name }) => name)).toEqual(['Persona'])
  })

  it('begins the call numbers of what is filed from then on', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { slug: 'ancien', categories: ['Audit'] })
    const cote = async (slug: string) => (await asVisitor(db).catalogue.prompt({ slug })).cote
    const before = await cote('ancien')

    await change(db, 'Audit', { code: 'CTL' })

    const { create, publish } = promptEditor(asAdmin(db).admin)
    const { item } = await asAdmin(db).admin.prompts.get({ id })
    await create({ ...item, slug: 'neuf' })
    await publish(id, { titre: 'Autre' })
    expect(await cote('neuf')).toBe('CTL P01')
    expect(await cote('ancien')).toBe(before)
  })

  it('is written as it is now, whatever this isolate read of it before', async () => {
    const db = await createTestDatabase()
    const { create } = promptEditor(asAdmin(db).admin)
    await create(promptInput({ slug: 'avant', categories: ['Local'] }))
    // As another isolate does it: nothing here is told.
    await writeBatch(db, [
      sql`update categories set code = 'QUA', mots = 'bourgade' where nom = 'Local'`,
    ])
    const { id } = await create(
      promptInput({ slug: 'apres', categories: ['Local'], statut: 'valide' }),
    )
    const [row] = await db.select().from(prompts).where(eq(prompts.id, id))
    expect(row?.cote_code).toBe('QUA')
    expect(await foundBy(db, 'bourgade')).toEqual(['apres'])
  })

  it('is refused a code or a colour that another has, and what somebody else changed', async () => {
    const db = await createTestDatabase()
    const lu = await readCategory(db, 'Audit')
    const update = (values: Partial<CategoryInput>) => change(db, 'Audit', values)

    await expect(update({ code: 'SEO' })).rejects.toThrow('SEO est le code de «\u00a0SEO\u00a0».')
    await expect(update({ code: 'DIV' })).rejects.toThrow('DIV classe ce qui n’a pas')
    await expect(update({ code: 'Seo' })).rejects.toThrow('Trois lettres majuscules')
    await expect(update({ teinte: 'cat-seo' })).rejects.toThrow('«\u00a0SEO\u00a0» a déjà')
    await update({ teinte: '' })
    await change(db, 'Local', { teinte: '' })
    await expect(
      admin(db).update({ nom: 'Audit', lu, categorie: { ...lu, guide: 'Autre.' } }),
    ).rejects.toThrow('modifiée entre-temps')
    await expect(
      admin(db).update({ nom: 'Rien', lu, categorie: { ...lu, code: 'RIE', teinte: '' } }),
    ).rejects.toThrow('n’existe plus')
  })

  it('has the code of one that was taken away refused, by its name', async () => {
    const db = await createTestDatabase()
    await admin(db).merge({ de: 'Technical', vers: 'Technical SEO' })

    await expect(change(db, 'Audit', { code: 'TEC' })).rejects.toThrow(
      'TEC est le code de «\u00a0Technical\u00a0», qui a été supprimée.',
    )
  })
})

describe('a new category', () => {
  it('is grey, behind the others, under a code of its name, where nothing else is said', async () => {
    const db = await createTestDatabase()

    await admin(db).create({ nom: 'Copywriting' })
    await admin(db).create({ nom: 'Divers' })

    expect(await readCategory(db, 'Copywriting')).toMatchObject({
      code: 'COP',
      teinte: '',
      groupe: 'content',
    })
    expect(await readCategory(db, 'Divers')).toMatchObject({ code: 'DIE', groupe: 'growth' })
    const { looks } = await asVisitor(db).catalogue.site()
    expect(looks.slice(16).map(({ name }) => name)).toEqual(['Copywriting', 'Divers'])
  })

  it('is what is said of it, for the items too that have it already', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'un', categories: ['Herbier'] })
    await change(db, 'Audit', { teinte: '' })

    await admin(db).create({
      nom: 'Herbier',
      code: 'HRB',
      teinte: 'cat-audit',
      mots: 'plantes séchées',
      description: 'Des plantes.',
    })

    expect(await foundBy(db, 'plantes séchées')).toEqual(['un'])
    await expectIndexedAnew(db)
    const page = await asVisitor(db).catalogue.category({ slug: 'herbier' })
    expect(page.description).toBe('Des plantes.')
    await expect(admin(db).create({ nom: 'herbier' })).rejects.toThrow('existe déjà')
  })

  it('gives the colour of one that was taken away up to nobody else once that is back', async () => {
    const db = await createTestDatabase()
    const { entree } = await admin(db).merge({ de: 'Technical', vers: 'Technical SEO' })
    await admin(db).create({ nom: 'Herbier', teinte: 'cat-technical' })

    await admin(db).undo({ entree })

    expect(await readCategory(db, 'Technical')).toMatchObject({ code: 'TEC', teinte: '' })
    expect(await readCategory(db, 'Herbier')).toMatchObject({ teinte: 'cat-technical' })
  })
})

describe('the French names of categories', () => {
  it('are what visitors read where the site shows them, in titles too; addresses stay', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { categories: ['Content'] })
    await writeBatch(db, [
      db.insert(siteSettings).values(settingRow('french_category_names', true)),
    ])

    const { looks } = await asVisitor(db).catalogue.site()
    const page = await asVisitor(db).catalogue.category({ slug: 'content' })
    const { tags } = await readCategory(db, 'Content')

    expect(looks.find(({ name }) => name === 'Content')).toEqual({
      name: 'Content',
      label: 'Contenu',
    })
    expect(looks.find(({ name }) => name === 'Audit')).toEqual({ name: 'Audit' })
    expect(page.metadata).toMatchObject({
      title: 'Catégorie Contenu : prompts et GPT prêts à copier',
      keywords: ['Contenu', ...tags].join(', '),
    })
    expect(page.name).toBe('Content')
  })
})
