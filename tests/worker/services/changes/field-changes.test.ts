import { describe, expect, it } from 'vitest'

import type { FieldChange } from '#shared/admin/field-change.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { contributor } from '#tests/support/calls/contributor.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { startDatabaseProxy } from '#tests/worker/database/database-proxy.ts'
import type { Database } from '#worker/database/db.ts'
import { applyChange } from '#worker/services/changes/apply-change.ts'
import { undoChange } from '#worker/services/changes/undo-change.ts'

const newEntry = () => crypto.randomUUID()

/** Changes prompts as a table does: what a look at them says can change. */
async function change(db: Database, ids: string[], changement: FieldChange, now = new Date()) {
  const { prompts } = asAdmin(db, undefined, { now }).admin
  const { items } = await prompts.previewChange({ cible: { ids }, changement })
  const looked = items.map(({ id, version }) => ({ id, version }))
  return prompts.change({ entree: newEntry(), items: looked, changement })
}

const undo = (db: Database, entree: string) =>
  asAdmin(db).admin.prompts.undo({ entree, annulation: newEntry() })

const editAgain = (db: Database, id: string) =>
  asAdmin(db).admin.prompts.setRequetesSeo({
    id,
    version: 2,
    requetes_seo: { requetes: ['a'] },
  })

const stored = async (db: Database, id: string) =>
  (await asAdmin(db).admin.prompts.get({ id })).item

