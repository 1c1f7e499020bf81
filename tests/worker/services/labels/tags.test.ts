import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { adminLogs, prompts as promptRows, revisions } from '#drizzle/schema/index.ts'
import { asAdmin, asVisitor, type TestUser } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { carryOutPlans } from '#worker/services/planning/carry-out.ts'

const tagsOf = async (db: Database, id: string) =>
  (await asAdmin(db).admin.prompts.get({ id })).item.tags

const namesOf = async (db: Database) =>
  (await asAdmin(db).admin.tags.list()).tags.map(({ nom, fiches }) => [nom, fiches])

type Admin = ReturnType<typeof asAdmin>['admin']

type Labels = { categories: string[]; tags: string[] }

const labelsOf = ({ categories, tags }: Labels): Labels => ({ categories, tags })

/** Who acts a minute before. */
const early = (db: Database, user?: TestUser) =>
  asAdmin(db, user, { now: new Date(Date.now() - 60_000) }).admin
const answer = async (db: Database, path: string) => {
  const response = await testSite(() => db).get(path)
  return [response.status, response.headers.get('location')]
}

describe('the tags of the catalogue', () => {
  it('are those of items of any status, with their spellings, the most used first', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { tags: ['SEO local', 'audit'] })
    await insertGpt(db, { tags: ['SEO local'] })
    await insertGpt(db, { tags: ['seo-local'], statut: 'brouillon' })

    const { tags } = await asAdmin(db).admin.tags.list()

    expect(tags).toMatchObject([
      { pli: 'seo-local', nom: 'SEO local', fiches: 3, publiques: 2 },
      { pli: 'audit', nom: 'audit', fiches: 1, publiques: 1 },
    ])
    expect(tags[0]?.orthographes).toEqual(['SEO local', 'seo-local'])
  })

  it('that differ by a plural or a dash are shown together until somebody keeps them apart', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { tags: ['cluster', 'e-commerce'] })
    await insertPrompt(db, { tags: ['cluster', 'clusters', 'ecommerce', 'mesure'] })
    const pairs = async () =>
      (await asAdmin(db).admin.tags.list()).proches.map(({ de, vers }) => [de.nom, vers.nom])
    expect(await pairs()).toEqual([
      ['clusters', 'cluster'],
      ['ecommerce', 'e-commerce'],
    ])

    await asAdmin(db).admin.tags.keepApart({ un: 'e-commerce', autre: 'ecommerce' })

    expect(await pairs()).toEqual([['clusters', 'cluster']])
  })
})

