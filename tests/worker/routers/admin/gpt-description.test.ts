import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { markdownFormat } from '#drizzle/derived/markdown.ts'
import { gpts } from '#drizzle/schema/index.ts'
import type { MarkdownTree } from '#shared/text/markdown-tree.ts'
import { asAdmin, asVisitor } from '#tests/support/calls/caller.ts'
import { gptEditor } from '#tests/support/calls/edit-items.ts'
import { gptInput } from '#tests/support/calls/inputs.ts'
import { insertGpt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { hostileMarkdown } from '#tests/support/hostile/hostile-markdown.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const admin = (db: Database) => asAdmin(db).admin.gpts
const editor = (db: Database) => gptEditor(asAdmin(db).admin)

const storedIn = async (db: Database, id: string) => {
  const [row] = await db
    .select({ format: gpts.description_format, tree: gpts.description_arbre })
    .from(gpts)
    .where(eq(gpts.id, id))
  return row
}

const isStored = (text: string) => ({
  format: markdownFormat,
  tree: [['p', 'Un ', ['strong', text]]],
})

const write = (db: Database, slug: string, columns: Partial<typeof gpts.$inferInsert>) =>
  writeBatch(db, [db.update(gpts).set(columns).where(eq(gpts.slug, slug))])

describe('every write of a description stores what it shows', () => {
  it('when a GPT is made, saved, copied and brought back', async () => {
    const db = await createTestDatabase()
    const item = gptInput({ description: 'Un **premier**' })
    const { id } = await editor(db).create(item)
    const made = await storedIn(db, id)
    const copy = await admin(db).duplicate({ id })
    await editor(db).edit(id, { description: 'Un **second**' })
    const saved = await storedIn(db, id)
    await admin(db).remove({ ids: [id] })
    const [deleted] = await admin(db).deleted()
    await admin(db).restore({ id: deleted?.id ?? '' })

    expect(made).toEqual(isStored('premier'))
    expect(await storedIn(db, copy.id)).toEqual(isStored('premier'))
    expect(saved).toEqual(isStored('second'))
    expect(await storedIn(db, id)).toEqual(isStored('second'))
  })

  it('and a writer that knows of no tree leaves none that is shown', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'ancien', description: 'Un **premier**' })
    await write(db, 'ancien', { nom: 'Autre nom' })
    const kept = await db.select({ format: gpts.description_format }).from(gpts)
    await write(db, 'ancien', { description: 'Un **second**' })
    const { description } = await asVisitor(db).catalogue.gpt({ slug: 'ancien' })

    expect(kept).toEqual([{ format: markdownFormat }])
    expect(description).toEqual([['p', 'Un ', ['strong', 'second']]])
  })
})

describe('a reader', () => {
  const shown: MarkdownTree = [['p', 'Aucun ', ['em', 'rapport']]]

  it('is shown the stored tree', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'gpt', description: 'Le mot **zébrure**.' })
    await write(db, 'gpt', { description_arbre: [['p', 'Cité pour la ', ['em', 'zébrure']]] })
    const { catalogue } = asVisitor(db)

    expect((await catalogue.gpt({ slug: 'gpt' })).description).toEqual([
      ['p', 'Cité pour la ', ['em', 'zébrure']],
    ])
  })

  it('is shown the text itself where its tree is of another format, or spoilt', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'ancien', description: 'Un **mot**' })
    await insertGpt(db, { slug: 'abime', description: 'Un **mot**' })
    await write(db, 'ancien', { description_format: 0, description_arbre: shown })
    await db.$client.batch(
      [`update gpts set description_arbre = '[["script","alert(1)"]]' where slug = 'abime'`],
      'write',
    )
    const { catalogue } = asVisitor(db)

    for (const slug of ['ancien', 'abime']) {
      expect((await catalogue.gpt({ slug })).description).toEqual([['p', 'Un ', ['strong', 'mot']]])
    }
  })

  it('is shown one paragraph of a text that was stored before it could be refused', async () => {
    const db = await createTestDatabase()
    const description = '> '.repeat(100).trim()
    await insertGpt(db, { slug: 'profond', description })

    expect((await asVisitor(db).catalogue.gpt({ slug: 'profond' })).description).toEqual([
      ['p', description],
    ])
  })

  it('receives a description of 20,000 characters whole', async () => {
    const db = await createTestDatabase()
    const description = `${'Un paragraphe **fort**.\n\n'.repeat(850).slice(0, 19_990)}\n\nfin`
    await insertGpt(db, { slug: 'long', description })
    const gpt = await asVisitor(db).catalogue.gpt({ slug: 'long' })

    expect(gpt.description.at(-1)).toEqual(['p', 'fin'])
    expect(gpt.metadata.description.length).toBeLessThanOrEqual(160)
  })
})

describe('a description that is too much for its page', () => {
  const description = `Un mot.\n\n${hostileMarkdown['many tables with short rows']?.(19_000)}`
  const refusal = {
    code: 'BAD_REQUEST',
    message: expect.stringMatching(/^Ligne \d+\u00a0: mise en forme trop lourde\. Allégez/),
    cause: { details: { fields: { description: [expect.stringMatching(/^Ligne \d+/)] } } },
  }

  it('is kept in the draft, and refused beside its field when that is published', async () => {
    const db = await createTestDatabase()
    const { id } = await editor(db).create(gptInput({ statut: 'valide' }))
    const before = await db.select().from(gpts)

    await expect(editor(db).publish(id, { description })).rejects.toMatchObject(refusal)

    expect((await admin(db).get({ id })).draft.description).toBe(description)
    expect(await db.select().from(gpts)).toEqual(before)
  })

  it('is stored in the draft of a new GPT, and not in its row', async () => {
    const db = await createTestDatabase()
    const { id } = await editor(db).create(gptInput({ description }))

    const { draft, item } = await admin(db).get({ id })

    expect(draft.description).toBe(description)
    expect(item.description).toBe('')
    await expect(editor(db).publish(id)).rejects.toMatchObject(refusal)
  })

  it('is not shown in a preview', async () => {
    const db = await createTestDatabase()

    await expect(asAdmin(db).admin.markdown({ markdown: description })).rejects.toMatchObject(
      refusal,
    )
  })
})
