import { describe, expect, it } from 'vitest'

import { seoPagesConfig } from '#drizzle/schema/index.ts'
import { fixedPaths, pages } from '#shared/pages/pages.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { readJournal } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const page = {
  page_route: '/prompts',
  meta_title: 'Un titre à nous',
  meta_description: 'Une description à nous.',
  meta_keywords: null,
  og_image: null,
}

const admin = (db: Database) => asAdmin(db).admin.seoPages

const titleAt = async (db: Database, path: string) =>
  /<title>([^<]*)<\/title>/.exec(await (await testSite(() => db).get(path)).text())?.[1]

describe('a configured page (R180 to R182, R200)', () => {
  it('shows on the public page at once, and its defaults come back when it goes', async () => {
    const db = await createTestDatabase()

    const { id, updated_at } = await admin(db).create(page)
    const created = await titleAt(db, '/prompts')
    await admin(db).update({ ...page, id, updated_at, meta_title: 'Un autre titre' })
    const updated = await titleAt(db, '/prompts')
    // As it was last, whoever changed it: so taking the removal back loses nothing.
    const gone = await admin(db).remove({ id })
    expect(gone).toEqual({ ...page, meta_title: 'Un autre titre' })
    const removed = await titleAt(db, '/prompts')

    expect([created, updated, removed]).toEqual([
      'Un titre à nous',
      'Un autre titre',
      pages['/prompts'].title,
    ])
  })

  it('each change is one row of the journal', async () => {
    const db = await createTestDatabase()

    const { id, updated_at } = await admin(db).create(page)
    await admin(db).update({ ...page, id, updated_at })
    await admin(db).remove({ id })

    expect(await readJournal(db)).toMatchObject(
      ['seo_page.create', 'seo_page.update', 'seo_page.delete'].map((action) => ({
        action,
        table_name: 'seo_pages_config',
        record_id: id,
        user_id: 'admin-1',
        new_values: { details: { page_route: '/prompts' } },
      })),
    )
  })

  it.each([
    ['ma-page/', '/ma-page'],
    [' /prompts?category=SEO ', '/prompts'],
    ['/prompts#haut', '/prompts'],
    ['/', '/'],
  ])('typed as «%s» is stored under %s', async (typed, stored) => {
    const db = await createTestDatabase()

    await admin(db).create({ ...page, page_route: typed })

    expect(await db.select({ route: seoPagesConfig.page_route }).from(seoPagesConfig)).toEqual([
      { route: stored },
    ])
  })

  it.each([
    ['no route', { page_route: ' ' }],
    ['a route with a space', { page_route: '/ma page' }],
    ['no title', { meta_title: '' }],
    ['a title of 61 characters', { meta_title: 'a'.repeat(61) }],
    ['a description of 161 characters', { meta_description: 'a'.repeat(161) }],
    ['an image that is no address', { og_image: 'image.png' }],
    ['an extra field', { updated_at: '2026-01-01T00:00:00.000Z' }],
  ])('is refused with %s', async (_fault, fault) => {
    const db = await createTestDatabase()

    await expect(admin(db).create({ ...page, ...fault })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await db.select().from(seoPagesConfig)).toEqual([])
  })

  it('half a surrogate pair does not bring the database down', async () => {
    const db = await createTestDatabase()

    await admin(db).create({ ...page, meta_title: 'Titre \uD83D' })

    expect((await admin(db).list()).configured).toMatchObject([{ meta_title: 'Titre \uFFFD' }])
  })
})

describe('two configurations', () => {
  it('of one route are refused, with the message beside the field', async () => {
    const db = await createTestDatabase()
    await admin(db).create(page)
    const other = await admin(db).create({ ...page, page_route: '/gpts' })

    const refusal = {
      code: 'CONFLICT',
      cause: {
        details: { fields: { page_route: ['Une configuration existe déjà pour cette route.'] } },
      },
    }
    await expect(admin(db).create(page)).rejects.toMatchObject(refusal)
    await expect(admin(db).update({ ...page, ...other })).rejects.toMatchObject(refusal)

    expect(await readJournal(db)).toHaveLength(2)
  })
})