describe('a tag that is renamed', () => {
  it('changes in every item of both kinds, however it was spelled', async () => {
    const db = await createTestDatabase()
    const one = await insertPrompt(db, { tags: ['avant', 'SEO local', 'après'] })
    const other = await insertPrompt(db, { tags: ['seo-local'], statut: 'brouillon' })
    await insertGpt(db, { tags: ['SEO local'] })

    const { fiches } = await asAdmin(db).admin.tags.rename({
      pli: 'seo-local',
      nom: '#référencement local',
    })

    expect(fiches).toBe(3)
    expect(await tagsOf(db, one.id)).toEqual(['avant', 'référencement local', 'après'])
    expect(await tagsOf(db, other.id)).toEqual(['référencement local'])
    expect(await namesOf(db)).toContainEqual(['référencement local', 3])
  })

  it('keeps a revision of each, raises its version and is one row of the journal', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['vieux'] })
    await insertGpt(db, { tags: ['vieux'] })

    const { entree } = await asAdmin(db).admin.tags.rename({ pli: 'vieux', nom: 'neuf' })

    const kept = await db.select().from(revisions).where(eq(revisions.item_id, id))
    expect(kept).toHaveLength(1)
    expect(JSON.parse(kept[0]?.contenu ?? '')).toMatchObject({ tags: ['vieux'] })
    const [row] = await db.select().from(promptRows).where(eq(promptRows.id, id))
    expect(row?.version).toBe(2)
    const entries = await db.select().from(adminLogs)
    expect(entries.map(({ id: entry, action }) => [entry, action])).toEqual([
      [entree, 'tag.rename'],
    ])
  })

  it('is found by its new name alone, and its former page and lists lead there', async () => {
    const db = await createTestDatabase()
    const { slug } = await insertPrompt(db, { tags: ['herbier'] })
    await asAdmin(db).admin.tags.rename({ pli: 'herbier', nom: 'jardin' })
    await asAdmin(db).admin.tags.rename({ pli: 'jardin', nom: 'potager' })

    const found = await asVisitor(db).search.results({ q: 'potager', page: 1, exact: false })
    expect(JSON.stringify(found)).toContain(slug)
    expect(await answer(db, '/tag/herbier')).toEqual([301, `${siteOrigin}/tag/potager`])
    expect(await answer(db, '/tag/potager')).toEqual([200, null])
    expect(await answer(db, '/prompts?tag=herbier&tri=popular')).toEqual([
      301,
      `${siteOrigin}/prompts?tag=potager&tri=popular`,
    ])
  })

  it('is refused a name that another has, and its own', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { tags: ['un', 'deux'] })
    const { rename } = asAdmin(db).admin.tags

    await expect(rename({ pli: 'un', nom: 'Deux' })).rejects.toThrow('fusionnez')
    await expect(rename({ pli: 'un', nom: 'un' })).rejects.toThrow('déjà le nom')
    await expect(rename({ pli: 'trois', nom: 'quatre' })).rejects.toThrow('Plus aucune fiche')
  })

  it('is written otherwise alone without leading anywhere', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['Seo Local'] })

    await asAdmin(db).admin.tags.rename({ pli: 'seo-local', nom: 'SEO local' })

    expect(await tagsOf(db, id)).toEqual(['SEO local'])
    expect((await testSite(() => db).get('/tag/seo-local')).status).toBe(200)
  })
})

describe('the revision of an item with other labels', () => {
  it('says so, and does not repeat the note of the save before', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['vieux'] })
    const { admin } = asAdmin(db)
    const { prompts, tags } = admin
    await promptEditor(admin).publish(id, {}, 'Ma note')
    const { entree } = await tags.rename({ pli: 'vieux', nom: 'neuf' })
    await tags.undo({ entree })
    await tags.remove({ pli: 'vieux' })

    const kept = await prompts.revisions({ id })

    expect(kept.map(({ version, note }) => [version, note]).toReversed()).toEqual([
      [1, null],
      [2, 'Ma note'],
      [3, 'Tag renommé\u00a0: vieux en neuf'],
      [4, 'Annulation. Tag renommé\u00a0: vieux en neuf'],
    ])
  })
})

describe('tags that are merged or removed', () => {
  it('are one in every item, none twice', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['clusters', 'cluster', 'autre'] })
    await insertPrompt(db, { tags: ['cluster'] })

    await asAdmin(db).admin.tags.merge({ de: 'clusters', vers: 'cluster' })

    expect(await tagsOf(db, id)).toEqual(['cluster', 'autre'])
    const [tag] = (await asAdmin(db).admin.tags.list()).tags
    expect(tag).toMatchObject({ nom: 'cluster', fiches: 2, anciens: ['clusters'] })
  })

  it('leave their items', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['a', 'b'] })

    await asAdmin(db).admin.tags.remove({ pli: 'a' })

    expect(await tagsOf(db, id)).toEqual(['b'])
  })
})

