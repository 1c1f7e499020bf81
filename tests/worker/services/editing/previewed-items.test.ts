import { beforeEach, describe, expect, it } from 'vitest'

import { adminLogs } from '#drizzle/schema/index.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { asAdmin, asRole, asVisitor } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})

const admin = () => asAdmin(db).admin

describe('the page of what is typed', () => {
  it('is the very page that visitors get once it is public', async () => {
    const prompt = promptInput({ statut: 'valide', prompt: 'Pour [site].' })
    const gpt = gptInput({ statut: 'valide', description: '**Gras** et [lien](https://a.fr).' })
    const { id } = await promptEditor(admin()).create(prompt)
    const made = await gptEditor(admin()).create(gpt)

    expect(await admin().prompts.preview({ id, draft: promptDrafting.draftOf(prompt) })).toEqual(
      await asVisitor(db).catalogue.prompt({ slug: prompt.slug }),
    )
    const shown = await admin().gpts.preview({ id: made.id, draft: gptDrafting.draftOf(gpt) })
    expect(shown).toEqual(await asVisitor(db).catalogue.gpt({ slug: gpt.slug }))
  })

  it('shows texts as they are typed, and leaves out addresses that are none yet', async () => {
    const draft = {
      ...promptDrafting.emptyDraft,
      titre: 'é'.repeat(403),
      auteur_linkedin_url: 'javascript:alert(1)',
      conversations_associees: [
        { nom: 'Une', url: 'https://chatgpt.com/share/1' },
        { nom: 'Pas encore', url: 'chatgpt' },
      ],
    }
    const page = await admin().prompts.preview({ id: null, draft })
    expect(page).toMatchObject({ titre: draft.titre, auteur_linkedin_url: null })
    expect(page.conversations.map(({ nom }) => nom)).toEqual(['Une'])
    const gpt = await admin().gpts.preview({
      id: null,
      draft: { ...gptDrafting.emptyDraft, url_destination: 'javascript:alert(1)' },
    })
    expect(gpt.url_destination).toBe('')
  })

  it('writes nothing, and is for whoever edits the item', async () => {
    const item = promptInput({ statut: 'valide' })
    const { id } = await promptEditor(admin()).create(item)
    const logs = await db.select().from(adminLogs)
    const draft = { ...promptDrafting.draftOf(item), titre: 'Jamais enregistré' }
    await admin().prompts.preview({ id, draft })
    expect(await db.select().from(adminLogs)).toEqual(logs)
    expect((await admin().prompts.get({ id })).item.titre).toBe(item.titre)
    const contributor = asRole(db, 'contributor', { id: 'c', email: 'c@example.org' }).admin
    await expect(contributor.prompts.preview({ id, draft })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
