import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { contentVersion, dailyPicks, prompts, siteSettings } from '#drizzle/schema/index.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { readContentVersion } from '#worker/database/content-version.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

type Effect = 'nothing' | 'raised' | 'withdrawn'

/** What an act did to the version that the copies of public pages are kept by. */
async function effectOf(db: Database, act: () => Promise<unknown>): Promise<Effect> {
  const before = await readContentVersion(db)
  await act()
  const after = await readContentVersion(db)
  expect(after.version).toBeGreaterThanOrEqual(before.version)
  expect(after.withdrawn).toBeLessThanOrEqual(after.version)
  // A copy of the former version is older than what was taken away.
  if (after.withdrawn > before.version) return 'withdrawn'
  return after.version > before.version ? 'raised' : 'nothing'
}

async function signedInEditor() {
  const db = await createTestDatabase()
  const { admin } = asAdmin(db, await insertUser(db))
  return { db, admin }
}

describe('the version', () => {
  it('is the time of a change, so that a restored database never counts the same twice', async () => {
    const db = await createTestDatabase()
    const before = Date.now()
    const { id } = await insertPrompt(db)
    const { version } = await readContentVersion(db)
    await writeBatch(db, [db.update(prompts).set({ statut: 'refuse' }).where(eq(prompts.id, id))])
    const later = await readContentVersion(db)

    expect(version).toBeGreaterThanOrEqual(before)
    expect(version).toBeLessThanOrEqual(Date.now())
    expect(later.version).toBeGreaterThan(version)
    expect(later.withdrawn).toBe(later.version)
  })

  it('rises with each of many changes in one moment', async () => {
    const db = await createTestDatabase()
    const rows = Array.from({ length: 50 }, (_, index) => promptValues({ slug: `fiche-${index}` }))
    await writeBatch(
      db,
      rows.map((row) => db.insert(prompts).values(row)),
    )
    const first = await readContentVersion(db)
    await writeBatch(
      db,
      rows.map(({ id }) => db.delete(prompts).where(eq(prompts.id, id))),
    )
    const second = await readContentVersion(db)

    expect(second.version - first.version).toBeGreaterThanOrEqual(50)
    expect(second.withdrawn).toBe(second.version)
  })
})

describe('what an administrator does to a prompt', () => {
  it('raises the version when visitors can see it, and only then', async () => {
    const { db, admin } = await signedInEditor()
    const editor = promptEditor(admin)
    let id = ''

    const create = await effectOf(db, async () => {
      ;({ id } = await editor.create(promptInput()))
    })
    const edit = await effectOf(db, () => editor.edit(id, { titre: 'Autre titre' }))
    const copy = await effectOf(db, () => admin.prompts.duplicate({ id }))
    const publish = await effectOf(db, () => editor.publish(id))
    const editPublic = await effectOf(db, () => editor.edit(id, { titre: 'Encore' }))
    const publishEdits = await effectOf(db, () => editor.publish(id))
    const { version } = await admin.prompts.get({ id })
    const queries = await effectOf(db, () =>
      admin.prompts.setRequetesSeo({ id, version, requetes_seo: null }),
    )
    const unpublish = await effectOf(db, () =>
      admin.prompts.setStatut({ ids: [id], statut: 'brouillon' }),
    )
    const remove = await effectOf(db, () => admin.prompts.remove({ ids: [id] }))

    expect({ create, edit, copy, editPublic, remove }).toEqual({
      create: 'nothing',
      edit: 'nothing',
      copy: 'nothing',
      editPublic: 'nothing',
      remove: 'nothing',
    })
    expect({ publish, publishEdits, queries }).toEqual({
      publish: 'raised',
      publishEdits: 'raised',
      queries: 'raised',
    })
    expect(unpublish).toBe('withdrawn')
  })

  it('withdraws it when a public one is deleted, and raises the version when it comes back', async () => {
    const { db, admin } = await signedInEditor()
    const { id } = await insertPrompt(db)

    const remove = await effectOf(db, () => admin.prompts.remove({ ids: [id] }))
    const [deleted] = await admin.prompts.deleted()
    const restore = await effectOf(db, async () => {
      const restored = await admin.prompts.restore({ id: deleted?.id ?? '' })
      await admin.prompts.setStatut({ ids: [restored.id], statut: 'valide' })
    })

    expect([remove, restore]).toEqual(['withdrawn', 'raised'])
  })
})