describe('what is being written when labels are renamed', () => {
  const changes: [string, (admin: Admin) => Promise<() => Promise<unknown>>, Labels][] = [
    [
      'a tag',
      async ({ tags }) => {
        const { entree } = await tags.rename({ pli: 'vieux', nom: 'neuf' })
        return () => tags.undo({ entree })
      },
      { categories: ['Persona'], tags: ['neuf', 'Seo Local'] },
    ],
    [
      'the spelling of a tag',
      async ({ tags }) => {
        const { entree } = await tags.rename({ pli: 'seo-local', nom: 'SEO local' })
        return () => tags.undo({ entree })
      },
      { categories: ['Persona'], tags: ['vieux', 'SEO local'] },
    ],
    [
      'a category that is merged',
      async ({ categories }) => {
        const { entree } = await categories.merge({ de: 'Persona', vers: 'Marketing' })
        return () => categories.undo({ entree })
      },
      { categories: ['Marketing'], tags: ['vieux', 'Seo Local'] },
    ],
  ]

  it.each(changes)(
    'has %s under its name of now, and of then once that is undone',
    async (...row) => {
      const [, change, now] = row
      const db = await createTestDatabase()
      const { id } = await insertPrompt(db, {
        tags: ['vieux', 'Seo Local'],
        categories: ['Persona'],
      })
      await promptEditor(early(db)).edit(id, {
        categories: ['Persona', 'SEO'],
        tags: ['vieux', 'Seo Local', 'ajouté'],
      })
      const { admin } = asAdmin(db)
      const written = async () => {
        const { item, draft, conflicts } = await admin.prompts.get({ id })
        return { item: labelsOf(item), draft: labelsOf(draft), conflicts }
      }
      const former = await written()

      const undo = await change(admin)

      expect(await written()).toEqual({
        item: now,
        draft: { categories: [...now.categories, 'SEO'], tags: [...now.tags, 'ajouté'] },
        conflicts: {},
      })
      await undo()
      expect(await written()).toEqual(former)
    },
  )

  it('is published under the new name, planned too, and none is lost by a revision', async () => {
    const db = await createTestDatabase()
    const planner = await insertUser(db, { role: 'admin' })
    const { id } = await insertPrompt(db, { tags: ['vieux'] })
    const before = early(db, planner)
    const { version, copie } = await promptEditor(before).edit(id, { tags: ['vieux', 'ajouté'] })
    const prevu_le = new Date(Date.now() + 3_600_000).toISOString()
    await before.prompts.plan({ id, version, copie, action: 'publier', prevu_le })

    await asAdmin(db).admin.tags.rename({ pli: 'vieux', nom: 'neuf' })
    await carryOutPlans(db, new Date(Date.now() + 7_200_000), undefined)

    expect(await tagsOf(db, id)).toEqual(['neuf', 'ajouté'])
  })
})

describe('a change of a tag that is undone', () => {
  it('gives every item back what it had, and the page its address', async () => {
    const db = await createTestDatabase()
    const one = await insertPrompt(db, { tags: ['clusters', 'cluster'] })
    const other = await insertGpt(db, { tags: ['clusters'] })
    const { tags } = asAdmin(db).admin
    const { entree } = await tags.merge({ de: 'clusters', vers: 'cluster' })

    expect(await tags.undo({ entree })).toMatchObject({ fiches: 2 })

    expect(await tagsOf(db, one.id)).toEqual(['clusters', 'cluster'])
    const gpt = await asAdmin(db).admin.gpts.get({ id: other.id })
    expect(gpt.item.tags).toEqual(['clusters'])
    expect((await testSite(() => db).get('/tag/clusters')).status).toBe(200)
    await expect(tags.undo({ entree })).rejects.toThrow('déjà été annulé')
  })

  it('goes back change by change: one that came after and was undone is no edit', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['un', 'deux', 'trois'] })
    const { prompts, tags, journal } = asAdmin(db).admin
    const first = await tags.merge({ de: 'un', vers: 'deux' })
    const second = await tags.merge({ de: 'deux', vers: 'trois' })
    const entree = crypto.randomUUID()
    const changement = { champ: 'tags', geste: 'ajouter', valeur: 'quatre' } as const
    await prompts.change({ entree, items: [{ id, version: 3 }], changement })
    expect(await tagsOf(db, id)).toEqual(['trois', 'quatre'])
    await expect(tags.undo({ entree: second.entree })).rejects.toThrow('a été modifiée depuis')
    await prompts.undo({ entree, annulation: crypto.randomUUID() })

    const canBeUndone = async () =>
      (await journal.list({ page: 1 })).items.find((entry) => entry.id === first.entree)
    expect(await canBeUndone()).toMatchObject({ annulables: 0 })
    expect(await tags.undo({ entree: second.entree })).toMatchObject({ fiches: 1 })
    expect(await canBeUndone()).toMatchObject({ annulables: 1 })
    expect(await tags.undo({ entree: first.entree })).toMatchObject({ fiches: 1 })

    expect(await tagsOf(db, id)).toEqual(['un', 'deux', 'trois'])
  })

  it('is refused by name once somebody edited one of its items', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { titre: 'Le mien', tags: ['vieux'] })
    const { entree } = await asAdmin(db).admin.tags.rename({ pli: 'vieux', nom: 'neuf' })
    const other = asAdmin(db, { id: 'admin-2', email: 'autre@example.org' })
    await promptEditor(other.admin).publish(id, { description: 'Autre.' })

    await expect(asAdmin(db).admin.tags.undo({ entree })).rejects.toThrow(
      'Rien n’a été annulé\u00a0: «\u00a0Le mien\u00a0» a été modifiée depuis.',
    )

    expect(await tagsOf(db, id)).toEqual(['neuf'])
  })
})

