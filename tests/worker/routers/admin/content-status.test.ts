import { describe, expect, it } from 'vitest'

import { adminLogs, formerSlugs, itemChanges, users } from '#drizzle/schema/index.ts'
import type { Statut } from '#shared/items/statut.ts'
import { asAdmin, asVisitor, testAdmin, testViewer } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { getPreviewGpt } from '#worker/services/items/gpts.ts'
import { getPreviewPrompt } from '#worker/services/items/prompts.ts'

const now = new Date('2026-03-04T10:00:00Z')
const admin = (db: Database, at = now) => asAdmin(db, testAdmin, { now: at }).admin

type Fields = { slug: string; titre: string; statut: Statut }

/** What is the same for both kinds of item. */
const kinds = [
  {
    kind: 'prompt',
    insert: (db: Database, { titre, ...row }: Fields) =>
      insertPrompt(db, { ...row, titre, ia: 'Claude' }),
    calls: (db: Database, at?: Date) => admin(db, at).prompts,
    preview: getPreviewPrompt,
    page: (db: Database, slug: string) => asVisitor(db).catalogue.prompt({ slug }),
    list: async (db: Database) =>
      (await asVisitor(db).catalogue.prompts({ page: 1, sort: 'recent' })).items,
  },
  {
    kind: 'gpt',
    insert: (db: Database, { titre, ...row }: Fields) =>
      insertGpt(db, { ...row, nom: titre, ia: 'Claude', epingle: true }),
    calls: (db: Database, at?: Date) => admin(db, at).gpts,
    preview: getPreviewGpt,
    page: (db: Database, slug: string) => asVisitor(db).catalogue.gpt({ slug }),
    list: async (db: Database) => (await asVisitor(db).catalogue.gpts({ page: 1 })).items,
  },
] as const

/** Everywhere a visitor could meet the one item of a catalogue. */
async function seen(db: Database, { page, list }: (typeof kinds)[number], slug: string) {
  const { search, catalogue } = asVisitor(db)
  const site = await catalogue.site()
  const map = await catalogue.sitePlan({ page: 1 })
  return {
    page: await page(db, slug).then(
      () => true,
      () => false,
    ),
    list: (await list(db)).length,
    search: (await search.results({ q: 'netlinking', page: 1, exact: false })).total,
    suggestions: (await search.suggestions({ q: 'netlin' })).items.length,
    counts: site.promptCount + site.gptCount,
    categories: (await catalogue.categories()).length,
    map: map.prompts.length + map.gpts.length,
  }
}

const everywhere = {
  page: true,
  list: 1,
  search: 1,
  suggestions: 1,
  counts: 1,
  categories: 1,
  map: 1,
}
const nowhere = {
  page: false,
  list: 0,
  search: 0,
  suggestions: 0,
  counts: 0,
  categories: 0,
  map: 0,
}

