import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { prompts, revisions, workingCopies } from '#drizzle/schema/index.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { asAdmin, asRole, asVisitor } from '#tests/support/calls/caller.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})

const admin = () => asAdmin(db).admin
const publicText = async (slug: string) => (await asVisitor(db).catalogue.prompt({ slug })).prompt

/** A public prompt whose text is the one given. */
async function publishedPrompt(text: string) {
  const item = promptInput({ statut: 'valide', prompt: text })
  const { id } = await admin().prompts.create(item)
  return { id, item }
}

describe('what a save replaces', () => {
  it('is kept whole: the first version can be read after ten others', async () => {
    const { id, item } = await publishedPrompt('version 0')
    for (let version = 1; version <= 10; version += 1) {
      await admin().prompts.update({
        id,
        version,
        item: { ...item, prompt: `version ${version}` },
        note: `Note ${version}`,
      })
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
    expect(read.draft).toEqual(promptDrafting.draftOf({ ...item, prompt: 'version 0' }))
  })

  it('names who wrote it, not who replaced it', async () => {
    const { id, item } = await publishedPrompt('la mienne')
    const other = { id: 'admin-2', email: 'autre@example.org' }
    await asAdmin(db, other).admin.prompts.update({ id, version: 1, item })

    const [row] = await db.select().from(revisions)

    expect(row?.ecrit_par).toBe('admin-1')
  })

  it('is kept by the dialogs that write a part of an item', async () => {
    const { id } = await publishedPrompt('texte')
    await admin().prompts.setRequetesSeo({
      id,
      version: 1,
      requetes_seo: { requetes: ['une requête'] },
    })

    expect(await admin().prompts.revisions({ id })).toHaveLength(1)
  })

  it('is nobody’s who may not see the item', async () => {
    const { id, item } = await publishedPrompt('texte')
    await admin().prompts.update({ id, version: 1, item })
    const contributor = asRole(db, 'contributor', { id: 'c', email: 'c@example.org' }).admin

    await expect(contributor.prompts.revisions({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a working copy', () => {
  it('changes nothing that visitors see until it is published', async () => {
    const { id, item } = await publishedPrompt('publié')
    const draft = promptDrafting.draftOf({ ...item, prompt: 'en préparation' })

    const { copie } = await admin().prompts.saveCopy({ id, version: 1, draft })
    expect(await publicText(item.slug)).toBe('publié')
    const opened = await admin().prompts.get({ id })
    expect(opened.copie?.draft.prompt).toBe('en préparation')

    await admin().prompts.update({
      id,
      version: 1,
      copie,
      item: { ...item, prompt: 'en préparation' },
    })
    expect(await publicText(item.slug)).toBe('en préparation')
    expect((await admin().prompts.get({ id })).copie).toBeNull()
  })

  it('may hold what could not be published', async () => {
    const { id, item } = await publishedPrompt('publié')
    const tooLong = 'é'.repeat(403)
    const draft = {
      ...promptDrafting.draftOf(item),
      titre: tooLong,
      slug: 'Pas un slug',
      categories: [],
    }

    await admin().prompts.saveCopy({ id, version: 1, draft })

    expect((await admin().prompts.get({ id })).copie?.draft).toEqual(draft)
  })

  it('is not overwritten by an editor who has not seen it', async () => {
    const { id, item } = await publishedPrompt('publié')
    const draft = promptDrafting.draftOf(item)
    await admin().prompts.saveCopy({ id, version: 1, draft: { ...draft, titre: 'Le premier' } })

    const second = admin().prompts.saveCopy({
      id,
      version: 1,
      draft: { ...draft, titre: 'Le second' },
    })
    await expect(second).rejects.toMatchObject({ code: 'CONFLICT' })
    const published = admin().prompts.update({ id, version: 1, item })
    await expect(published).rejects.toMatchObject({ code: 'CONFLICT' })

    expect((await admin().prompts.get({ id })).copie?.draft.titre).toBe('Le premier')
  })

  it('that is given up is among the revisions, and can be taken back', async () => {
    const { id, item } = await publishedPrompt('publié')
    const draft = promptDrafting.draftOf({ ...item, prompt: 'une idée' })
    const { copie } = await admin().prompts.saveCopy({ id, version: 1, draft })

    await admin().prompts.dropCopy({ id, version: 1, copie })
    expect((await admin().prompts.get({ id })).copie).toBeNull()
    const [given] = await admin().prompts.revisions({ id })
    await admin().prompts.restoreRevision({ id, version: 1, revision: given?.id ?? '' })

    expect((await admin().prompts.get({ id })).copie?.draft.prompt).toBe('une idée')
  })

  it('of a deleted item is kept with it', async () => {
    const { id, item } = await publishedPrompt('publié')
    const draft = promptDrafting.draftOf({ ...item, prompt: 'une idée' })
    await admin().prompts.saveCopy({ id, version: 1, draft })

    await admin().prompts.remove({ ids: [id] })
    expect(await db.select().from(workingCopies)).toEqual([])
    const [deleted] = await admin().prompts.deleted()
    await admin().prompts.restore({ id: deleted?.id ?? '' })

    const [kept] = await admin().prompts.revisions({ id })
    const { draft: read } = await admin().prompts.revision({ id, revision: kept?.id ?? '' })
    expect(read.prompt).toBe('une idée')
  })

  it('has the status of its item, whatever it was begun with', async () => {
    const { id, item } = await publishedPrompt('publié')
    await admin().prompts.saveCopy({ id, version: 1, draft: promptDrafting.draftOf(item) })
    await admin().prompts.setStatut({ ids: [id], statut: 'brouillon' })

    expect((await admin().prompts.get({ id })).copie?.draft.statut).toBe('brouillon')
  })
})

it('an item with a working copy can be withdrawn and published again: it is no conflict', async () => {
  const { id, item } = await publishedPrompt('publié')
  const draft = promptDrafting.draftOf({ ...item, prompt: 'en préparation' })
  await admin().prompts.saveCopy({ id, version: 1, draft })

  await admin().prompts.setStatut({ ids: [id], statut: 'brouillon' })
  await admin().prompts.setStatut({ ids: [id], statut: 'valide' })

  expect(await publicText(item.slug)).toBe('publié')
  const { version, copie } = await admin().prompts.get({ id })
  expect(copie).toMatchObject({ base: version, draft: { prompt: 'en préparation' } })
})

describe('restoring a revision', () => {
  it('publishes nothing, and loses neither what is public nor what was being written', async () => {
    const { id, item } = await publishedPrompt('ancien')
    await admin().prompts.update({ id, version: 1, item: { ...item, prompt: 'actuel' } })
    const draft = promptDrafting.draftOf({ ...item, prompt: 'en préparation' })
    const { copie } = await admin().prompts.saveCopy({ id, version: 2, draft })
    const [old] = await admin().prompts.revisions({ id })

    await admin().prompts.restoreRevision({ id, version: 2, copie, revision: old?.id ?? '' })

    expect(await publicText(item.slug)).toBe('actuel')
    const { copie: restored } = await admin().prompts.get({ id })
    expect(restored?.draft.prompt).toBe('ancien')
    expect(restored?.note).toMatch(/^Restaurée depuis la révision du /)
    const kept = await admin().prompts.revisions({ id })
    const texts = await Promise.all(
      kept.map(
        async ({ id: revision }) => (await admin().prompts.revision({ id, revision })).draft,
      ),
    )
    expect(texts.map(({ prompt }) => prompt).toSorted()).toEqual(['ancien', 'en préparation'])
  })

  it('refuses to do nothing', async () => {
    const { id, item } = await publishedPrompt('le même')
    await admin().prompts.update({ id, version: 1, item })
    const [old] = await admin().prompts.revisions({ id })

    const restored = admin().prompts.restoreRevision({ id, version: 2, revision: old?.id ?? '' })

    await expect(restored).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db.select().from(workingCopies)).toEqual([])
  })

  it('reads one of an older release: what that had not is empty, what is wrong is left out', async () => {
    const { id } = await publishedPrompt('actuel')
    const old = { titre: 'Un vieux titre', prompt: 'ancien', niveau: 'Inconnu', disparu: 1 }
    const row = { kind: 'prompt', item_id: id, quoi: 'fiche', version: 1, note: null } as const
    const values = { ...row, contenu: JSON.stringify(old), ecrit_le: '2025-01-01T00:00:00.000Z' }
    await writeBatch(db, [db.insert(revisions).values(values)])
    const [kept] = await admin().prompts.revisions({ id })

    await admin().prompts.restoreRevision({ id, version: 1, revision: kept?.id ?? '' })

    const { copie } = await admin().prompts.get({ id })
    expect(copie?.draft).toMatchObject({ titre: 'Un vieux titre', prompt: 'ancien', tags: [] })
  })

  it('of another item is refused', async () => {
    const one = await publishedPrompt('un')
    const other = await publishedPrompt('autre')
    await admin().prompts.update({ id: one.id, version: 1, item: one.item })
    const [kept] = await admin().prompts.revisions({ id: one.id })

    const restored = admin().prompts.restoreRevision({
      id: other.id,
      version: 1,
      revision: kept?.id ?? '',
    })

    await expect(restored).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a draft', () => {
  const empty = promptDrafting.draftOf(promptInput({ prompt: 'x' }))
  const idea = {
    ...empty,
    slug: 'une-idee',
    titre: 'Une idée',
    description: '',
    prompt: '',
    categories: [],
    tags: [],
    niveau: 'a-choisir' as const,
  }

  it('needs a title and nothing else', async () => {
    const { id } = await admin().prompts.createDraft({ draft: idea })

    const opened = await admin().prompts.get({ id })
    expect(opened.copie?.draft).toEqual(idea)
    const list = await admin().prompts.list({ ordre: 'desc', page: 1, tri: 'date_creation' })
    expect(list.items.map(({ titre }) => titre)).toEqual(['Une idée'])

    const nameless = admin().prompts.createDraft({ draft: { ...idea, titre: '  ' } })
    await expect(nameless).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('of a title that another has is kept under an address of its own', async () => {
    await admin().prompts.createDraft({ draft: idea })

    const { id, slug } = await admin().prompts.createDraft({ draft: idea })

    expect(slug).toMatch(/^brouillon-/)
    expect((await admin().prompts.get({ id })).copie?.draft).toEqual(idea)
  })

  it('without a slug that it may have keeps the address that it was given, however often it is saved', async () => {
    const { prompts: calls, gpts: gptCalls } = admin()
    await calls.createDraft({ draft: idea })
    const { id, slug } = await calls.createDraft({ draft: idea })
    const storedSlug = async () => (await calls.get({ id })).item.slug

    const taken = await calls.saveDraft({ id, version: 1, copie: 1, draft: idea })
    expect(await storedSlug()).toBe(slug)
    const wrong = await calls.saveDraft({ id, ...taken, draft: { ...idea, slug: 'Pas un slug' } })
    expect(await storedSlug()).toBe(slug)
    const given = await calls.saveDraft({ id, ...wrong, draft: { ...idea, slug: 'le-sien' } })
    expect(await storedSlug()).toBe('le-sien')
    await calls.saveDraft({ id, ...given, draft: { ...idea, slug: '' } })
    expect(await storedSlug()).toBe('le-sien')

    const gpt = await gptCalls.createDraft({
      draft: { ...gptDrafting.emptyDraft, nom: 'Sans adresse' },
    })
    await gptCalls.saveDraft({
      id: gpt.id,
      version: 1,
      copie: 1,
      draft: { ...gptDrafting.emptyDraft, nom: 'Toujours sans adresse' },
    })
    expect((await gptCalls.get({ id: gpt.id })).item.slug).toBe(gpt.slug)
  })

  it('keeps every letter of what is half filled in, and is an item alone once it is complete', async () => {
    const { id } = await admin().prompts.createDraft({ draft: idea })
    const half = {
      ...idea,
      description: 'Ma description',
      conversations_associees: [{ nom: 'Sans adresse', url: '' }],
    }

    const saved = await admin().prompts.saveDraft({ id, version: 1, copie: 1, draft: half })
    expect((await admin().prompts.get({ id })).copie?.draft).toEqual(half)
    const [row] = await db.select().from(prompts).where(eq(prompts.id, id))
    expect(row?.description).toBe('Ma description')

    const whole = promptDrafting.draftOf(promptInput({ slug: 'une-idee', statut: 'brouillon' }))
    await admin().prompts.saveDraft({ id, ...saved, draft: whole })
    const opened = await admin().prompts.get({ id })
    expect(opened.copie).toBeNull()
    expect(promptDrafting.draftOf(opened.item)).toEqual(whole)
  })

  it('is not published while it is not complete, alone or with others', async () => {
    const { id } = await admin().prompts.createDraft({ draft: idea })
    const complete = await insertPrompt(db, { statut: 'brouillon' })

    const published = admin().prompts.setStatut({ ids: [id, complete.id], statut: 'valide' })

    await expect(published).rejects.toMatchObject({ code: 'CONFLICT' })
    const rows = await db.select({ statut: prompts.statut }).from(prompts)
    expect(rows.map(({ statut }) => statut)).toEqual(['brouillon', 'brouillon'])
  })

  it('that was deleted and came back is still not published', async () => {
    const { id } = await admin().prompts.createDraft({ draft: idea })
    await admin().prompts.remove({ ids: [id] })
    const [deleted] = await admin().prompts.deleted()
    await admin().prompts.restore({ id: deleted?.id ?? '' })

    const published = admin().prompts.setStatut({ ids: [id], statut: 'valide' })

    await expect(published).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('of a GPT needs its name alone', async () => {
    const { gpts } = admin()
    const whole = await gpts.create(gptInput())
    const { item } = await gpts.get({ id: whole.id })
    const draft = {
      ...gptDrafting.emptyDraft,
      slug: 'un-gpt',
      nom: item.nom,
      faq: [{ question: 'Et si ?', reponse: '', categorie: '' }],
    }

    const { id } = await gpts.createDraft({ draft })

    expect((await gpts.get({ id })).copie?.draft).toEqual(draft)
  })
})
