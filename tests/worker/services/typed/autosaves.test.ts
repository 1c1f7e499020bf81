import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { adminLogs, autosaves } from '#drizzle/schema/index.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import type { PromptDraft } from '#shared/items/prompt-fields.ts'
import { asAdmin, asRole, asVisitor } from '#tests/support/calls/caller.ts'
import { promptInput } from '#tests/support/calls/inputs.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { storageBounds } from '#worker/runtime/storage-bounds.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})

const admin = (now?: Date) => asAdmin(db, undefined, now ? { now } : {}).admin
const other = () => asAdmin(db, { id: 'admin-2', email: 'autre@example.org' }).admin

async function publicPrompt() {
  const item = promptInput({ statut: 'valide', prompt: 'texte public' })
  const { id } = await admin().prompts.create(item)
  const type = (
    text: string,
    others: Partial<{ rang: number; origine: string; now: Date }> = {},
  ) => {
    const { rang = 1, origine = 'poste', now } = others
    const draft: PromptDraft = { ...promptDrafting.draftOf(item), prompt: text }
    return admin(now).prompts.keepTyped({ id, origine, rang, version: 1, copie: 0, draft })
  }
  const typed = async () => {
    const { saisies } = await admin().prompts.get({ id })
    return saisies.map(({ origine, draft }) => [origine, draft.prompt])
  }
  return { id, item, type, typed }
}

describe('what is typed and not saved', () => {
  it('is offered to whoever typed it, with the versions it was typed on', async () => {
    const { id, type } = await publicPrompt()
    await type('en cours')

    const { saisies } = await admin().prompts.get({ id })
    expect(saisies).toMatchObject([{ origine: 'poste', version: 1, copie: 0 }])
    expect(saisies[0]?.draft.prompt).toBe('en cours')
    expect((await other().prompts.get({ id })).saisies).toEqual([])
  })

  it('touches neither the item nor the journal', async () => {
    const { id, item, type } = await publicPrompt()
    const logs = await db.select().from(adminLogs)
    await type('en cours')

    const read = await admin().prompts.get({ id })
    expect({ version: read.version, copie: read.copie }).toEqual({ version: 1, copie: null })
    expect((await asVisitor(db).catalogue.prompt({ slug: item.slug })).prompt).toBe('texte public')
    expect(await db.select().from(adminLogs)).toEqual(logs)
  })

  it('of two machines stands side by side, the latest first', async () => {
    const { type, typed } = await publicPrompt()
    await type('du bureau', { origine: 'bureau', now: new Date('2026-11-26T09:00:00Z') })
    await type('du train', { origine: 'train', now: new Date('2026-11-26T10:00:00Z') })
    expect(await typed()).toEqual([
      ['train', 'du train'],
      ['bureau', 'du bureau'],
    ])
  })

  it('is not written over by what was sent before it and arrives after it', async () => {
    const { type, typed } = await publicPrompt()
    await type('le plus récent', { rang: 2 })
    await type('en retard', { rang: 1 })
    expect(await typed()).toEqual([['poste', 'le plus récent']])
  })

  it('is gone once it is saved or given up, that of this editor alone', async () => {
    const { id, type, typed } = await publicPrompt()
    await type('gardé', { origine: 'bureau' })
    await type('abandonné', { origine: 'train' })
    await admin().prompts.dropTyped({ id, origine: 'train' })
    expect(await typed()).toEqual([['bureau', 'gardé']])
  })

  it('is kept of an item that does not exist yet', async () => {
    const draft = { ...gptDrafting.emptyDraft, description: 'Une idée sans nom' }
    await admin().gpts.keepTyped({ ...typingOf(null), draft })
    expect((await admin().gpts.typed({ id: null })).map(({ draft: kept }) => kept)).toEqual([draft])
    expect(await admin().prompts.typed({ id: null })).toEqual([])
    expect(await other().gpts.typed({ id: null })).toEqual([])
  })

  it('is still read of an item that is gone, by whoever typed it alone', async () => {
    const { id, type } = await publicPrompt()
    await type('tapé avant')
    await admin().prompts.remove({ ids: [id] })
    expect((await admin().prompts.typed({ id })).map(({ draft }) => draft.prompt)).toEqual([
      'tapé avant',
    ])
    expect(await other().prompts.typed({ id })).toEqual([])
  })

  it('may be far too long: nothing of it is cut', async () => {
    const { id, item, typed } = await publicPrompt()
    const draft = {
      ...promptDrafting.draftOf(item),
      titre: 'a'.repeat(403),
      prompt: 'b'.repeat(200_000),
    }
    await admin().prompts.keepTyped({ ...typingOf(id), draft })
    const [kept] = (await admin().prompts.get({ id })).saisies
    expect(kept?.draft).toEqual(draft)
    expect(await typed()).toHaveLength(1)
  })

  it('is refused of an item that is gone, or none of theirs', async () => {
    const { id, item } = await publicPrompt()
    const draft = promptDrafting.draftOf(item)
    const contributor = asRole(db, 'contributor', { id: 'c', email: 'c@example.org' }).admin
    await expect(contributor.prompts.keepTyped({ ...typingOf(id), draft })).rejects.toMatchObject({
      code: expect.stringMatching(/FORBIDDEN|NOT_FOUND/),
    })
    await admin().prompts.remove({ ids: [id] })
    await expect(admin().prompts.keepTyped({ ...typingOf(id), draft })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is fifty of a person at most, the oldest going first', async () => {
    const item = promptDrafting.draftOf(promptInput())
    const { rowsPerAccount } = storageBounds.autosaves
    for (let index = 0; index < rowsPerAccount + 2; index += 1) {
      const now = new Date(Date.UTC(2026, 10, 26, 9, index))
      await admin(now).prompts.keepTyped({ ...typingOf(null), origine: `o${index}`, draft: item })
    }
    const kept = await db.all<{ origine: string }>(
      sql`select ${autosaves.origine} origine from ${autosaves} order by ${autosaves.garde_le} limit 1`,
    )
    expect(await db.$count(autosaves)).toBe(rowsPerAccount)
    expect(kept).toEqual([{ origine: 'o2' }])
  })
})

const typingOf = (id: string | null) => ({ id, origine: 'poste', rang: 1, version: 1, copie: 0 })
