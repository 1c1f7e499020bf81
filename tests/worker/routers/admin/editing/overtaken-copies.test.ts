import { beforeEach, describe, expect, it } from 'vitest'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
  await Promise.all(['alice', 'bruno'].map((id) => insertUser(db, { id })))
})

const alice = () => asAdmin(db, { id: 'alice', email: 'alice@example.org' }).admin.prompts
const bruno = () => asAdmin(db, { id: 'bruno', email: 'bruno@example.org' }).admin.prompts

const item = promptInput({ statut: 'valide', ia: 'Grok', description: 'Publiée.' })
const draft = promptDrafting.draftOf({ ...item, description: 'En préparation.' })

/** A copy in which the description alone changes, of a prompt whose AI was changed since. */
async function overtakenCopy() {
  const { id } = await alice().create(item)
  const { copie } = await alice().saveCopy({ id, version: 1, draft })
  await bruno().change({
    entree: 'changement',
    items: [{ id, version: 1 }],
    changement: { champ: 'ia', valeur: 'Copilot' },
  })
  return { id, version: 2, copie }
}

const publicAi = async () => (await asVisitor(db).catalogue.prompt({ slug: item.slug })).ia

describe('a working copy that was begun on an older version than the public one', () => {
  it('comes with what it was begun on, and with who wrote both', async () => {
    const { id } = await overtakenCopy()

    const { copie, ecrit, item: stored } = await alice().get({ id })

    expect(stored.ia).toBe('Copilot')
    expect(copie?.depart).toEqual(promptDrafting.draftOf(item))
    expect(copie).toMatchObject({ base: 1, draft: { ia: 'Grok' }, auteur: 'alice@example.org' })
    expect(ecrit?.auteur).toBe('bruno@example.org')
  })

  it('is not published before it was compared', async () => {
    const at = await overtakenCopy()

    const published = bruno().update({ ...at, item: { ...item, description: 'En préparation.' } })

    await expect(published).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await publicAi()).toBe('Copilot')
    const compared = { ...item, ia: 'Copilot', description: 'En préparation.' }
    await bruno().update({ ...at, base: 2, item: compared })
    expect(await publicAi()).toBe('Copilot')
    expect((await bruno().get({ id: at.id })).copie).toBeNull()
  })

  it('stays so however often it is saved, until it was compared', async () => {
    const { id, version, copie } = await overtakenCopy()

    const again = await alice().saveCopy({ id, version, copie, draft })
    const published = bruno().update({ id, version, ...again, item })
    await expect(published).rejects.toMatchObject({ code: 'CONFLICT' })

    const compared = await alice().saveCopy({ id, version, ...again, base: version, draft })
    expect((await alice().get({ id })).copie).toMatchObject({ base: 2, depart: null })
    await bruno().update({ id, version, ...compared, item })
    expect(await publicAi()).toBe('Grok')
  })

  it('is not planned to be published either', async () => {
    const at = await overtakenCopy()
    const prevu_le = new Date(Date.now() + 3_600_000).toISOString()

    const planned = bruno().plan({ ...at, action: 'publier', prevu_le })

    await expect(planned).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

it('a deleted item is said to be in the bin, and by whom it was put there', async () => {
  const { id } = await alice().create(item)
  await bruno().remove({ ids: [id] })
  const said = {
    code: 'NOT_FOUND',
    message: 'Ce prompt a été supprimé par bruno@example.org\u00a0: il est dans la corbeille.',
  }

  const typing = { id, origine: 'poste', rang: 1, version: 1, copie: 0, draft }
  await expect(alice().keepTyped(typing)).rejects.toMatchObject(said)
  await expect(alice().saveCopy({ id, version: 1, draft })).rejects.toMatchObject(said)
  await expect(alice().update({ id, version: 1, item })).rejects.toMatchObject(said)
  const never = alice().update({ id: 'jamais', version: 1, item })
  await expect(never).rejects.toMatchObject({ message: 'Prompt non trouvé' })
})

it('an update says under which labels it wrote', async () => {
  const { id } = await alice().create({ ...item, tags: ['Un tag'] })

  const updated = await alice().update({ id, version: 1, item: { ...item, tags: ['un  TAG'] } })

  expect(updated).toEqual({ version: 2, categories: item.categories, tags: ['Un tag'] })
})

describe('what was typed on versions that are no more', () => {
  const garde_le = '2100-01-01T00:00:00.000Z'

  it('is compared with what was stored then', async () => {
    const { id } = await overtakenCopy()

    const begun = await alice().begun({ id, version: 1, copie: 0, garde_le })
    expect(begun.draft).toEqual(promptDrafting.draftOf(item))
    const now = await alice().begun({ id, version: 2, copie: 0, garde_le })
    expect(now.draft?.ia).toBe('Copilot')
    const never = await alice().begun({ id, version: 7, copie: 0, garde_le })
    expect(never.draft).toBeNull()
  })

  it('is compared with the working copy of then', async () => {
    const { id, version, copie } = await overtakenCopy()
    const second = { ...draft, description: 'Autre chose.' }
    await alice().saveCopy({ id, version, copie, draft: second })

    const first = await alice().begun({ id, version, copie: 1, garde_le })
    expect(first.draft?.description).toBe('En préparation.')
    const present = await alice().begun({ id, version, copie: 2, garde_le })
    expect(present.draft?.description).toBe('Autre chose.')
  })
})
