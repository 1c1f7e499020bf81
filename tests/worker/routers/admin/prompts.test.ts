import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { adminLogs, dailyPicks, formerSlugs, prompts } from '#drizzle/schema/index.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { asAdmin, asVisitor, testAdmin } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const now = new Date('2026-03-04T23:30:00Z')
const calls = (db: Database) => asAdmin(db, testAdmin, { now }).admin
const admin = (db: Database) => calls(db).prompts
const editor = (db: Database) => promptEditor(calls(db))

const wholeRow = async (db: Database, id: string) => {
  const [row] = await db.select().from(prompts).where(eq(prompts.id, id))
  return row
}

const inputOf = (row: object) => promptDrafting.inputSchema.parse(row)

describe('writing a prompt', () => {
  it('creates it with every field, a call number and its row in the journal (R189)', async () => {
    const db = await createTestDatabase()
    const item = promptInput({
      categories: ['SEO', 'Local'],
      tags: ['seo'],
      niveau: 'Expert',
      ia: 'Claude',
      statut: 'valide',
      auteur_nom: 'Prénom Nom',
      auteur_linkedin_url: 'https://www.linkedin.com/in/exemple',
      conversations_associees: [{ nom: 'Essai', url: 'https://chatgpt.com/share/1' }],
      requetes_seo: { titre: 'On cherche', requetes: ['prompt seo'] },
      historique: [{ modification: 'Exemples ajoutés', date: '2025-04-01' }],
    })

    const { id } = await editor(db).create(item)

    const at = '2026-03-04T23:30:00.000Z'
    expect(await admin(db).get({ id })).toEqual({
      id,
      version: 2,
      copie: 0,
      statut: 'valide',
      date_creation: at,
      date_modification: at,
      cote: 'SEO P01',
      createur: null,
      item,
      draft: promptDrafting.draftOf(item),
      conflicts: {},
      modifie_par: null,
      modifie_le: at,
      autres: [],
      isEditable: true,
      relecture_le: null,
      verifie_avec: null,
      verifie_le: null,
    })
    const row = { table_name: 'prompts', record_id: id, user_id: testAdmin.id, created_at: at }
    expect(await db.select().from(adminLogs)).toMatchObject([
      { ...row, action: 'prompt.create' },
      { ...row, action: 'prompt.update' },
    ])
  })

  it('gives the next call number of the code, and keeps it while the code stays', async () => {
    const db = await createTestDatabase()
    const first = await editor(db).create(promptInput({ categories: ['SEO'] }))
    const second = await editor(db).create(promptInput({ categories: ['SEO'] }))
    const cote = async (id: string) => (await admin(db).get({ id })).cote

    await editor(db).edit(first.id, { categories: ['SEO', 'Local'] })
    expect([await cote(first.id), await cote(second.id)]).toEqual(['SEO P01', 'SEO P02'])

    await editor(db).edit(second.id, { categories: ['Local'] })
    expect(await cote(second.id)).toBe('LOC P01')
  })

  it('refuses to publish under a slug that is taken, beside its field', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'pris' })
    const { id } = await insertPrompt(db, { slug: 'autre' })

    await expect(editor(db).publish(id, { slug: 'pris' })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { fields: { slug: ['Ce slug est déjà utilisé.'] } } },
    })
    expect(await wholeRow(db, id)).toMatchObject({ slug: 'autre', version: 1 })
  })

  it('adds a public note with the day in Paris to what the form holds', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const historique = [{ modification: 'Créé', date: '2025-01-01' }]

    await editor(db).publish(id, { historique }, 'Un exemple de plus')

    expect(await wholeRow(db, id)).toMatchObject({
      version: 2,
      date_modification: '2026-03-04T23:30:00.000Z',
      historique: [
        { modification: 'Créé', date: '2025-01-01' },
        { modification: 'Un exemple de plus', date: '2026-03-05' },
      ],
    })
  })

  it('saves the search queries alone, and null for none (R165, R232)', async () => {
    const db = await createTestDatabase()
    const row = await insertPrompt(db)
    const { id } = row

    const requetes_seo = { requetes: ['audit seo gratuit'] }
    expect(await admin(db).setRequetesSeo({ id, version: 1, requetes_seo })).toEqual({ version: 2 })
    expect(await wholeRow(db, id)).toMatchObject({
      ...inputOf(row),
      requetes_seo,
      date_modification: '2026-03-04T23:30:00.000Z',
    })
    await admin(db).setRequetesSeo({ id, version: 2, requetes_seo: null })
    expect(await wholeRow(db, id)).toMatchObject({ requetes_seo: null, version: 3 })
  })

  it('copies it as a draft under a free address, without its history', async () => {
    const db = await createTestDatabase()
    const row = await insertPrompt(db, {
      slug: 'audit',
      titre: 'Audit',
      statut: 'valide',
      historique: [{ modification: 'Créé', date: '2025-01-01' }],
    })
    const first = await admin(db).duplicate({ id: row.id })
    const second = await admin(db).duplicate({ id: row.id })

    expect((await admin(db).get({ id: first.id })).item).toEqual({
      ...inputOf(row),
      slug: 'audit-copie',
      titre: 'Audit (copie)',
      statut: 'brouillon',
      historique: [],
    })
    expect((await admin(db).get({ id: second.id })).item.slug).toBe('audit-copie-2')
  })

  it('takes a text with half an emoji in it, and stores no half', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)

    await editor(db).publish(id, { prompt: 'Cut \ud83d here', tags: ['\ude42'] }, 'Fin \ud83d')

    expect(await wholeRow(db, id)).toMatchObject({
      prompt: 'Cut \ufffd here',
      tags: ['\ufffd'],
      historique: [{ modification: 'Fin \ufffd' }],
    })
  })

  it.each<Partial<ReturnType<typeof promptInput>>>([
    { categories: ['\u0000'] },
    { tags: ['seo', '\u0007'] },
  ])('refuses to publish %o, of which nothing can be stored', async (fields) => {
    const db = await createTestDatabase()
    const row = await insertPrompt(db)
    const draft = promptDrafting.draftOf({ ...inputOf(row), ...fields })

    await expect(editor(db).publish(row.id, draft)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await wholeRow(db, row.id))?.version).toBe(1)
  })

  it('stores as empty an optional text without a character that can be stored', async () => {
    const db = await createTestDatabase()
    const row = await insertPrompt(db, { ia: 'Claude', requetes_seo: { requetes: ['audit'] } })
    const emptied = { ...inputOf(row), ia: '\u0000', requetes_seo: { requetes: ['\u0000'] } }

    await editor(db).publish(row.id, promptDrafting.draftOf(emptied))

    expect(await wholeRow(db, row.id)).toMatchObject({ ia: null, requetes_seo: null })
  })

  it('says that an unknown prompt is not there', async () => {
    const db = await createTestDatabase()
    const absent = { code: 'NOT_FOUND', message: 'Prompt non trouvé' }
    const edit = { id: 'inconnu', version: 1 }
    const seen = { version: 1, copie: 0 }

    await expect(admin(db).get({ id: 'inconnu' })).rejects.toMatchObject(absent)
    await expect(admin(db).duplicate({ id: 'inconnu' })).rejects.toMatchObject(absent)
    await expect(admin(db).saveEdits({ id: 'inconnu', seen, edits: {} })).rejects.toMatchObject(
      absent,
    )
    await expect(admin(db).publish({ ...edit, copie: 0 })).rejects.toMatchObject(absent)
    await expect(admin(db).discardEdits({ ...edit, copie: 1 })).rejects.toMatchObject(absent)
    await expect(admin(db).presence({ id: 'inconnu' })).rejects.toMatchObject(absent)
    await expect(admin(db).setRequetesSeo({ ...edit, requetes_seo: null })).rejects.toMatchObject(
      absent,
    )
    expect(await db.select().from(adminLogs)).toEqual([])
  })
})

