import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { gpts, settingRow, siteSettings } from '#drizzle/schema/index.ts'
import type { GptInput } from '#shared/items/gpt-fields.ts'
import { gptDrafting } from '#shared/items/item-drafting.ts'
import { gptScore } from '#shared/items/ranking.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import { asAdmin, asVisitor, testAdmin } from '#tests/support/calls/caller.ts'
import { gptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput } from '#tests/support/calls/inputs.ts'
import { insertGpt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const now = new Date('2026-03-04T10:00:00Z')
const calls = (db: Database) => asAdmin(db, testAdmin, { now }).admin
const admin = (db: Database) => calls(db).gpts
const editor = (db: Database) => gptEditor(calls(db))

const wholeRow = async (db: Database, id: string) => {
  const [row] = await db.select().from(gpts).where(eq(gpts.id, id))
  return row
}

const sections: Pick<GptInput, 'cas_usage' | 'workflow' | 'limitations' | 'faq' | 'requetes_seo'> =
  {
    cas_usage: [{ titre: 'Auditer', description: 'Un site', contexte: 'Refonte' }],
    workflow: [{ numero: 1, titre: 'Ouvrir', description: 'Le GPT', conseils: ['Lentement'] }],
    limitations: [
      { type: 'prerequis', titre: 'Accès', description: 'Un compte', importance: 'low' },
    ],
    faq: [{ question: 'Gratuit ?', reponse: 'Oui.' }],
    requetes_seo: { requetes: ['gpt audit'] },
  }

describe('writing a GPT', () => {
  it('creates it with every field and all sections (R190)', async () => {
    const db = await createTestDatabase()
    const item = gptInput({
      ...sections,
      categories: ['Audit'],
      role: 'Tu audites.',
      ia: 'GPT-4',
      statut: 'valide',
      epingle: true,
      auteur_nom: 'Prénom Nom',
      conversations_associees: [{ nom: 'Essai', url: 'https://chatgpt.com/share/1' }],
    })

    const { id } = await editor(db).create(item)

    expect(await admin(db).get({ id })).toMatchObject({ version: 2, cote: 'AUD G01', item })
    expect(await asVisitor(db).catalogue.gpt({ slug: item.slug })).toMatchObject({
      nom: item.nom,
      generiques: [],
    })
  })

  it('copies it as a draft that is not pinned', async () => {
    const db = await createTestDatabase()
    const row = await insertGpt(db, { slug: 'gpt', nom: 'GPT', epingle: true, ...sections })

    const { id } = await admin(db).duplicate({ id: row.id })

    expect((await admin(db).get({ id })).item).toEqual({
      ...gptDrafting.inputSchema.parse(row),
      slug: 'gpt-copie',
      nom: 'GPT (copie)',
      statut: 'brouillon',
      epingle: false,
    })
  })

  it('refuses to publish an older version, or under a slug that is taken', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'pris' })
    const { id } = await insertGpt(db)

    await expect(admin(db).publish({ id, version: 3, copie: 0 })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { currentVersion: 1 } },
    })
    await expect(editor(db).publish(id, { slug: 'pris' })).rejects.toMatchObject({
      cause: { details: { fields: { slug: [expect.any(String)] } } },
    })
    expect((await wholeRow(db, id))?.version).toBe(1)
  })

  it('keeps a note for its editors: a GPT has no public history', async () => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db)

    await editor(db).publish(id, { nom: 'Un autre nom' }, 'Relu.')
    await editor(db).publish(id, { nom: 'Encore un nom' })

    const [latest] = await admin(db).revisions({ id })
    expect(latest?.note).toBe('Relu.')
  })
})

describe('the ranking of a GPT that is saved (R250)', () => {
  it.each([
    ['without the name of the consultant', 'Audit SEO', 'Émile Zola'],
    ['with it', "L'audit d'Émile Zola", 'Émile Zola'],
    ['with it in capitals', "L'AUDIT D'ÉMILE ZOLA", 'émile zola'],
    ['with it in the settings in capitals', 'Audit avec Émile Zola', 'ÉMILE ZOLA'],
    ['with a letter that SQL could read otherwise', "Audit 100 % d'O'Brien", "O'Brien"],
  ])('is the one of the rule, for a name %s', async (_case, nom, consultant_name) => {
    const db = await createTestDatabase()
    const identity = { ...sampleIdentity, consultant_name }
    await writeBatch(db, [db.insert(siteSettings).values(settingRow('identity', identity))])
    const item = gptInput({ nom, categories: ['SEO'] })

    const { id } = await editor(db).create(item)
    expect((await wholeRow(db, id))?.score).toBe(gptScore(item, consultant_name))

    await editor(db).publish(id, { epingle: true })
    expect((await wholeRow(db, id))?.score).toBe(1000)
    await editor(db).publish(id, { epingle: false })
    expect((await wholeRow(db, id))?.score).toBe(gptScore(item, consultant_name))
  })

  it('counts the sample name where no identity is set', async () => {
    const db = await createTestDatabase()
    const item = gptInput({ nom: 'Audit avec Prénom Nom' })

    const { id } = await editor(db).create(item)

    expect((await wholeRow(db, id))?.score).toBe(gptScore(item, sampleIdentity.consultant_name))
  })
})