describe('what an administrator does to a GPT', () => {
  it('raises the version when visitors can see it, and only then', async () => {
    const { db, admin } = await signedInEditor()
    const editor = gptEditor(admin)
    let id = ''

    const create = await effectOf(db, async () => {
      ;({ id } = await editor.create(gptInput()))
    })
    const publish = await effectOf(db, () => admin.gpts.setStatut({ ids: [id], statut: 'valide' }))
    const edit = await effectOf(db, () => editor.edit(id, { nom: 'Autre nom' }))
    const publishEdits = await effectOf(db, () => editor.publish(id))
    const refuse = await effectOf(db, () =>
      admin.gpts.setStatut({ ids: [id], statut: 'refuse', raison: 'Doublon' }),
    )
    const editRefused = await effectOf(db, () =>
      admin.gpts.setStatut({ ids: [id], statut: 'brouillon' }),
    )

    expect({ create, publish, edit, publishEdits, refuse, editRefused }).toEqual({
      create: 'nothing',
      publish: 'raised',
      edit: 'nothing',
      publishEdits: 'raised',
      refuse: 'withdrawn',
      editRefused: 'nothing',
    })
  })

  it('withdraws it when a public one is deleted', async () => {
    const { db, admin } = await signedInEditor()
    const { id } = await insertGpt(db)

    expect(await effectOf(db, () => admin.gpts.remove({ ids: [id] }))).toBe('withdrawn')
  })

  it('withdraws all when one of several leaves', async () => {
    const { db, admin } = await signedInEditor()
    const shown = await insertGpt(db)
    const draft = await insertGpt(db, { statut: 'brouillon' })

    expect(await effectOf(db, () => admin.gpts.remove({ ids: [draft.id, shown.id] }))).toBe(
      'withdrawn',
    )
  })
})

describe('what every page shows', () => {
  it('raises the version when a setting is saved, first and again', async () => {
    const { db, admin } = await signedInEditor()
    const save = (value: string) =>
      effectOf(db, () => admin.settings.save({ key: 'site_name', value }))

    expect([await save('Premier nom'), await save('Second nom')]).toEqual(['raised', 'raised'])
    expect(await effectOf(db, () => writeBatch(db, [db.delete(siteSettings)]))).toBe('raised')
  })

  it('is withdrawn by maintenance', async () => {
    const { db, admin } = await signedInEditor()
    const save = (value: boolean) =>
      effectOf(db, () => admin.settings.save({ key: 'maintenance_mode', value }))

    expect([await save(true), await save(false), await save(true)]).toEqual([
      'withdrawn',
      'withdrawn',
      'withdrawn',
    ])
  })

  it('raises the version when the title of a page is set, changed or left to its default', async () => {
    const { db, admin } = await signedInEditor()
    const page = {
      page_route: '/prompts',
      meta_title: 'Titre',
      meta_description: 'Description',
      meta_keywords: null,
      og_image: null,
    }

    const create = await effectOf(db, () => admin.seoPages.create(page))
    const [stored] = (await admin.seoPages.list()).configured
    const { id = '', updated_at = '' } = stored ?? {}
    const update = await effectOf(db, () =>
      admin.seoPages.update({ ...page, id, updated_at, meta_title: 'Autre' }),
    )
    const remove = await effectOf(db, () => admin.seoPages.remove({ id }))

    expect({ create, update, remove }).toEqual({
      create: 'raised',
      update: 'raised',
      remove: 'raised',
    })
  })

  it('raises the version when a pick of the day is imposed, changed or lifted', async () => {
    const db = await createTestDatabase()
    const pick = { jour: '2026-03-04', kind: 'gpt', slug: 'un', impose: true } as const
    const write = (statement: Parameters<typeof writeBatch>[1][number]) =>
      effectOf(db, () => writeBatch(db, [statement]))

    expect(await write(db.insert(dailyPicks).values(pick))).toBe('raised')
    expect(await write(db.update(dailyPicks).set({ slug: 'deux' }))).toBe('raised')
    expect(await write(db.update(dailyPicks).set({ impose: false }))).toBe('raised')
    expect(await write(db.update(dailyPicks).set({ impose: true }))).toBe('raised')
    expect(await write(db.delete(dailyPicks))).toBe('raised')
  })
})

describe('what changes no page', () => {
  it('leaves the version: the picks of the first visit of a day', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db)
    await insertGpt(db)
    const deferred: Promise<unknown>[] = []
    const { catalogue } = asVisitor(db, { deferred })

    const effect = await effectOf(db, async () => {
      await catalogue.dailyPicks()
      await Promise.all(deferred)
    })

    expect(effect).toBe('nothing')
    expect(await db.select().from(dailyPicks)).toHaveLength(2)
  })

  it('leaves the version: accounts and their roles', async () => {
    const { db, admin } = await signedInEditor()

    const effect = await effectOf(db, () =>
      admin.users.invite({ email: 'nouvelle@example.org', role: 'moderator' }),
    )

    expect(effect).toBe('nothing')
  })
})

describe('a write and the version that tells of it', () => {
  it('fail together', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const failing = { toSQL: () => ({ sql: 'INSERT INTO prompts (id) VALUES (1)', params: [] }) }

    const effect = await effectOf(db, async () => {
      const unpublish = db.update(prompts).set({ statut: 'brouillon' }).where(eq(prompts.id, id))
      await expect(writeBatch(db, [unpublish, failing])).rejects.toThrow('NOT NULL')
    })

    expect(effect).toBe('nothing')
    expect(await db.select({ statut: prompts.statut }).from(prompts)).toEqual([
      { statut: 'valide' },
    ])
  })

  it('stand in one row from the first migration on', async () => {
    const db = await createTestDatabase()

    // Migrations raise it where they write what pages show.
    expect(await db.select().from(contentVersion)).toEqual([
      { id: 1, version: expect.any(Number), withdrawn: 0 },
    ])
  })
})
