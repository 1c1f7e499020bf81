import { describe, expect, it } from 'vitest'

import { formerSlugs, missingPages, redirects } from '#drizzle/schema/index.ts'
import { fixedPaths } from '#shared/pages/pages.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { readJournal } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'
import { countPassage, noteMissingPage } from '#worker/services/site/redirects.ts'

const admin = (db: Database) => asAdmin(db).admin.redirects
const noon = new Date('2026-03-04T12:00:00.000Z')

const sourcesOf = async (db: Database) => (await admin(db).list()).map(({ source }) => source)

describe('a redirect', () => {
  it('is kept, changed and removed, each with its row of the journal', async () => {
    const db = await createTestDatabase()
    const { id } = await admin(db).create({ source: '/ancienne', destination: '/prompts' })
    await admin(db).update({
      id,
      lu: { source: '/ancienne', destination: '/prompts' },
      redirect: { source: '/ancienne', destination: 'https://exemple.org/page' },
    })
    const [kept] = await admin(db).list()
    const removed = await admin(db).remove({ id })

    expect(kept).toMatchObject({ source: '/ancienne', destination: 'https://exemple.org/page' })
    expect(removed).toEqual({
      source: '/ancienne',
      destination: 'https://exemple.org/page',
      passages: 0,
      dernier_passage: null,
    })
    expect(await admin(db).list()).toEqual([])
    expect((await readJournal(db)).map(({ action, record_id }) => [action, record_id])).toEqual([
      ['redirect.create', id],
      ['redirect.update', id],
      ['redirect.delete', id],
    ])
  })

  it('comes back after its removal with what it counted', async () => {
    const db = await createTestDatabase()
    const { id } = await admin(db).create({ source: '/ancienne', destination: '/prompts?page=2' })
    await countPassage(db, id, noon)
    await countPassage(db, id, noon)
    await admin(db).restore(await admin(db).remove({ id }))

    expect(await admin(db).list()).toMatchObject([
      {
        source: '/ancienne',
        destination: '/prompts?page=2',
        passages: 2,
        dernier_passage: noon.toISOString(),
      },
    ])
  })

  it('is taken as somebody types it: without the slash at its end, or what follows the path', async () => {
    const db = await createTestDatabase()
    await admin(db).create({ source: 'ancienne/?utm=x', destination: 'prompts/' })

    expect(await admin(db).list()).toMatchObject([{ source: '/ancienne', destination: '/prompts' }])
  })

  it('is taken as it is pasted from the address bar: a full address of the site is a path of it', async () => {
    const db = await createTestDatabase()
    await admin(db).create({
      source: 'https://www.example.org/caf%C3%A9?utm=x',
      destination: 'https://example.org/prompts?category=SEO',
    })

    expect(await admin(db).list()).toMatchObject([
      { source: '/café', destination: '/prompts?category=SEO' },
    ])
  })

  it('takes its address off the list of those asked for in vain, a changed one too', async () => {
    const db = await createTestDatabase()
    await noteMissingPage(db, '/ancienne', noon)
    await noteMissingPage(db, '/plus-ancienne', noon)
    await noteMissingPage(db, '/autre', noon)
    const lu = { source: '/ancienne', destination: '/prompts' }
    const { id } = await admin(db).create(lu)
    const redirect = { ...lu, source: '/plus-ancienne' }
    await admin(db).update({ id, lu, redirect })

    expect(await admin(db).missing()).toMatchObject([{ chemin: '/autre' }])
  })

  it.each([
    ['to itself', { source: '/a', destination: '/a' }],
    ['to itself by its full address', { source: '/a', destination: 'https://example.org/a?x=1' }],
    ['to another host as if it were a path', { source: '/a', destination: '/\\exemple.org' }],
    ['to a script', { source: '/a', destination: 'javascript:alert(1)' }],
    ['to a mailbox', { source: '/a', destination: 'mailto:a@exemple.org' }],
    ['from nowhere', { source: '', destination: '/prompts' }],
    ['from another site', { source: 'https://exemple.org/a', destination: '/prompts' }],
  ])('%s is refused as a wrong input', async (_what, input) => {
    const db = await createTestDatabase()

    await expect(admin(db).create(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await sourcesOf(db)).toEqual([])
  })

  it.each([
    ['from an address that is redirected', { source: '/a', destination: '/gpts' }, 'source'],
    ['to an address that is redirected', { source: '/b', destination: '/a' }, 'destination'],
    [
      'to such an address in full',
      { source: '/b', destination: 'https://www.example.org/a?x=1#y' },
      'destination',
    ],
    ['from where another one leads', { source: '/cible', destination: '/gpts' }, 'source'],
    ['from where one leads with a query', { source: '/liste', destination: '/gpts' }, 'source'],
    ['from where one leads with a fragment', { source: '/texte', destination: '/gpts' }, 'source'],
    [
      'from the page to whose markdown version one leads',
      { source: '/prompt/x', destination: '/gpts' },
      'source',
    ],
    ['from a page of the site', { source: '/prompts', destination: '/gpts' }, 'source'],
    ['from the page of an item', { source: '/prompt/fiche', destination: '/gpts' }, 'source'],
    [
      'from the markdown version of an item',
      { source: '/prompt/fiche.md', destination: '/' },
      'source',
    ],
    ['from what launches a GPT', { source: '/gpt/outil/ouvrir', destination: '/gpts' }, 'source'],
    ['from the page of a category', { source: '/categorie/seo', destination: '/gpts' }, 'source'],
    ['to a former address', { source: '/b', destination: '/gpt/avant' }, 'destination'],
    ['from a former address', { source: '/gpt/avant', destination: '/gpts' }, 'source'],
  ])('%s is refused, and says which field is wrong', async (_what, input, field) => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'fiche', categories: ['SEO'] })
    await insertGpt(db, { slug: 'outil' })
    await writeBatch(db, [
      db.insert(formerSlugs).values({ kind: 'gpt', slug: 'avant', nouveau_slug: 'apres' }),
    ])
    await admin(db).create({ source: '/a', destination: '/cible' })
    await admin(db).create({ source: '/c', destination: '/liste?page=2' })
    await admin(db).create({ source: '/d', destination: '/texte#fin?' })
    await admin(db).create({ source: '/e', destination: '/prompt/x.md' })
    const before = await db.select().from(redirects)

    await expect(admin(db).create(input)).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { fields: { [field]: [expect.any(String)] } } },
    })
    expect(await db.select().from(redirects)).toEqual(before)
  })

  it.each([
    ...fixedPaths,
    '/selection',
    '/selection/document',
    '/profils',
    '/hors-ligne',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-prompts-1.xml',
    '/nouveautes.xml',
    '/llms.txt',
    '/opensearch.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/social/accueil.png',
    '/export/prompts.json',
    '/api/trpc/catalogue.site',
    '/assets/une-image.png',
    '/secure-admin-panel',
    '/secure-admin-panel/prompts',
    '/Prompts',
  ])('from %s is refused: the site answers there itself', async (source) => {
    const db = await createTestDatabase()

    await expect(admin(db).create({ source, destination: '/ailleurs' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Le site répond lui-même à cette adresse\u00a0: elle ne peut pas être redirigée.',
    })
    expect(await sourcesOf(db)).toEqual([])
  })

  it.each([
    ['that is absent', '/prompt/absente'],
    ['of a deleted item', '/gpt/supprime'],
    ['of a category without items', '/categorie/absente'],
    ['that begins like one of the application', '/apidae'],
  ])('may lead away from a page %s', async (_what, source) => {
    const db = await createTestDatabase()
    await writeBatch(db, [
      db.insert(formerSlugs).values({ kind: 'gpt', slug: 'supprime', nouveau_slug: null }),
    ])
    await admin(db).create({ source, destination: '/gpts' })

    expect(await sourcesOf(db)).toEqual([source])
  })

  it('may be saved again as it is, though it is in its own way', async () => {
    const db = await createTestDatabase()
    const redirect = { source: '/a', destination: '/b' }
    const { id } = await admin(db).create(redirect)

    await expect(admin(db).update({ id, lu: redirect, redirect })).resolves.toEqual({})
  })

  it('that somebody else changed since it was read is not written over', async () => {
    const db = await createTestDatabase()
    const lu = { source: '/a', destination: '/b' }
    const { id } = await admin(db).create(lu)
    await admin(db).update({ id, lu, redirect: { ...lu, destination: '/leur' } })

    await expect(
      admin(db).update({ id, lu, redirect: { ...lu, destination: '/mienne' } }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await admin(db).list()).toMatchObject([{ destination: '/leur' }])
  })

  it.each(['update', 'remove'] as const)('that is gone cannot be changed: %s', async (change) => {
    const db = await createTestDatabase()
    const redirect = { source: '/a', destination: '/b' }
    const id = 'absente'
    const call =
      change === 'update'
        ? admin(db).update({ id, lu: redirect, redirect })
        : admin(db).remove({ id })

    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an address asked for in vain', () => {
  it('is noted once, with how often and when', async () => {
    const db = await createTestDatabase()
    const later = new Date(noon.getTime() + 1000)
    await noteMissingPage(db, '/ancienne', noon)
    await noteMissingPage(db, '/ancienne', later)

    expect(await admin(db).missing()).toEqual([
      {
        chemin: '/ancienne',
        visites: 2,
        premiere_visite: noon.toISOString(),
        derniere_visite: later.toISOString(),
      },
    ])
  })

  it('loses what looks like somebody, and is not noted where no path is left', async () => {
    const db = await createTestDatabase()
    await noteMissingPage(db, '/compte/camille@exemple.org', noon)
    await noteMissingPage(db, `/${'x'.repeat(300)}`, noon)
    const noted = JSON.stringify(await admin(db).missing())

    expect(noted).not.toContain('camille@exemple.org')
    expect(noted).not.toContain('xxx')
  })

  it('makes room for newer ones when there are as many as are kept', async () => {
    const db = await createTestDatabase()
    const { rows: length } = storageBounds.missingPages
    const rows = Array.from({ length }, (_, index) => ({
      chemin: `/page-${index}`,
      visites: 1,
      premiere_visite: noon.toISOString(),
      derniere_visite: new Date(noon.getTime() + index).toISOString(),
    }))
    await writeBatch(db, [db.insert(missingPages).values(rows)])
    await noteMissingPage(db, '/nouvelle', new Date(noon.getTime() + 5000))
    const paths = (await admin(db).missing()).map(({ chemin }) => chemin)

    expect(paths).toHaveLength(length)
    expect(paths).toContain('/nouvelle')
    expect(paths).not.toContain('/page-0')
  })

  it('is ignored on request, until somebody asks again', async () => {
    const db = await createTestDatabase()
    await noteMissingPage(db, '/ancienne', noon)
    await admin(db).forget({ chemin: '/ancienne' })
    expect(await admin(db).missing()).toEqual([])

    await noteMissingPage(db, '/ancienne', noon)
    expect(await admin(db).missing()).toMatchObject([{ chemin: '/ancienne', visites: 1 }])
  })
})
