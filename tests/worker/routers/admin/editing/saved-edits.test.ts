import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { prompts, revisions } from '#drizzle/schema/index.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { noLevel, type PromptDraft } from '#shared/items/prompt-fields.ts'
import { asAdmin, asRole, asVisitor } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})

const claire = { id: 'admin-1', email: 'claire@example.org' }
const paul = { id: 'admin-2', email: 'paul@example.org' }
const callsOf = (user = claire, now?: Date) => asAdmin(db, user, now ? { now } : {}).admin
const author = { id: 'auteur', email: 'auteur@example.org' }
const authorCalls = () => asRole(db, 'contributor', author, { isDelegated: true }).admin

const minutes = (count: number) => new Date(Date.UTC(2026, 5, 1, 8, count))
const publicText = async (slug: string) => (await asVisitor(db).catalogue.prompt({ slug })).prompt

/** A public prompt with this text. */
const publicPrompt = (prompt: string) =>
  promptEditor(callsOf()).create(promptInput({ statut: 'valide', prompt }))

const fourWords = 'un deux trois quatre'
const editOfText = (to: string) => ({ prompt: { from: fourWords, to } })

/** The texts of an item's revisions, in the order of the alphabet. */
async function keptTexts(id: string): Promise<string[]> {
  const kept = await db.select().from(revisions).where(eq(revisions.item_id, id))
  const texts = kept.map(({ contenu }): string => JSON.parse(contenu).prompt)
  return texts.toSorted((a, b) => a.localeCompare(b))
}

const newDraft = { ...promptDrafting.emptyDraft, titre: 'Audit' }

