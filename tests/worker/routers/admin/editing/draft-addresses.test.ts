import { beforeEach, describe, expect, it } from 'vitest'

import { promptDrafting } from '#shared/items/item-drafting.ts'
import { asAdmin, asRole } from '#tests/support/calls/caller.ts'
import { promptEditor } from '#tests/support/calls/edit-items.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { findFormerSlug } from '#worker/services/items/former-slugs.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})

const admin = () => asAdmin(db).admin
const author = { id: 'auteur', email: 'auteur@example.org' }
const authorCalls = () => asRole(db, 'contributor', author, { isDelegated: true }).admin

const leadsTo = async (slug: string) => (await findFormerSlug(db, 'prompt', slug))?.nouveau_slug

/** A public prompt that was at another address before. */
async function movedPrompt() {
  const { id } = await promptEditor(admin()).create(
    promptInput({ statut: 'valide', slug: 'avant' }),
  )
  await promptEditor(admin()).publish(id, { slug: 'apres' })
  return id
}

/** A draft of an author under an address. */
async function draftAt(slug: string) {
  const id = crypto.randomUUID()
  const draft = { ...promptDrafting.draftOf(promptInput({ slug })), statut: 'brouillon' as const }
  await authorCalls().prompts.createDraft({ id, draft })
  return id
}

describe('a draft under an address that leads to another prompt', () => {
  it('ends no redirect while it is typed, deleted or brought back', async () => {
    await movedPrompt()
    const id = await draftAt('avant')
    expect(await leadsTo('avant')).toBe('apres')

    await admin().prompts.remove({ ids: [id] })
    expect(await leadsTo('avant')).toBe('apres')

    const [deleted] = await admin().prompts.deleted()
    await admin().prompts.restore({ id: deleted?.id ?? '' })
    expect(await leadsTo('avant')).toBe('apres')
  })

  it('moves no redirect when it gets another address', async () => {
    const moved = await movedPrompt()
    await admin().prompts.remove({ ids: [moved] })
    const id = await draftAt('apres')
    await promptEditor(authorCalls()).edit(id, { slug: 'ailleurs' })

    expect(await leadsTo('avant')).toBe('apres')
    expect(await leadsTo('apres')).toBeNull()
  })

  it('ends the redirect once it is published', async () => {
    await movedPrompt()
    const id = await draftAt('avant')
    await promptEditor(admin()).publish(id)

    expect(await leadsTo('avant')).toBeUndefined()
  })

  it('ends the redirect when its status is set in the list', async () => {
    await movedPrompt()
    const id = await draftAt('avant')
    await admin().prompts.setStatut({ ids: [id], statut: 'valide' })

    expect(await leadsTo('avant')).toBeUndefined()
  })
})
