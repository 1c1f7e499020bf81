import { beforeEach, describe, expect, it } from 'vitest'

import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { csvLine } from '#shared/text/csv.ts'
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
const visitor = () => asVisitor(db).catalogue

const texts = {
  meta_title: 'Titre pour les moteurs',
  meta_description: 'Description pour les moteurs.',
  og_image: 'https://images.example.org/partage.png',
}
const noTexts = { meta_title: null, meta_description: null, og_image: null }
const emptyDraft = { meta_title: '', meta_description: '', og_image: '' }
const shown = {
  title: texts.meta_title,
  description: texts.meta_description,
  image: texts.og_image,
}

describe('the texts of an item for search engines', () => {
  it('are edited in the draft, and show on the page once that is published', async () => {
    const prompts = promptEditor(admin())
    const gpts = gptEditor(admin())
    const prompt = await prompts.create(promptInput({ statut: 'valide' }))
    const gpt = await gpts.create(gptInput({ statut: 'valide' }))
    const metadataOf = async () => [
      (await visitor().prompt({ slug: prompt.slug })).metadata,
      (await visitor().gpt({ slug: gpt.slug })).metadata,
    ]
    const own = await metadataOf()

    await prompts.edit(prompt.id, texts)
    await gpts.edit(gpt.id, texts)
    expect(await metadataOf()).toEqual(own)

    await prompts.publish(prompt.id)
    await gpts.publish(gpt.id)
    expect(await metadataOf()).toMatchObject([shown, shown])

    await prompts.publish(prompt.id, emptyDraft)
    await gpts.publish(gpt.id, emptyDraft)
    expect(await metadataOf()).toEqual(own)
  })

  it('keep an item from being published when they are longer than their room', async () => {
    const editor = promptEditor(admin())
    const { id } = await editor.create(promptInput())

    await expect(editor.publish(id, { meta_title: 'a'.repeat(61) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { details: { fields: { meta_title: [expect.any(String)] } } },
    })
  })

  it('are in the preview of a draft', async () => {
    const prompt = { ...promptDrafting.draftOf(promptInput()), ...texts }
    const gpt = { ...gptDrafting.draftOf(gptInput()), ...texts }

    const { prompts, gpts } = admin()
    expect((await prompts.preview({ id: null, draft: prompt })).metadata).toMatchObject(shown)
    expect((await gpts.preview({ id: null, draft: gpt })).metadata).toMatchObject(shown)
  })

  it('reach a visitor only as the metadata of the page', async () => {
    const prompt = promptInput({ statut: 'valide' })
    const gpt = gptInput({ statut: 'valide' })
    const readAnswers = async () => [
      await visitor().prompt({ slug: prompt.slug }),
      await visitor().gpt({ slug: gpt.slug }),
    ]
    const ids = await Promise.all([
      promptEditor(admin()).create(prompt),
      gptEditor(admin()).create(gpt),
    ])
    const before = await readAnswers()

    await promptEditor(admin()).publish(ids[0].id, texts)
    await gptEditor(admin()).publish(ids[1].id, texts)

    const after = await readAnswers()
    expect(after.map((answer) => Object.keys(answer))).toEqual(
      before.map((answer) => Object.keys(answer)),
    )
    for (const answer of after) {
      const { metadata: _metadata, ...rest } = answer
      expect(JSON.stringify(rest)).not.toMatch(/pour les moteurs|partage\.png|meta_|og_image/)
    }
  })

  it('are kept by revisions, which bring them back into the draft', async () => {
    const editor = promptEditor(admin())
    const { id } = await editor.create(promptInput({ ...texts, statut: 'valide' }))
    await editor.publish(id, { ...emptyDraft, titre: 'Un autre titre' })

    const [kept] = await admin().prompts.revisions({ id })
    await admin().prompts.restoreRevision({ id, revision: kept?.id ?? '' })

    const { item, draft } = await admin().prompts.get({ id })
    expect(item).toMatchObject(noTexts)
    expect(draft).toMatchObject(texts)
  })

  it('stay with an item that gets another address, is deleted and is brought back', async () => {
    const editor = promptEditor(admin())
    const { id } = await editor.create(promptInput({ ...texts, slug: 'un', statut: 'valide' }))

    await editor.publish(id, { slug: 'deux' })
    expect((await visitor().prompt({ slug: 'deux' })).metadata).toMatchObject(shown)

    await admin().prompts.remove({ ids: [id] })
    const [deleted] = await admin().prompts.deleted()
    await admin().prompts.restore({ id: deleted?.id ?? '' })
    expect((await admin().prompts.get({ id })).item).toMatchObject(texts)
  })

  it('are empty in a copy of the item', async () => {
    const prompt = await promptEditor(admin()).create(promptInput(texts))
    const gpt = await gptEditor(admin()).create(gptInput(texts))

    const copies = [
      await admin().prompts.get(await admin().prompts.duplicate({ id: prompt.id })),
      await admin().gpts.get(await admin().gpts.duplicate({ id: gpt.id })),
    ]

    expect(copies.map(({ item }) => item)).toMatchObject([noTexts, noTexts])
  })

  it.each([
    ['meta_title', 'meta_description', 'og_image'],
    ['Titre SEO', 'Meta description', 'Image de partage'],
    ['meta title', 'Méta description', 'og:image'],
  ])('are imported from columns such as «%s», «%s» and «%s»', async (...names) => {
    const { id, slug } = await promptEditor(admin()).create(promptInput())
    const file = chosen(
      'essai.csv',
      [
        ['slug', ...names],
        [slug, ...Object.values(texts)],
      ]
        .map(csvLine)
        .join(''),
    )

    await imported(db, await proposedRows([file]))

    expect((await admin().prompts.get({ id })).item).toMatchObject(texts)
  })
})

it('the editor of an item reads what its page says without these texts', async () => {
  const { id } = await promptEditor(admin()).create(
    promptInput({ ...texts, titre: 'Le sien', statut: 'valide' }),
  )

  expect(await admin().seoPages.ofItem({ kind: 'prompt', id })).toMatchObject({
    own: { title: 'Le sien' },
    redirects: [],
    formerPaths: [],
  })
})