describe('a new draft', () => {
  it('needs a title alone', async () => {
    const id = crypto.randomUUID()
    await callsOf().prompts.createDraft({ id, draft: newDraft })

    const { draft, statut } = await callsOf().prompts.get({ id })

    expect(draft).toEqual(newDraft)
    expect(statut).toBe('brouillon')
  })

  it('is refused without a title', async () => {
    const draft = { ...newDraft, titre: ' ' }

    await expect(callsOf().prompts.createDraft({ id: crypto.randomUUID(), draft })).rejects.toThrow(
      'Le titre est obligatoire.',
    )
  })

  it('is refused under an id that is no UUID, which no address would open', async () => {
    await expect(
      callsOf().prompts.createDraft({ id: 'nouveau', draft: newDraft }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is created once, however often the client calls, with what was typed last', async () => {
    const id = crypto.randomUUID()
    await callsOf().prompts.createDraft({ id, draft: newDraft })
    await callsOf().prompts.createDraft({ id, draft: { ...newDraft, prompt: 'suite' } })

    expect(await db.$count(prompts, eq(prompts.titre, 'Audit'))).toBe(1)
    expect((await callsOf().prompts.get({ id })).draft.prompt).toBe('suite')
  })

  it('is not found by another account that sends its id', async () => {
    const id = crypto.randomUUID()
    await callsOf().prompts.createDraft({ id, draft: newDraft })

    await expect(authorCalls().prompts.createDraft({ id, draft: newDraft })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('keeps each value as it was typed, valid or not', async () => {
    const { id } = await promptEditor(callsOf()).create(promptInput())
    const changes: Partial<PromptDraft> = {
      titre: 'x'.repeat(200),
      slug: 'Pas un slug',
      niveau: noLevel,
      categories: [],
      prompt: 'y'.repeat(160_000),
    }
    await promptEditor(callsOf()).edit(id, changes)

    expect((await callsOf().prompts.get({ id })).draft).toMatchObject(changes)
  })

  it('keeps the address of another item as typed, and cannot be published under it', async () => {
    const taken = await publicPrompt('un')
    const { id } = await promptEditor(callsOf()).create(promptInput())
    const { version, copie } = await promptEditor(callsOf()).edit(id, { slug: taken.slug })

    expect((await callsOf().prompts.get({ id })).draft.slug).toBe(taken.slug)
    await expect(callsOf().prompts.publish({ id, version, copie })).rejects.toThrow(
      'Ce slug est déjà utilisé.',
    )
    expect(await publicText(taken.slug)).toBe('un')
  })
})

describe('edits of a public prompt', () => {
  it('are seen by no visitor before they are published', async () => {
    const { id, slug } = await publicPrompt('en ligne')
    await promptEditor(callsOf()).edit(id, { prompt: 'nouveau' })
    expect(await publicText(slug)).toBe('en ligne')

    await promptEditor(callsOf()).publish(id)
    expect(await publicText(slug)).toBe('nouveau')
  })

  it('of two fields by two editors who saw the same version are both kept, without a conflict', async () => {
    const { id } = await publicPrompt('texte')
    const { version, copie, draft } = await callsOf().prompts.get({ id })
    const seen = { version, copie }
    await callsOf().prompts.saveEdits({
      id,
      seen,
      edits: { prompt: { from: draft.prompt, to: 'de Claire' } },
    })
    const saved = await callsOf(paul).prompts.saveEdits({
      id,
      seen,
      edits: { description: { from: draft.description, to: 'de Paul' } },
    })

    expect(saved.conflicts).toEqual({})
    expect(saved.draft).toMatchObject({ prompt: 'de Claire', description: 'de Paul' })
  })

  it('of two places of one text are merged word by word', async () => {
    const { id } = await publicPrompt(fourWords)
    const { version, copie } = await callsOf().prompts.get({ id })
    const seen = { version, copie }
    await callsOf().prompts.saveEdits({ id, seen, edits: editOfText('UN deux trois quatre') })
    const saved = await callsOf(paul).prompts.saveEdits({
      id,
      seen,
      edits: editOfText('un deux trois QUATRE'),
    })

    expect(saved.conflicts).toEqual({})
    expect(saved.draft?.prompt).toBe('UN deux trois QUATRE')
  })

  it('of the same words are returned as a conflict, and the other fields are saved', async () => {
    const { id } = await publicPrompt('un deux')
    const { version, copie, draft } = await callsOf().prompts.get({ id })
    const seen = { version, copie }
    await callsOf().prompts.saveEdits({
      id,
      seen,
      edits: { prompt: { from: 'un deux', to: 'un A' } },
    })
    const saved = await callsOf(paul).prompts.saveEdits({
      id,
      seen,
      edits: {
        prompt: { from: 'un deux', to: 'un B' },
        description: { from: draft.description, to: 'de Paul' },
      },
    })

    expect(saved.conflicts).toEqual({ prompt: { from: 'un deux', mine: 'un B', theirs: 'un A' } })
    expect(saved.draft).toMatchObject({ prompt: 'un A', description: 'de Paul' })

    await callsOf(paul).prompts.saveEdits({
      id,
      seen: { version: saved.version, copie: saved.copie },
      edits: { prompt: { from: 'un A', to: 'un B' } },
    })
    expect((await callsOf().prompts.get({ id })).draft.prompt).toBe('un B')
  })

  it('that lead back to what is online leave nothing to publish', async () => {
    const { id } = await publicPrompt('texte')
    await promptEditor(callsOf()).edit(id, { prompt: 'autre' })
    const { copie } = await promptEditor(callsOf()).edit(id, { prompt: 'texte' })

    expect(copie).toBe(0)
  })

  it('saved twice, because an answer was lost, are one edit', async () => {
    const { id } = await publicPrompt('texte')
    const { version, copie } = await callsOf().prompts.get({ id })
    const save = () =>
      callsOf().prompts.saveEdits({
        id,
        seen: { version, copie },
        edits: { prompt: { from: 'texte', to: 'texte long' } },
      })
    await save()
    const again = await save()

    expect(again.conflicts).toEqual({})
    expect((await callsOf().prompts.get({ id })).draft.prompt).toBe('texte long')
  })

  it('of a status are refused', async () => {
    const { id } = await publicPrompt('texte')
    const edits = { statut: { from: 'valide', to: 'brouillon' } }

    await expect(
      callsOf().prompts.saveEdits({ id, seen: { version: 1, copie: 0 }, edits }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it.each([
    ['an unknown field', { inconnu: { from: '', to: 'x' } }],
    ['a value of another type', { prompt: { from: '', to: 3 } }],
  ])('with %s are refused', async (_what, edits) => {
    const { id } = await publicPrompt('texte')

    await expect(
      callsOf().prompts.saveEdits({ id, seen: { version: 1, copie: 0 }, edits }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a change of the item itself, while its draft has changes', () => {
  it('is merged into the draft, and publishing does not undo it', async () => {
    const { id, slug } = await publicPrompt('texte')
    await promptEditor(callsOf()).edit(id, { prompt: 'modifié' })
    const { version } = await callsOf().prompts.get({ id })
    await callsOf(paul).prompts.change({
      entree: crypto.randomUUID(),
      items: [{ id, version }],
      changement: { champ: 'tags', geste: 'ajouter', valeur: 'ajouté' },
    })
    await promptEditor(callsOf()).publish(id)

    const page = await asVisitor(db).catalogue.prompt({ slug })
    expect(page.prompt).toBe('modifié')
    expect(page.tags).toContain('ajouté')
  })

  it('of the same field is a conflict, which keeps both texts until the editor chooses', async () => {
    const { id } = await publicPrompt('texte')
    await promptEditor(callsOf()).edit(id, { ia: 'Claude' })
    const { version } = await callsOf().prompts.get({ id })
    await callsOf(paul).prompts.change({
      entree: crypto.randomUUID(),
      items: [{ id, version }],
      changement: { champ: 'ia', valeur: 'Gemini' },
    })

    const opened = await callsOf().prompts.get({ id })
    expect(opened.draft.ia).toBe('Claude')
    expect(opened.conflicts).toMatchObject({ ia: { mine: 'Claude', theirs: 'Gemini' } })
    await expect(
      callsOf().prompts.publish({ id, version: opened.version, copie: opened.copie }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })

    await callsOf().prompts.saveEdits({
      id,
      seen: { version: opened.version, copie: opened.copie },
      edits: { ia: { from: 'Gemini', to: 'Claude' } },
    })
    const chosen = await callsOf().prompts.get({ id })
    expect(chosen.draft.ia).toBe('Claude')
    expect(chosen.conflicts).toEqual({})
  })

  it('by the same editor is no conflict', async () => {
    const { id } = await promptEditor(callsOf(claire, minutes(0))).create(
      promptInput({ statut: 'valide' }),
    )
    await promptEditor(callsOf(claire, minutes(1))).edit(id, { ia: 'Claude' })
    const { version } = await callsOf().prompts.get({ id })
    await callsOf(claire, minutes(2)).prompts.change({
      entree: crypto.randomUUID(),
      items: [{ id, version }],
      changement: { champ: 'ia', valeur: 'Gemini' },
    })

    const opened = await callsOf().prompts.get({ id })
    expect(opened.conflicts).toEqual({})
    expect(opened.draft.ia).toBe('Gemini')
  })
})

describe('publishing', () => {
  it('is refused for a draft that lacks something, with the fields', async () => {
    const id = crypto.randomUUID()
    const { version, copie } = await callsOf().prompts.createDraft({ id, draft: newDraft })

    const failure = callsOf().prompts.publish({ id, version, copie })

    await expect(failure).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await callsOf().prompts.get({ id })).statut).toBe('brouillon')
  })

  it('is refused to an editor who has not seen the stored draft', async () => {
    const { id, slug } = await publicPrompt('texte')
    const seen = await promptEditor(callsOf()).edit(id, { prompt: 'de Claire' })
    await promptEditor(callsOf(paul)).edit(id, { description: 'de Paul' })

    await expect(
      callsOf().prompts.publish({ id, version: seen.version, copie: seen.copie }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await publicText(slug)).toBe('texte')
  })

  it('is refused to an editor who has seen an earlier draft, which was discarded since', async () => {
    const { id } = await publicPrompt(fourWords)
    await promptEditor(callsOf(claire, minutes(1))).edit(id, { prompt: 'un deux' })
    const { version, copie } = await callsOf(paul).prompts.get({ id })
    await callsOf().prompts.discardEdits({ id, version, copie })
    await promptEditor(callsOf(claire, minutes(2))).edit(id, { prompt: 'trois quatre' })

    await expect(callsOf(paul).prompts.publish({ id, version, copie })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('is refused to an author', async () => {
    const id = crypto.randomUUID()
    const { version, copie } = await authorCalls().prompts.createDraft({ id, draft: newDraft })

    await expect(authorCalls().prompts.publish({ id, version, copie })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

describe('an author', () => {
  it('sees of their public prompt what visitors see, without unpublished changes', async () => {
    const { id } = await promptEditor(authorCalls()).create(promptInput({ prompt: 'en ligne' }))
    await promptEditor(callsOf()).publish(id)
    await promptEditor(callsOf()).edit(id, { prompt: 'en préparation' })

    expect((await authorCalls().prompts.get({ id })).draft.prompt).toBe('en ligne')
  })

  it('reads their public prompt, and cannot change it', async () => {
    const { id } = await promptEditor(authorCalls()).create(promptInput())
    await promptEditor(callsOf()).publish(id)

    const opened = await authorCalls().prompts.get({ id })

    expect(opened.isEditable).toBe(false)
    await expect(promptEditor(authorCalls()).edit(id, { prompt: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('edits their refused prompt', async () => {
    const { id } = await promptEditor(authorCalls()).create(promptInput())
    await callsOf().prompts.setStatut({ ids: [id], statut: 'refuse', raison: 'Trop court' })
    await promptEditor(authorCalls()).edit(id, { prompt: 'plus long' })

    const opened = await authorCalls().prompts.get({ id })
    expect(opened).toMatchObject({ statut: 'refuse', isEditable: true })
    expect(opened.draft.prompt).toBe('plus long')
    expect((await authorCalls().prompts.refusal({ id }))?.raison).toBe('Trop court')
  })
})

describe('revisions', () => {
  it('are one for each session of an editor, and one for each published version', async () => {
    const { id } = await promptEditor(callsOf(claire, minutes(0))).create(
      promptInput({ statut: 'valide', prompt: 'v0' }),
    )
    const before = await db.$count(revisions)
    for (const minute of [1, 2, 3]) {
      await promptEditor(callsOf(claire, minutes(minute))).edit(id, { prompt: `claire ${minute}` })
    }
    expect(await db.$count(revisions)).toBe(before)
    await promptEditor(callsOf(paul, minutes(4))).edit(id, { prompt: 'paul' })
    await promptEditor(callsOf(paul, minutes(50))).edit(id, { prompt: 'paul plus tard' })
    await promptEditor(callsOf(paul, minutes(51))).publish(id)

    expect(await keptTexts(id)).toEqual(['claire 3', 'paul', 'v0', 'v0'])
  })

  it('put back into the draft publish nothing', async () => {
    const { id, slug } = await publicPrompt('v0')
    await promptEditor(callsOf()).publish(id, { prompt: 'v1' })
    const kept = await callsOf().prompts.revisions({ id })
    const revision = kept.find(({ statut }) => statut === 'valide')?.id ?? ''
    await callsOf().prompts.restoreRevision({ id, revision })

    expect((await callsOf().prompts.get({ id })).draft.prompt).toBe('v0')
    expect(await publicText(slug)).toBe('v1')
  })

  it('keep a public text that was deleted and brought back while its editor went on typing', async () => {
    const { id } = await publicPrompt(fourWords)
    const calls = callsOf().prompts
    await promptEditor(callsOf()).edit(id, { prompt: 'un deux' })
    await calls.remove({ ids: [id] })
    const [deleted] = await calls.deleted()
    await calls.restore({ id: deleted?.id ?? '' })
    await promptEditor(callsOf()).edit(id, { prompt: 'trois' })

    // The first of the two is the text that was published first.
    expect(await keptTexts(id)).toEqual(['un deux', fourWords, fourWords])
  })

  it('keep changes that were discarded', async () => {
    const { id } = await publicPrompt('v0')
    const { version, copie } = await promptEditor(callsOf()).edit(id, { prompt: 'abandonné' })
    const { revision } = await callsOf().prompts.discardEdits({ id, version, copie })
    expect((await callsOf().prompts.get({ id })).draft.prompt).toBe('v0')

    await callsOf().prompts.restoreRevision({ id, revision })
    expect((await callsOf().prompts.get({ id })).draft.prompt).toBe('abandonné')
  })
})

describe('presence', () => {
  it('shows to others who has an item open', async () => {
    await insertUser(db, paul)
    const { id } = await publicPrompt('texte')
    await callsOf(paul).prompts.presence({ id })

    expect((await callsOf().prompts.presence({ id })).autres).toEqual(['paul@example.org'])
  })
})

/** The prompts whose authors ask for a review. */
const listReviews = async () => {
  const { items } = await callsOf().prompts.list({
    tri: 'date_creation',
    ordre: 'desc',
    page: 1,
    relecture: true,
  })
  return items.map(({ id }) => id)
}

describe('a review', () => {
  it('is asked for by the author of a draft, and ends with the moderator’s answer', async () => {
    const { id } = await promptEditor(authorCalls()).create(promptInput())
    await authorCalls().prompts.askReview({ id, isAsked: true })
    expect(await listReviews()).toEqual([id])

    await callsOf().prompts.setStatut({ ids: [id], statut: 'refuse', raison: 'Trop court' })
    expect(await listReviews()).toEqual([])
  })

  it('is answered by another refusal of what was refused', async () => {
    const { id } = await promptEditor(authorCalls()).create(promptInput())
    await callsOf().prompts.setStatut({ ids: [id], statut: 'refuse', raison: 'Trop court' })
    await authorCalls().prompts.askReview({ id, isAsked: true })
    expect(await listReviews()).toEqual([id])

    const reason = 'Toujours trop court'
    await callsOf().prompts.setStatut({ ids: [id], statut: 'refuse', raison: reason })
    expect(await listReviews()).toEqual([])
    expect(await authorCalls().prompts.refusal({ id })).toMatchObject({ raison: reason })
  })

  it('can be taken back, and ends with publishing', async () => {
    const { id } = await promptEditor(authorCalls()).create(promptInput())
    await authorCalls().prompts.askReview({ id, isAsked: true })
    await authorCalls().prompts.askReview({ id, isAsked: false })
    expect(await listReviews()).toEqual([])

    await authorCalls().prompts.askReview({ id, isAsked: true })
    await promptEditor(callsOf()).publish(id)
    expect((await callsOf().prompts.get({ id })).relecture_le).toBeNull()
  })

  it('is not asked for of what is public', async () => {
    const { id } = await publicPrompt('texte')

    await expect(callsOf().prompts.askReview({ id, isAsked: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