describe('a tag that was deleted', () => {
  it('has a page that is gone, and lists that lead to what their other filters leave', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { tags: ['herbier'] })
    const { tags } = asAdmin(db).admin
    await tags.rename({ pli: 'herbier', nom: 'jardin secret' })
    const { entree } = await tags.remove({ pli: 'jardin-secret' })

    const page = await testSite(() => db).get('/tag/jardin-secret')
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('Aucune fiche publiée ne porte ce tag.')
    expect(await answer(db, '/tag/herbier')).toEqual([301, `${siteOrigin}/tag/jardin-secret`])
    expect(await answer(db, '/tag/inconnu')).toEqual([404, null])
    expect(await answer(db, '/prompts?tag=jardin-secret&tri=popular')).toEqual([
      301,
      `${siteOrigin}/prompts?tri=popular`,
    ])
    expect(await answer(db, '/gpts?tag=herbier')).toEqual([301, `${siteOrigin}/gpts`])

    await tags.undo({ entree })
    expect(await answer(db, '/tag/jardin-secret')).toEqual([200, null])
    expect(await answer(db, '/prompts?tag=jardin-secret')).toEqual([200, null])
  })

  it('is a tag again for whoever types it later', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['a', 'b'] })
    await early(db).tags.remove({ pli: 'a' })
    const { admin } = asAdmin(db)

    await promptEditor(admin).edit(id, { tags: ['b', 'a'] })
    expect((await admin.prompts.get({ id })).draft.tags).toEqual(['b', 'a'])
    await promptEditor(admin).publish(id)

    expect(await tagsOf(db, id)).toEqual(['b', 'a'])
    expect(await answer(db, '/tag/a')).toEqual([200, null])
    expect(await answer(db, '/prompts?tag=a')).toEqual([200, null])
  })

  it('does not come back from a draft, a revision, the bin or a plan of before', async () => {
    const db = await createTestDatabase()
    const planner = await insertUser(db, { role: 'admin' })
    const before = early(db, planner)
    const [written, deleted, planned] = [
      await insertPrompt(db, { tags: ['b'] }),
      await insertPrompt(db, { tags: ['a', 'b'] }),
      await insertPrompt(db, { tags: ['b'] }),
    ]
    await insertPrompt(db, { tags: ['a'] })
    const { edit } = promptEditor(before)
    await edit(written.id, { tags: ['b', 'a', 'neuf'] })
    await before.prompts.remove({ ids: [deleted.id] })
    const { version, copie } = await edit(planned.id, { tags: ['b', 'a', 'plan'] })
    const prevu_le = new Date(Date.now() + 3_600_000).toISOString()
    await before.prompts.plan({ id: planned.id, version, copie, action: 'publier', prevu_le })

    const { prompts, tags } = asAdmin(db, planner).admin
    await tags.remove({ pli: 'a' })

    const opened = await prompts.get({ id: written.id })
    expect(opened.draft.tags).toEqual(['b', 'neuf'])
    const { revision } = await prompts.discardEdits({
      id: written.id,
      version: opened.version,
      copie: opened.copie,
    })
    await prompts.restoreRevision({ id: written.id, revision })
    expect((await prompts.get({ id: written.id })).draft.tags).toEqual(['b', 'neuf'])

    const [bin] = await prompts.deleted()
    await prompts.restore({ id: bin?.id ?? '' })
    expect(await tagsOf(db, deleted.id)).toEqual(['b'])

    await carryOutPlans(db, new Date(Date.now() + 7_200_000), undefined)
    expect(await tagsOf(db, planned.id)).toEqual(['b', 'plan'])
    expect(await namesOf(db)).not.toContainEqual(['a', expect.anything()])
  })

  it('is not published from a draft that was opened before, and left out of later edits', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { tags: ['a'] })
    const { id } = await insertPrompt(db, { tags: ['b'] })
    const { version, copie } = await promptEditor(early(db)).edit(id, { tags: ['b', 'a'] })
    const { prompts, tags } = asAdmin(db).admin
    await tags.remove({ pli: 'a' })

    await expect(prompts.publish({ id, version, copie })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await tagsOf(db, id)).toEqual(['b'])
    const edits = { tags: { from: ['b', 'a'], to: ['b', 'a', 'c'] } }
    const saved = await prompts.saveEdits({ id, seen: { version, copie }, edits })
    expect(saved.draft?.tags).toEqual(['b', 'c'])
  })

  it('is back everywhere once that is undone, in drafts too', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['a', 'b'] })
    await promptEditor(early(db)).edit(id, { titre: 'Brouillon', tags: ['a', 'b', 'c'] })
    const { prompts, tags } = asAdmin(db).admin
    const { entree } = await tags.remove({ pli: 'a' })

    await tags.undo({ entree })

    expect(await prompts.get({ id })).toMatchObject({
      version: 3,
      item: { tags: ['a', 'b'] },
      draft: { titre: 'Brouillon', tags: ['a', 'b', 'c'] },
      conflicts: {},
    })
  })

  it('comes back into a draft that was written while it was gone', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['a', 'b'] })
    const { entree } = await early(db).tags.remove({ pli: 'a' })
    const { admin } = asAdmin(db)
    await promptEditor(admin).edit(id, { titre: 'Brouillon', tags: ['b', 'c'] })

    await admin.tags.undo({ entree })

    expect(await admin.prompts.get({ id })).toMatchObject({
      version: 3,
      item: { tags: ['a', 'b'] },
      draft: { titre: 'Brouillon', tags: ['a', 'b', 'c'] },
      conflicts: {},
    })
  })
})

describe('an item that comes back from the bin', () => {
  it('has its labels under their names of now', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { tags: ['vieux'], categories: ['Persona'] })
    await insertPrompt(db, { tags: ['vieux'], categories: ['Persona'] })
    const { prompts, tags, categories } = asAdmin(db).admin
    await prompts.remove({ ids: [id] })
    await tags.rename({ pli: 'vieux', nom: 'neuf' })
    await categories.merge({ de: 'Persona', vers: 'Marketing' })

    const [bin] = await prompts.deleted()
    await prompts.restore({ id: bin?.id ?? '', tel_quel: true })

    const { item } = await prompts.get({ id })
    expect(item).toMatchObject({ tags: ['neuf'], categories: ['Marketing'], statut: 'valide' })
  })
})