describe('a change of one field of many items', () => {
  it('is looked at first: what changes, what has it, what cannot', async () => {
    const db = await createTestDatabase()
    const [none, has, draft] = [
      await insertPrompt(db, { titre: 'Sans', ia: null }),
      await insertPrompt(db, { titre: 'Déjà', ia: 'Claude' }),
      await insertPrompt(db, { titre: 'Brouillon', ia: 'Gemini', statut: 'brouillon' }),
    ]
    const ids = [none.id, has.id, draft.id]

    const { prompts } = asAdmin(db).admin
    const preview = await prompts.previewChange({
      cible: { ids },
      changement: { champ: 'ia', valeur: 'Claude' },
    })

    expect(preview.inchangees).toBe(1)
    expect(preview.items).toMatchObject([
      { titre: 'Brouillon', avant: 'Gemini', apres: 'Claude', statut: 'brouillon', obstacle: null },
      { titre: 'Sans', avant: '', apres: 'Claude', statut: 'valide', obstacle: null },
    ])
    expect((await stored(db, none.id)).ia).toBeNull()
  })

  it('adds a label under the spelling that is known, and no category that there is not', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { categories: ['Local'], tags: ['audit'] })
    const other = await insertPrompt(db, { categories: ['Local'], tags: [] })

    await change(db, [id], { champ: 'categories', geste: 'ajouter', valeur: 'seo' })
    await change(db, [other.id], { champ: 'tags', geste: 'ajouter', valeur: '#Audit' })

    expect((await stored(db, id)).categories).toEqual(['Local', 'SEO'])
    expect((await stored(db, other.id)).tags).toEqual(['audit'])
    await expect(
      change(db, [id], { champ: 'categories', geste: 'ajouter', valeur: 'Sérigraphie' }),
    ).rejects.toThrow('n’existe pas')
  })

  it('puts labels in the place of others under the spelling that is known, and never none or too many', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { categories: ['Local'], tags: ['audit'] })
    const replace = (champ: 'categories' | 'tags', valeur: string[]) =>
      change(db, [id], { champ, geste: 'remplacer', valeur })

    await replace('categories', ['seo', 'LOCAL'])
    await replace('tags', ['#Audit', 'neuf'])

    expect(await stored(db, id)).toMatchObject({
      categories: ['SEO', 'Local'],
      tags: ['audit', 'neuf'],
    })
    await expect(replace('categories', ['SEO', 'Sérigraphie'])).rejects.toThrow('n’existe pas')
    expect(
      await asAdmin(db).admin.prompts.change({
        entree: newEntry(),
        items: [{ id, version: 3 }],
        changement: { champ: 'categories', geste: 'remplacer', valeur: [] },
      }),
    ).toMatchObject({ changees: 0 })
    expect((await stored(db, id)).categories).toEqual(['SEO', 'Local'])
  })

  it('of all that a filter leaves, by its text too', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { titre: 'Audit de contenu' })
    await insertPrompt(db, { titre: 'Audit de liens', categories: ['Local'] })
    await insertPrompt(db, { titre: 'Brief' })
    const look = async (cible: { q?: string; categorie?: string }) =>
      (
        await asAdmin(db).admin.prompts.previewChange({
          cible,
          changement: { champ: 'niveau', valeur: 'Expert' },
        })
      ).items.map(({ titre }) => titre)

    expect(await look({})).toHaveLength(3)
    expect(await look({ q: 'audit' })).toEqual(['Audit de liens', 'Audit de contenu'])
    expect(await look({ q: 'audit', categorie: 'Local' })).toEqual(['Audit de liens'])
  })

  it('carries a note into the journal and the revision of each, and publishes nothing of it', async () => {
    const db = await createTestDatabase()
    const [one, other] = [await insertPrompt(db), await insertPrompt(db)]
    const { admin } = asAdmin(db)
    const entree = newEntry()
    await admin.prompts.change({
      entree,
      items: [one, other].map(({ id }) => ({ id, version: 1 })),
      changement: { champ: 'ia', valeur: 'Claude' },
      note: '  Campagne de novembre ',
    })
    await undo(db, entree)

    for (const { id } of [one, other]) {
      const [changed, before] = await admin.prompts.revisions({ id })
      expect([changed?.note, before?.note]).toEqual(['Campagne de novembre', null])
      expect(JSON.stringify(await stored(db, id))).not.toContain('Campagne')
    }
    const { items } = await admin.journal.list({ page: 1 })
    const entry = items.find(({ id }) => id === entree)
    expect(entry?.valeurs?.details).toMatchObject({ champ: 'ia', note: 'Campagne de novembre' })
  })

  it('is one row of the journal and a revision of each, which says who made it', async () => {
    const db = await createTestDatabase()
    const { id: userId, email } = await insertUser(db, { role: 'admin' })
    const [one, other] = [await insertPrompt(db), await insertPrompt(db)]
    const { admin } = asAdmin(db, { id: userId, email })
    const entree = newEntry()
    const changement = { champ: 'tags', geste: 'ajouter', valeur: 'serp' } as const
    for (const { id } of [one, other]) {
      await admin.prompts.change({ entree, items: [{ id, version: 1 }], changement })
    }
    await admin.prompts.change({
      entree: newEntry(),
      items: [{ id: one.id, version: 2 }],
      changement: { champ: 'ia', valeur: 'Claude' },
    })

    const { items } = await admin.journal.list({ page: 1 })
    expect(items).toHaveLength(2)
    const entry = items.find(({ id }) => id === entree)
    expect(entry).toMatchObject({
      action: 'prompt.change',
      changees: 2,
      annulables: 1,
      valeurs: { details: changement },
    })
    expect(entry?.fiches.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted())
    expect(await admin.prompts.revisions({ id: one.id })).toMatchObject([
      { version: 2, auteur: email },
      { version: 1, auteur: null },
    ])
    expect(await stored(db, one.id)).toMatchObject({ tags: ['serp'], ia: 'Claude' })
  })

  it.each([
    [{ champ: 'ia', valeur: null }, { ia: null }],
    [{ champ: 'niveau', valeur: 'Expert' }, { niveau: 'Expert' }],
    [{ champ: 'auteur_nom', valeur: 'Zoé' }, { auteur_nom: 'Zoé' }],
    [
      { champ: 'categories', geste: 'ajouter', valeur: 'Local' },
      { categories: ['SEO', 'Audit', 'Local'] },
    ],
    [{ champ: 'categories', geste: 'retirer', valeur: 'SEO' }, { categories: ['Audit'] }],
    [{ champ: 'tags', geste: 'retirer', valeur: 'a' }, { tags: ['b'] }],
    [{ champ: 'tags', geste: 'remplacer', valeur: ['c', 'a', 'c'] }, { tags: ['c', 'a'] }],
    [{ champ: 'tags', geste: 'remplacer', valeur: [] }, { tags: [] }],
    [
      { champ: 'categories', geste: 'remplacer', valeur: ['Local', 'SEO'] },
      { categories: ['Local', 'SEO'] },
    ],
    [{ champ: 'statut', valeur: 'brouillon' }, { statut: 'brouillon' }],
  ] as [FieldChange, object][])('changes %o, and back', async (changement, expected) => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, {
      ia: 'Claude',
      categories: ['SEO', 'Audit'],
      tags: ['a', 'b'],
    })
    const before = await stored(db, id)

    const { entree } = await change(db, [id], changement)

    expect(await stored(db, id)).toEqual({ ...before, ...expected })
    expect(await undo(db, entree)).toEqual({ ids: [id], restantes: 0, passees: [] })
    expect(await stored(db, id)).toEqual(before)
  })

  it('keeps the last category, and leaves alone what was edited since', async () => {
    const db = await createTestDatabase()
    const only = await insertPrompt(db, { titre: 'Seule', categories: ['SEO'] })
    const edited = await insertPrompt(db, { titre: 'Modifiée', categories: ['SEO', 'Local'] })
    const { prompts } = asAdmin(db).admin
    const changement = { champ: 'categories', geste: 'retirer', valeur: 'SEO' } as const
    const preview = await prompts.previewChange({
      cible: { ids: [only.id, edited.id] },
      changement,
    })
    await prompts.setRequetesSeo({ id: edited.id, version: 1, requetes_seo: null })

    const items = [only, edited].map(({ id }) => ({ id, version: 1 }))
    const done = await prompts.change({ entree: newEntry(), items, changement })

    expect(preview.items.map(({ obstacle }) => obstacle)).toEqual([
      null,
      'Garde sa dernière catégorie',
    ])
    expect(done).toMatchObject({ changees: 0, passees: ['Modifiée'] })
  })

  it('is verified on the Paris day, which is not an edit of the text', async () => {
    const db = await createTestDatabase()
    const prompt = await insertPrompt(db)
    const now = new Date('2026-11-10T23:30:00.000Z')

    const { entree } = await change(db, [prompt.id], { champ: 'verifie', valeur: 'Claude' }, now)

    const rows = async () =>
      (await asAdmin(db).admin.prompts.list({ tri: 'titre', ordre: 'asc', page: 1 })).items
    expect(await rows()).toMatchObject([
      {
        verifie_avec: 'Claude',
        verifie_le: '2026-11-11',
        date_modification: prompt.date_modification,
      },
    ])
    await undo(db, entree)
    expect(await rows()).toMatchObject([{ verifie_avec: null, verifie_le: null }])
  })

  it('publishes no item that is not finished, and refuses none without a reason', async () => {
    const db = await createTestDatabase()
    const { prompts } = asAdmin(db).admin
    const draft = await insertPrompt(db, { statut: 'brouillon', description: '' })
    const preview = await prompts.previewChange({
      cible: { ids: [draft.id] },
      changement: { champ: 'statut', valeur: 'valide' },
    })

    expect(preview.items[0]?.obstacle).toContain('Incomplète')
    await expect(
      prompts.change({
        entree: newEntry(),
        items: [{ id: draft.id, version: 1 }],
        changement: { champ: 'statut', valeur: 'valide' },
      }),
    ).rejects.toThrow('se publie depuis sa page')
    await expect(
      change(db, [draft.id], { champ: 'statut', valeur: 'refuse' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await change(db, [draft.id], { champ: 'statut', valeur: 'refuse', raison: 'Doublon' })
    expect(await prompts.refusal({ id: draft.id })).toMatchObject({ raison: 'Doublon' })
  })

  it('of a GPT pins it, which ranks it first', async () => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db)
    const { gpts } = asAdmin(db).admin
    const items = [{ id, version: 1 }]
    const changement = { champ: 'epingle', valeur: true } as const

    const { entree } = await gpts.change({ entree: newEntry(), items, changement })

    const first = async () =>
      (await gpts.list({ tri: 'nom', ordre: 'asc', page: 1 })).items[0]?.epingle
    expect(await first()).toBe(true)
    await gpts.undo({ entree, annulation: newEntry() })
    expect(await first()).toBe(false)
    await expect(
      gpts.change({
        entree: newEntry(),
        items,
        changement: { champ: 'niveau', valeur: 'Expert' },
      }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is made by a contributor to drafts of their own alone, and never to a status', async () => {
    const db = await createTestDatabase()
    const own = await insertPrompt(db, { statut: 'brouillon', cree_par: 'camille' })
    const foreign = await insertPrompt(db, { statut: 'brouillon' })
    const camille = contributor('camille')
    const items = [own, foreign].map(({ id }) => ({ id, version: 1 }))
    const make = (made: FieldChange) =>
      applyChange(db, camille, 'prompt', { entree: newEntry(), items, change: made })

    await expect(make({ champ: 'statut', valeur: 'refuse', raison: 'Non' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await make({ champ: 'ia', valeur: 'Claude' })).toMatchObject({ changees: 1 })
    expect((await stored(db, own.id)).ia).toBe('Claude')
    expect((await stored(db, foreign.id)).ia).toBeNull()
  })
})

describe('undoing a row of the journal', () => {
  it('leaves alone what was edited or deleted again, names it, and does so once', async () => {
    const db = await createTestDatabase()
    const { prompts, journal } = asAdmin(db).admin
    const ids: string[] = []
    for (const titre of ['Premier', 'Second', 'Tiers']) {
      ids.push((await insertPrompt(db, { titre })).id)
    }
    const [one = '', edited = '', deleted = ''] = ids
    const { entree } = await change(db, ids, { champ: 'ia', valeur: 'Claude' })
    await editAgain(db, edited)
    await prompts.remove({ ids: [deleted] })
    const annulation = newEntry()
    const read = async () =>
      (await journal.list({ page: 1 })).items.find(({ id }) => id === entree)?.annulables
    expect(await read()).toBe(1)

    const undone = await prompts.undo({ entree, annulation })

    expect(undone).toMatchObject({ ids: [one], restantes: 0 })
    expect(undone.passees.toSorted()).toEqual(['Second', 'une fiche supprimée'])
    expect((await stored(db, one)).ia).toBeNull()
    expect((await stored(db, edited)).ia).toBe('Claude')
    // A part that was answered and not heard is asked for again.
    expect(await prompts.undo({ entree, annulation })).toMatchObject({ ids: [], restantes: 0 })
    await expect(undo(db, entree)).rejects.toThrow('Ce changement a déjà été annulé.')
    expect(await read()).toBe(0)
  })

  it('is refused once all of its items were edited again, and names them', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db, { titre: 'Second' })
    const { entree } = await change(db, [id], { champ: 'ia', valeur: 'Claude' })
    await editAgain(db, id)

    await expect(undo(db, entree)).rejects.toThrow(
      'Rien n’a été annulé\u00a0: «\u00a0Second\u00a0» a été modifiée depuis.',
    )
    expect((await stored(db, id)).ia).toBe('Claude')
  })

  it('is in the journal with a revision, and can itself be undone', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const { entree } = await change(db, [id], { champ: 'ia', valeur: 'Claude' })
    const annulation = newEntry()
    const { admin } = asAdmin(db)
    await admin.prompts.undo({ entree, annulation })

    await expect(undo(db, entree)).rejects.toThrow('Ce changement a déjà été annulé.')
    const { items } = await admin.journal.list({ page: 1 })
    expect(items.find((entry) => entry.id === annulation)).toMatchObject({
      action: 'prompt.undo',
      record_id: entree,
      annulables: 1,
    })
    expect(items.find((entry) => entry.id === entree)).toMatchObject({
      annulables: 0,
      annulee: true,
    })
    expect(await admin.prompts.revisions({ id })).toHaveLength(2)
    await undo(db, annulation)
    expect((await stored(db, id)).ia).toBe('Claude')
  })

  it('gives a saved item back its texts and its address', async () => {
    const db = await createTestDatabase()
    const { id, slug } = await insertPrompt(db)
    const { admin } = asAdmin(db)
    const before = await stored(db, id)
    await promptEditor(admin).publish(id, {
      slug: 'une-autre-adresse',
      prompt: 'Un autre texte sur [sujet].',
    })
    const { items } = await admin.journal.list({ page: 1 })
    const entry = items.find(({ action }) => action === 'prompt.update')

    await undo(db, entry?.id ?? '')

    expect(await stored(db, id)).toEqual({ ...before, slug })
  })

  it('of fifty items costs two requests', async () => {
    const { state, open } = await startDatabaseProxy()
    const ids: string[] = []
    for (let place = 0; place < 50; place += 1) ids.push((await insertPrompt(open())).id)
    const { entree } = await change(open(), ids, { champ: 'ia', valeur: 'Claude' })
    const db = open()
    state.requests = 0

    expect(await undo(db, entree)).toMatchObject({ restantes: 0 })

    expect(state.requests).toBe(2)
    expect(await stored(db, ids[49] ?? '')).toMatchObject({ ia: null })
  })

  it('works through a long change batch after batch, and stops at none of them', async () => {
    const db = await createTestDatabase()
    const ids: string[] = []
    for (let place = 0; place < 60; place += 1) ids.push((await insertPrompt(db)).id)
    const { prompts } = asAdmin(db).admin
    const entree = newEntry()
    const changement = { champ: 'ia', valeur: 'Claude' } as const
    for (const batch of [ids.slice(0, 50), ids.slice(50)]) {
      const items = batch.map((id) => ({ id, version: 1 }))
      await prompts.change({ entree, items, changement })
    }
    const annulation = newEntry()

    expect(await prompts.undo({ entree, annulation })).toMatchObject({ restantes: 10 })
    expect(await prompts.undo({ entree, annulation })).toMatchObject({ restantes: 0 })
    const page = { tri: 'titre', ordre: 'asc', page: 1 } as const
    expect((await prompts.list({ ...page, ia: 'Claude' })).total).toBe(0)
  })

  it('gives somebody who edits drafts alone their own back, and tells them of no other item', async () => {
    const db = await createTestDatabase()
    const draft = { statut: 'brouillon', cree_par: 'camille' } as const
    const own = await insertPrompt(db, draft)
    const foreign = await insertPrompt(db, { titre: 'Confidentiel', statut: 'brouillon' })
    const { entree } = await change(db, [own.id, foreign.id], { champ: 'ia', valeur: 'Claude' })
    await editAgain(db, foreign.id)
    const undoing = { entree, annulation: newEntry() }

    await expect(undoChange(db, contributor('dominique'), 'prompt', undoing)).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
        message: 'Ce changement ne peut pas être annulé.',
      },
    )
    expect(await undoChange(db, contributor('camille'), 'prompt', undoing)).toEqual({
      ids: [own.id],
      restantes: 0,
      passees: [],
    })
    expect((await stored(db, own.id)).ia).toBeNull()
    expect((await stored(db, foreign.id)).ia).toBe('Claude')
  })

  it('is told of a draft of theirs that was deleted, and of no other that was', async () => {
    const db = await createTestDatabase()
    const own = await insertPrompt(db, { statut: 'brouillon', cree_par: 'camille' })
    const { entree } = await change(db, [own.id], { champ: 'ia', valeur: 'Claude' })
    await asAdmin(db).admin.prompts.remove({ ids: [own.id] })
    const refusalTo = (userId: string) =>
      undoChange(db, contributor(userId), 'prompt', { entree, annulation: newEntry() }).catch(
        (error: unknown) => error,
      )

    expect(await refusalTo('camille')).toMatchObject({ code: 'CONFLICT' })
    expect(await refusalTo('dominique')).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('takes somebody else’s undoing for none of one’s own', async () => {
    const db = await createTestDatabase()
    const own = await insertPrompt(db, { statut: 'brouillon', cree_par: 'camille' })
    const { entree } = await change(db, [own.id], { champ: 'ia', valeur: 'Claude' })
    const annulation = newEntry()
    await asAdmin(db).admin.prompts.undo({ entree, annulation })

    await expect(
      undoChange(db, contributor('camille'), 'prompt', { entree, annulation }),
    ).rejects.toThrow('Ce changement a déjà été annulé.')
  })

  it('has an item once: what changes it again is another change', async () => {
    const db = await createTestDatabase()
    const { id } = await insertPrompt(db)
    const { prompts } = asAdmin(db).admin
    const entree = newEntry()
    const make = (version: number, valeur: string) =>
      prompts.change({ entree, items: [{ id, version }], changement: { champ: 'ia', valeur } })
    await make(1, 'Claude')

    await expect(make(2, 'Gemini')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await stored(db, id)).ia).toBe('Claude')
  })

  it('does not write into the row of somebody else', async () => {
    const db = await createTestDatabase()
    const [one, other] = [await insertPrompt(db), await insertPrompt(db)]
    const { entree } = await change(db, [one.id], { champ: 'ia', valeur: 'Claude' })
    const stranger = asAdmin(db, { id: 'admin-2', email: 'other@example.org' }).admin.prompts
    const items = [{ id: other.id, version: 1 }]

    await expect(
      stranger.change({ entree, items, changement: { champ: 'ia', valeur: 'Claude' } }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await stored(db, other.id)).ia).toBeNull()
  })
})

describe('what a row of the journal changed', () => {
  it('is shown field by field, without the texts that stayed', async () => {
    const db = await createTestDatabase()
    const { id, titre } = await insertPrompt(db, { ia: 'Gemini' })
    const { entree } = await change(db, [id], { champ: 'ia', valeur: 'Claude' })
    const { journal, prompts } = asAdmin(db).admin
    await prompts.setRequetesSeo({ id, version: 2, requetes_seo: { requetes: ['a'] } })

    expect(await journal.differences({ id: entree })).toEqual([
      { kind: 'prompt', id, titre, avant: { ia: 'Gemini' }, apres: { ia: 'Claude' } },
    ])
  })
})