describe.each(kinds)('the status of a $kind', (content) => {
  const fields = { slug: 'netlinking', titre: 'Netlinking local', statut: 'brouillon' } as const

  it('decides whether visitors meet it anywhere (R6, R170)', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    const { setStatut } = content.calls(db)

    expect(await seen(db, content, fields.slug)).toEqual(nowhere)
    expect(await setStatut({ ids: [id], statut: 'valide' })).toMatchObject({ changed: 1 })
    expect(await seen(db, content, fields.slug)).toEqual(everywhere)
    await setStatut({ ids: [id], statut: 'refuse', raison: 'Hors sujet' })
    expect(await seen(db, content, fields.slug)).toEqual(nowhere)
  })

  it('changes for many at once, with a row of the journal that knows each and no other (R232)', async () => {
    const db = await createTestDatabase()
    const ids: string[] = []
    for (let index = 0; index < 120; index += 1) {
      const statut = index % 3 === 0 ? 'valide' : 'brouillon'
      ids.push((await content.insert(db, { slug: `un-${index}`, titre: 'Un', statut })).id)
    }

    const asked = [...ids, ids[1] ?? '', 'inconnu']
    const { changed, entree } = await content.calls(db).setStatut({ ids: asked, statut: 'valide' })

    expect(changed).toBe(80)
    const logs = await db.select().from(adminLogs)
    const drafts = ids.filter((_id, index) => index % 3 !== 0)
    const changes = await db.select().from(itemChanges)
    expect(changes.map(({ item_id }) => item_id).toSorted()).toEqual(drafts.toSorted())
    expect(new Set(changes.map((change) => change.entree))).toEqual(new Set([entree]))
    expect(logs).toHaveLength(1)
    expect(logs[0]).toMatchObject({
      id: entree,
      action: `${content.kind}.statut`,
      table_name: `${content.kind}s`,
      user_id: testAdmin.id,
      created_at: now.toISOString(),
      new_values: {
        event_type: `${content.kind}.statut`,
        details: { champ: 'statut', valeur: 'valide' },
        timestamp: now.toISOString(),
        ip_address: '192.0.2.0',
      },
    })
  })

  it('asks why an item is refused, and keeps the reason in the journal', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    const { setStatut } = content.calls(db)

    // @ts-expect-error -- what the type forbids must be refused as well
    await expect(setStatut({ ids: [id], statut: 'refuse' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await setStatut({ ids: [id], statut: 'refuse', raison: 'Hors sujet' })
    expect(await db.select().from(adminLogs)).toMatchObject([
      { new_values: { details: { champ: 'statut', valeur: 'refuse', raison: 'Hors sujet' } } },
    ])
    expect(await content.calls(db).refusal({ id })).toMatchObject({ raison: 'Hors sujet' })
  })

  it('does not matter to a preview, which says which it is', async () => {
    const db = await createTestDatabase()
    await content.insert(db, fields)

    expect(await content.preview(db, testViewer, 'netlinking')).toMatchObject({
      slug: 'netlinking',
      statut: 'brouillon',
    })
    await expect(content.preview(db, testViewer, 'inconnu')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe.each(kinds)('a deleted $kind', (content) => {
  const fields = { slug: 'netlinking', titre: 'Netlinking local', statut: 'valide' } as const
  const { kind } = content
  const former = (db: Database) => asVisitor(db).catalogue.formerSlug({ kind, slug: fields.slug })

  it('is gone for visitors and says so, and stays with administrators (R232)', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    await writeBatch(db, [db.insert(users).values({ ...testAdmin, password_hash: '' })])

    const { corbeille } = await content.calls(db).remove({ ids: [id, id, 'inconnu'] })
    expect(corbeille).toHaveLength(1)

    expect(await seen(db, content, fields.slug)).toEqual(nowhere)
    expect(await former(db)).toEqual({ nouveau_slug: null })
    expect(await content.calls(db).deleted()).toEqual([
      {
        id: expect.any(String),
        slug: 'netlinking',
        titre: 'Netlinking local',
        deleted_at: now.toISOString(),
        deleted_by: testAdmin.email,
        statut: 'valide',
      },
    ])
    expect(await db.select().from(adminLogs)).toMatchObject([
      { action: `${kind}.delete`, record_id: id },
    ])
  })

  it('comes back as it was by the id that its removal answered', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    const before = await content.calls(db).get({ id })
    const { corbeille } = await content.calls(db).remove({ ids: [id] })
    for (const kept of corbeille) await content.calls(db).restore({ id: kept, tel_quel: true })

    expect(await content.calls(db).get({ id })).toEqual({
      ...before,
      version: 2,
      date_modification: now.toISOString(),
      modifie_le: now.toISOString(),
    })
    expect(await seen(db, content, fields.slug)).not.toEqual(nowhere)
  })

  it('comes back as a draft with everything it had, under a version nobody holds', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    const before = await content.calls(db).get({ id })
    await content.calls(db).remove({ ids: [id] })
    const [deleted] = await content.calls(db).deleted()

    expect(await content.calls(db).restore({ id: deleted?.id ?? '' })).toMatchObject({ id })

    expect(await content.calls(db).get({ id })).toEqual({
      ...before,
      version: 2,
      statut: 'brouillon',
      date_modification: now.toISOString(),
      modifie_le: now.toISOString(),
      item: { ...before.item, statut: 'brouillon' },
      draft: { ...before.draft, statut: 'brouillon' },
    })
    expect(await former(db)).toBeNull()
    expect(await content.calls(db).deleted()).toEqual([])
    await content.calls(db).setStatut({ ids: [id], statut: 'valide' })
    expect(await seen(db, content, fields.slug)).toEqual(everywhere)
  })

  it('comes back as it was where that is asked for', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    await content.calls(db).remove({ ids: [id] })
    const [deleted] = await content.calls(db).deleted()

    await content.calls(db).restore({ id: deleted?.id ?? '', tel_quel: true })

    expect(await seen(db, content, fields.slug)).toEqual(everywhere)
  })

  it('comes back once, however many ask at the same time', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    await content.calls(db).remove({ ids: [id] })
    const [deleted] = await content.calls(db).deleted()

    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => content.calls(db).restore({ id: deleted?.id ?? '' })),
    )

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const logs = await db.select().from(adminLogs)
    expect(logs.filter(({ action }) => action === `${kind}.restore`)).toHaveLength(1)
  })

  it('comes back under another address where another has its own now', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    await content.calls(db).remove({ ids: [id] })
    const { id: other } = await content.insert(db, fields)
    const [deleted] = await content.calls(db).deleted()

    const restored = await content.calls(db).restore({ id: deleted?.id ?? '' })

    expect(restored).toEqual({
      id,
      slug: 'netlinking-2',
      avaitCopie: false,
      avaitPlan: false,
    })
    const slugOf = async (item: string) => (await content.calls(db).get({ id: item })).item.slug
    expect([await slugOf(id), await slugOf(other)]).toEqual(['netlinking-2', 'netlinking'])
    expect(await content.calls(db).deleted()).toEqual([])
  })

  it('cannot come back after thirty days', async () => {
    const db = await createTestDatabase()
    const { id } = await content.insert(db, fields)
    await content.calls(db).remove({ ids: [id] })
    const [deleted] = await content.calls(db).deleted()
    const later = content.calls(db, new Date('2026-04-03T10:00:01Z'))

    expect(await later.deleted()).toEqual([])
    await expect(later.restore({ id: deleted?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await db.select().from(formerSlugs)).toHaveLength(1)
  })
})
