import { beforeEach, expect, it } from 'vitest'

import { prompts } from '#drizzle/schema/index.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { chosen, imported, proposedRows } from '#tests/worker/services/import/imports.ts'
import type { Database } from '#worker/database/db.ts'

let db: Database
beforeEach(async () => {
  db = await createTestDatabase()
})

const admin = () => asAdmin(db).admin
const dirty = {
  titre: 'Z\u200Bé\u202Ero',
  description: '\u202Eune \u2066description\u2069',
  prompt: 'Un\u0000 texte\n\u200Bde deux lignes 👩\u200D💻',
  tags: ['\uFEFFaudit'],
}
const clean = {
  titre: 'Zéro',
  description: 'une description',
  prompt: 'Un texte\nde deux lignes 👩\u200D💻',
  tags: ['audit'],
}

it('publishes a prompt without stray characters', async () => {
  const { id, slug } = await promptEditor(admin()).create(promptInput({ statut: 'valide' }))
  await promptEditor(admin()).publish(id, dirty)

  expect(await asVisitor(db).catalogue.prompt({ slug })).toMatchObject({
    ...clean,
    description: [clean.description],
  })
})

it('publishes a GPT without stray characters in its sections', async () => {
  const { id, slug } = await gptEditor(admin()).create(gptInput({ statut: 'valide' }))
  await gptEditor(admin()).publish(id, {
    nom: dirty.titre,
    faq: [{ question: 'Q\u200Bui\u202E ?', reponse: '\u2067Moi', categorie: '\u200B' }],
    requetes_seo: { titre: '\u200B', requetes: 'au\u200Bdit\n\u200B\n', demandes: '\u2060' },
  })

  const gpt = await asVisitor(db).catalogue.gpt({ slug })
  expect(gpt).toMatchObject({
    nom: 'Zéro',
    faq: [{ question: 'Qui ?', reponse: ['Moi'] }],
    requetes_seo: { requetes: ['audit'] },
  })
})

it.each([
  ['a tag', { tags: ['\u200B'] }],
  ['a title', { titre: '\u200B' }],
  ['a title in Hangul fillers', { titre: '\u3164' }],
])('publishes nothing with %s of which nothing is drawn', async (_what, changes) => {
  const { id } = await promptEditor(admin()).create(promptInput({ statut: 'valide' }))

  await expect(promptEditor(admin()).publish(id, changes)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

it('keeps on saving what is typed after a stray character, and after it was published', async () => {
  const { id } = await promptEditor(admin()).create(promptInput({ statut: 'valide', titre: 'Un' }))
  const read = await admin().prompts.get({ id })
  const seen = { version: read.version, copie: read.copie }
  const { version, copie } = await admin().prompts.saveEdits({
    id,
    seen,
    edits: { titre: { from: 'Un', to: 'Un\u200B\u0000' } },
  })
  await admin().prompts.publish({ id, version, copie })
  const last = await admin().prompts.saveEdits({
    id,
    seen: { version, copie },
    edits: { titre: { from: 'Un\u200B\u0000', to: 'Un\u200B\u0000 deux' } },
  })

  expect(last.conflicts).toEqual({})
  expect((await admin().prompts.get({ id })).draft.titre).toBe('Un deux')
})

it('imports texts without stray characters', async () => {
  const file =
    'titre,prompt,tags,catégories\r\nZ\u200Bé\u202Ero,Un texte,\uFEFFaudit | \u200B,SEO\r\n'
  await imported(db, await proposedRows([chosen('essai.csv', file)]))

  expect(await db.select().from(prompts)).toMatchObject([
    { titre: 'Zéro', slug: 'zero', tags: ['audit'] },
  ])
})

it('renames no label to one of which nothing is drawn', async () => {
  await promptEditor(admin()).create(promptInput({ tags: ['audit'] }))

  await expect(admin().tags.rename({ pli: 'audit', nom: '\u200B' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  await expect(admin().categories.create({ nom: '\u200B' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  await admin().tags.rename({ pli: 'audit', nom: 'me\u200Bsure' })
  expect((await admin().tags.list()).tags).toMatchObject([{ nom: 'mesure' }])
})