describe('the page of an item', () => {
  it.each(['valide', 'brouillon'] as const)(
    'is given no configuration, of an item that is %s: the message says where its texts are',
    async (statut) => {
      const db = await createTestDatabase()
      await insertPrompt(db, { slug: 'fiche', statut })
      await insertGpt(db, { slug: 'dossier', statut })
      const stored = await admin(db).create(page)
      const message =
        'Les textes d’une fiche pour les moteurs se règlent sur sa page, onglet «\u00a0Référencement\u00a0».'

      for (const page_route of ['/prompt/fiche', '/gpt/dossier']) {
        const refusal = {
          code: 'BAD_REQUEST',
          message,
          cause: { details: { fields: { page_route: [message] } } },
        }
        await expect(admin(db).create({ ...page, page_route })).rejects.toMatchObject(refusal)
        await expect(admin(db).update({ ...page, ...stored, page_route })).rejects.toMatchObject(
          refusal,
        )
      }
      await admin(db).create({ ...page, page_route: '/prompt/dossier' })
    },
  )
})

describe('two administrators who edit one configuration', () => {
  it('never overwrite each other, even in one millisecond', async () => {
    const db = await createTestDatabase()
    const now = new Date()
    const { create, update } = asAdmin(db, undefined, { now }).admin.seoPages
    const read = await create(page)
    await update({ ...page, ...read, meta_title: 'Le premier' })

    const second = update({ ...page, ...read, meta_title: 'Le second' })

    await expect(second).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await admin(db).list()).configured).toMatchObject([{ meta_title: 'Le premier' }])
    expect(await readJournal(db)).toHaveLength(2)
  })

  it('of 20 edits of what each has read, exactly one is written', async () => {
    const db = await createTestDatabase()
    const read = await admin(db).create(page)

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) =>
        admin(db).update({ ...page, ...read, meta_title: `Titre ${place}` }),
      ),
    )

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readJournal(db)).toHaveLength(2)
  })

  it('and one who removes it: the edit is told that it is gone', async () => {
    const db = await createTestDatabase()
    const read = await admin(db).create(page)
    await admin(db).remove({ id: read.id })

    await expect(admin(db).update({ ...page, ...read })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(admin(db).remove({ id: read.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the list of configurations (R179)', () => {
  it('marks the routes that no page shows, those of items among them', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'public' })
    await insertGpt(db, { slug: 'dossier' })
    const routes = [
      '/',
      '/prompts',
      '/prompt/public',
      '/gpt/dossier',
      '/gpt/absent',
      '/categorie/marketing',
      '/categorie/absente',
      '/rien',
    ]
    await writeBatch(
      db,
      routes.map((page_route) => db.insert(seoPagesConfig).values({ ...page, page_route })),
    )

    const { configured } = await admin(db).list()

    expect(configured.map(({ page_route, etat }) => [page_route, etat])).toEqual([
      ['/', 'connue'],
      ['/categorie/absente', 'inconnue'],
      ['/categorie/marketing', 'connue'],
      ['/gpt/absent', 'inconnue'],
      ['/gpt/dossier', 'inconnue'],
      ['/prompt/public', 'inconnue'],
      ['/prompts', 'connue'],
      ['/rien', 'inconnue'],
    ])
  })

  it('tells the default of each page, and which are replaced', async () => {
    const db = await createTestDatabase()
    await admin(db).create(page)
    await asAdmin(db).admin.settings.save({ key: 'site_description', value: 'La nôtre.' })

    const { defaults } = await admin(db).list()

    expect(defaults.map(({ route }) => route)).toEqual(fixedPaths)
    expect(defaults.filter(({ configured }) => configured).map(({ route }) => route)).toEqual([
      '/prompts',
    ])
    expect(defaults.find(({ route }) => route === '/')?.meta_description).toBe('La nôtre.')
  })
})
