import { expect, it } from 'vitest'

import { promptTris } from '#shared/admin/content-list.ts'
import { commonViews } from '#shared/admin/saved-view.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { listInput, readListState } from '#web/admin/items/list-state.ts'
import type { Database } from '#worker/database/db.ts'

async function viewsOf(db: Database) {
  return asAdmin(db, await insertUser(db, { role: 'admin' })).admin.views
}

const view = { kind: 'prompt', nom: 'Sans IA', requete: 'manque=ia' } as const

it('a view belongs to whoever saved it, and to one kind of item', async () => {
  const db = await createTestDatabase()
  const [own, others] = [await viewsOf(db), await viewsOf(db)]
  const saved = await own.create(view)

  expect(await own.list({ kind: 'prompt' })).toEqual([saved])
  expect(await own.list({ kind: 'gpt' })).toEqual([])
  expect(await others.list({ kind: 'prompt' })).toEqual([])
  await expect(others.update({ id: saved.id, nom: 'À moi' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(others.remove({ id: saved.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('a view is renamed, follows its list, and comes back in its place after it was removed', async () => {
  const db = await createTestDatabase()
  const views = await viewsOf(db)
  const first = await views.create(view)
  const second = await views.create({ ...view, nom: 'Autre' })
  await views.update({ id: first.id, nom: 'IA à choisir' })
  await views.update({ id: first.id, requete: 'manque=ia&statut=valide' })

  const removed = await views.remove({ id: first.id })
  expect(await views.list({ kind: 'prompt' })).toEqual([second])
  await views.restore(removed)

  expect(removed).toEqual({ ...first, nom: 'IA à choisir', requete: 'manque=ia&statut=valide' })
  expect(await views.list({ kind: 'prompt' })).toHaveLength(2)
})

it.each(['Tous', ' tous', 'a completer'])(
  'a view is not called «%s», which every list has, but comes back where it was called so before',
  async (nom) => {
    const db = await createTestDatabase()
    const views = await viewsOf(db)
    const saved = await views.create(view)

    await expect(views.create({ ...view, nom })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(views.update({ id: saved.id, nom })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await views.remove({ id: saved.id })
    await views.restore({ ...saved, nom })
    expect(await views.list({ kind: 'prompt' })).toEqual([{ ...saved, nom: nom.trim() }])
  },
)

it('nobody has more views than a strip of tabs can show', async () => {
  const db = await createTestDatabase()
  const views = await viewsOf(db)
  for (let place = 0; place < 20; place += 1) await views.create(view)

  await expect(views.create(view)).rejects.toMatchObject({ code: 'CONFLICT' })
  await views.create({ ...view, kind: 'gpt' })
})

it('every view says how many items it shows, by filters, texts and whose they are', async () => {
  const db = await createTestDatabase()
  const user = await insertUser(db, { role: 'admin' })
  const views = asAdmin(db, user).admin.views
  await insertPrompt(db, { titre: 'Audit de contenu', ia: 'Claude', tags: ['a', 'b'] })
  await insertPrompt(db, { titre: 'Audit de liens', statut: 'brouillon', cree_par: user.id })
  await insertPrompt(db, { titre: 'Brief', statut: 'brouillon' })
  await insertGpt(db)
  await views.create({ ...view, requete: 'ia=Claude' })
  await views.create({ ...view, requete: 'q=audit&statut=brouillon&tri=titre' })
  await views.create({ ...view, requete: 'q=introuvable' })

  expect(await views.counts({ kind: 'prompt' })).toEqual({
    '': 3,
    'statut=valide': 1,
    'statut=brouillon': 2,
    'completude=a-completer': 3,
    'miens=oui&statut=brouillon': 1,
    'ia=Claude': 1,
    'q=audit&statut=brouillon&tri=titre': 1,
    'q=introuvable': 0,
  })
})

it('what a view counts is what its list shows', async () => {
  const db = await createTestDatabase()
  const { admin } = asAdmin(db)
  for (const statut of ['valide', 'brouillon', 'refuse'] as const)
    await insertPrompt(db, { statut })

  const counts = await admin.views.counts({ kind: 'prompt' })

  for (const { requete } of commonViews) {
    const state = readListState(Object.fromEntries(new URLSearchParams(requete)), promptTris)
    const { total } = await admin.prompts.list(listInput(state))
    expect({ requete, fiches: counts[requete] }).toEqual({ requete, fiches: total })
  }
})
