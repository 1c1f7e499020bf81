import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { prompts, revisions, workingCopies } from '#drizzle/schema/index.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { asAdmin, asRole, asVisitor } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})

const other = { id: 'admin-2', email: 'autre@example.org' }
const admin = () => asAdmin(db).admin
const editor = () => promptEditor(admin())
const publicText = async (slug: string) => (await asVisitor(db).catalogue.prompt({ slug })).prompt
const storedSlug = async (id: string) => (await admin().prompts.get({ id })).item.slug
const lastRevision = async (id: string) => (await admin().prompts.revisions({ id }))[0]?.id ?? ''

describe('what a save replaces', () => {
  it('is kept whole: the first version can be read after ten others', async () => {
    const item = promptInput({ statut: 'valide', prompt: 'version 0' })
    const { id, prompt } = await insertPrompt(db, item)
    for (let version = 1; version <= 10; version += 1) {
      await editor().publish(id, { prompt: `version ${version}` }, `Note ${version}`)
    }

    const kept = await admin().prompts.revisions({ id })
    const first = kept.at(-1)
    const read = await admin().prompts.revision({ id, revision: first?.id ?? '' })

    expect(kept).toHaveLength(10)
    expect(kept.map(({ version }) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(kept.map(({ note }) => note)).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `Note ${9 - index}`),
      null,
    ])
    expect(read.draft).toEqual(promptDrafting.draftOf({ ...item, prompt }))
  })

  it('names who wrote it, not who replaced it', async () => {
    const { id } = await editor().create(promptInput({ statut: 'valide' }))
    await promptEditor(asAdmin(db, other).admin).publish(id, { prompt: 'Un autre texte' })

    const [row] = await db.select().from(revisions).where(eq(revisions.version, 2))

    expect(row?.ecrit_par).toBe('admin-1')
  })

  it('is kept by the dialogs that write a part of an item', async () => {
    const { id } = await insertPrompt(db)
    await admin().prompts.setRequetesSeo({
      id,
      version: 1,
      requetes_seo: { requetes: ['une requête'] },
    })

    expect(await admin().prompts.revisions({ id })).toHaveLength(1)
  })

  it('is nobody’s who may not see the item', async () => {
    const { id } = await insertPrompt(db)
    await editor().publish(id, { prompt: 'Un autre texte' })
    const contributor = asRole(db, 'contributor', { id: 'c', email: 'c@example.org' }).admin

    await expect(contributor.prompts.revisions({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('unpublished changes of a public item', () => {
  it('may be invalid', async () => {
    const { id } = await insertPrompt(db)
    const changes = { titre: 'é'.repeat(403), slug: 'Pas un slug', categories: [] }

    await editor().edit(id, changes)

    expect((await admin().prompts.get({ id })).draft).toMatchObject(changes)
  })

  it('are kept with an item that is deleted', async () => {
    const { id } = await insertPrompt(db)
    await editor().edit(id, { prompt: 'une idée' })

    await admin().prompts.remove({ ids: [id] })
    expect(await db.select().from(workingCopies)).toEqual([])
    const [deleted] = await admin().prompts.deleted()
    await admin().prompts.restore({ id: deleted?.id ?? '' })

    const revision = await lastRevision(id)
    const { draft } = await admin().prompts.revision({ id, revision })
    expect(draft.prompt).toBe('une idée')
  })

  it('stay in its draft when it is withdrawn, and are published with it', async () => {
    const { id, slug, prompt } = await insertPrompt(db)
    await editor().edit(id, { prompt: 'en préparation' })

    await admin().prompts.setStatut({ ids: [id], statut: 'brouillon' })
    const { draft, item } = await admin().prompts.get({ id })
    expect(draft).toMatchObject({ statut: 'brouillon', prompt: 'en préparation' })
    expect(item.prompt).toBe(prompt)

    await editor().publish(id)
    expect(await publicText(slug)).toBe('en préparation')
  })

  it('stay in its draft when its withdrawal is undone', async () => {
    const { id, slug, prompt } = await insertPrompt(db)
    await editor().edit(id, { prompt: 'en préparation' })

    const { entree } = await admin().prompts.setStatut({ ids: [id], statut: 'brouillon' })
    await admin().prompts.undo({ entree, annulation: crypto.randomUUID() })

    expect(await publicText(slug)).toBe(prompt)
    expect((await admin().prompts.get({ id })).draft.prompt).toBe('en préparation')
  })
})

describe('restoring a revision', () => {
  it('loses neither what is public nor what was being written', async () => {
    const { id, slug } = await insertPrompt(db, { prompt: 'ancien' })
    await editor().publish(id, { prompt: 'actuel' })
    const revision = await lastRevision(id)
    await editor().edit(id, { prompt: 'en préparation' })

    await admin().prompts.restoreRevision({ id, revision })

    expect(await publicText(slug)).toBe('actuel')
    const { draft } = await admin().prompts.get({ id })
    expect(draft.prompt).toBe('ancien')
    const kept = await admin().prompts.revisions({ id })
    const texts = await Promise.all(
      kept.map(async (one) => (await admin().prompts.revision({ id, revision: one.id })).draft),
    )
    expect(texts.map(({ prompt }) => prompt).toSorted()).toEqual(['ancien', 'en préparation'])
  })

  it('refuses to do nothing', async () => {
    const { id } = await insertPrompt(db)
    await admin().prompts.setRequetesSeo({ id, version: 1, requetes_seo: null })

    const restored = admin().prompts.restoreRevision({ id, revision: await lastRevision(id) })

    await expect(restored).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db.select().from(workingCopies)).toEqual([])
  })

  it('reads one of an older release: what that had not is empty, what is wrong is left out', async () => {
    const { id } = await insertPrompt(db)
    const old = { titre: 'Un vieux titre', prompt: 'ancien', niveau: 'Inconnu', disparu: 1 }
    const row = { kind: 'prompt', item_id: id, quoi: 'fiche', version: 1, note: null } as const
    const values = { ...row, contenu: JSON.stringify(old), ecrit_le: '2025-01-01T00:00:00.000Z' }
    await writeBatch(db, [db.insert(revisions).values(values)])

    await admin().prompts.restoreRevision({ id, revision: await lastRevision(id) })

    const { draft } = await admin().prompts.get({ id })
    expect(draft).toMatchObject({ titre: 'Un vieux titre', prompt: 'ancien', tags: [] })
  })

  it('of another item is refused', async () => {
    const one = await insertPrompt(db)
    const another = await insertPrompt(db)
    await editor().publish(one.id, { prompt: 'Un autre texte' })
    const revision = await lastRevision(one.id)

    const restored = admin().prompts.restoreRevision({ id: another.id, revision })

    await expect(restored).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a draft', () => {
  const idea = {
    ...promptDrafting.emptyDraft,
    slug: 'une-idee',
    titre: 'Une idée',
    niveau: 'a-choisir' as const,
  }
  const createDraft = async (draft: typeof promptDrafting.emptyDraft = idea) => {
    const id = crypto.randomUUID()
    await admin().prompts.createDraft({ id, draft })
    return id
  }

  it('is in the list under its title', async () => {
    await createDraft()

    const list = await admin().prompts.list({ ordre: 'desc', page: 1, tri: 'date_creation' })
    expect(list.items.map(({ titre }) => titre)).toEqual(['Une idée'])
  })

  it('with the address of another item is stored under an address of its own', async () => {
    await createDraft()

    const id = await createDraft()

    expect(await storedSlug(id)).toMatch(/^brouillon-/)
    expect((await admin().prompts.get({ id })).draft).toEqual(idea)
  })

  it('without a slug that it may have keeps the address that it was given, however often it is saved', async () => {
    await createDraft()
    const id = await createDraft()
    const given = await storedSlug(id)

    await editor().edit(id, { description: 'Une phrase.' })
    expect(await storedSlug(id)).toBe(given)
    await editor().edit(id, { slug: 'Pas un slug' })
    expect(await storedSlug(id)).toBe(given)
    await editor().edit(id, { slug: 'le-sien' })
    expect(await storedSlug(id)).toBe('le-sien')
    await editor().edit(id, { slug: '' })
    expect(await storedSlug(id)).toBe('le-sien')
  })

  it('keeps every letter of what is half filled in, and is an item alone once it is complete', async () => {
    const id = await createDraft()
    const half = {
      description: 'Ma description',
      conversations_associees: [{ nom: 'Sans adresse', url: '' }],
    }

    await editor().edit(id, half)
    expect((await admin().prompts.get({ id })).draft).toEqual({ ...idea, ...half })
    const [row] = await db.select().from(prompts).where(eq(prompts.id, id))
    expect(row?.description).toBe('Ma description')

    const whole = promptDrafting.draftOf(promptInput({ slug: 'une-idee', statut: 'brouillon' }))
    const { copie } = await editor().edit(id, whole)
    expect(copie).toBe(0)
    expect(promptDrafting.draftOf((await admin().prompts.get({ id })).item)).toEqual(whole)
  })

  it('is not published while it is not complete, alone or with others', async () => {
    const id = await createDraft()
    const complete = await insertPrompt(db, { statut: 'brouillon' })

    const published = admin().prompts.setStatut({ ids: [id, complete.id], statut: 'valide' })

    await expect(published).rejects.toMatchObject({ code: 'CONFLICT' })
    const rows = await db.select({ statut: prompts.statut }).from(prompts)
    expect(rows.map(({ statut }) => statut)).toEqual(['brouillon', 'brouillon'])
  })

  it('that was deleted and came back is still not published', async () => {
    const id = await createDraft()
    await admin().prompts.remove({ ids: [id] })
    const [deleted] = await admin().prompts.deleted()
    await admin().prompts.restore({ id: deleted?.id ?? '' })

    const published = admin().prompts.setStatut({ ids: [id], statut: 'valide' })

    await expect(published).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('of a GPT needs its name alone', async () => {
    const id = crypto.randomUUID()
    const draft = {
      ...gptDrafting.emptyDraft,
      slug: 'un-gpt',
      nom: gptInput().nom,
      faq: [{ question: 'Et si ?', reponse: '', categorie: '' }],
    }

    await admin().gpts.createDraft({ id, draft })

    expect((await admin().gpts.get({ id })).draft).toEqual(draft)
  })
})