describe('an edit of a draft that somebody published meanwhile', () => {
  it('is kept, and shown to no visitor before it is published', async () => {
    const db = await createTestDatabase()
    const { id, prompt } = await insertPrompt(db, { statut: 'brouillon' })

    await admin(db).setStatut({ ids: [id], statut: 'valide' })
    const edits = { prompt: { from: prompt, to: 'Un autre texte' } }
    await admin(db).saveEdits({ id, seen: { version: 1, copie: 0 }, edits })

    expect(await wholeRow(db, id)).toMatchObject({ statut: 'valide', prompt, version: 2 })
    expect((await admin(db).get({ id })).draft.prompt).toBe('Un autre texte')
  })
})

const rename = (db: Database, id: string, slug: string) => editor(db).publish(id, { slug })
const former = (db: Database, slug: string) =>
  asVisitor(db).catalogue.formerSlug({ kind: 'prompt', slug })

describe('the address of a prompt', () => {
  it('redirects in one step from every public one it had', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { slug: 'un', statut: 'valide' })

    await rename(db, id, 'deux')
    await rename(db, id, 'trois')

    expect(await former(db, 'un')).toEqual({ nouveau_slug: 'trois' })
    expect(await former(db, 'deux')).toEqual({ nouveau_slug: 'trois' })
    expect(await former(db, 'trois')).toBeNull()
  })

  it('leads nowhere in a circle when it takes a former one again', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { slug: 'un', statut: 'valide' })

    await rename(db, id, 'deux')
    await rename(db, id, 'un')

    expect(await db.select().from(formerSlugs)).toEqual([
      { kind: 'prompt', slug: 'deux', nouveau_slug: 'un' },
    ])
  })

  it('leaves no trace when the prompt was never public, or the edit is refused', async () => {
    const db = await createTestDatabase()
    const draft = await insertPrompt(db, { slug: 'brouillon', statut: 'brouillon' })
    const known = await insertPrompt(db, { slug: 'public', statut: 'valide' })

    await rename(db, draft.id, 'autre')
    const { copie } = await editor(db).edit(known.id, { slug: 'nouveau' })
    await expect(admin(db).publish({ id: known.id, version: 7, copie })).rejects.toMatchObject({
      code: 'CONFLICT',
    })

    expect(await db.select().from(formerSlugs)).toEqual([])
  })

  it('takes the picks of a day along', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { slug: 'un', statut: 'valide' })
    await writeBatch(db, [
      db.insert(dailyPicks).values({ jour: '2026-03-04', kind: 'prompt', slug: 'un' }),
    ])

    await rename(db, id, 'deux')

    expect(await db.select().from(dailyPicks)).toMatchObject([{ slug: 'deux' }])
  })

  it('is free, taken by another prompt, a former one, or a former one of its own', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { slug: 'un', statut: 'valide' })
    await rename(db, id, 'deux')
    const state = async (slug: string, own?: string) =>
      (await admin(db).slugState({ slug, id: own })).state

    expect(await state('deux')).toBe('taken')
    expect(await state('deux', id)).toBe('free')
    expect(await state('un')).toBe('former')
    expect(await state('un', id)).toBe('own')
    expect(await state('trois')).toBe('free')
  })
})

describe('editing costs', () => {
  it('one database request to read, two to save and two to publish', async () => {
    const { state, open } = await startDatabaseProxy()
    const { id } = await insertPrompt(open())
    const requests = async (work: () => Promise<unknown>) => {
      const before = state.requests
      await work()
      return state.requests - before
    }

    expect(await requests(() => admin(open()).get({ id }))).toBe(1)
    const save = () =>
      admin(open()).saveEdits({
        id,
        seen: { version: 1, copie: 0 },
        edits: { ia: { from: '', to: 'Claude' } },
      })
    expect(await requests(save)).toBe(2)
    const { version, copie } = await admin(open()).get({ id })
    expect(await requests(() => admin(open()).publish({ id, version, copie }))).toBe(2)
    const list = { tri: 'date_creation', ordre: 'desc', page: 1 } as const
    expect(await requests(() => admin(open()).list(list))).toBe(1)
  })
})
