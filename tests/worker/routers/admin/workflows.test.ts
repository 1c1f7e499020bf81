import { describe, expect, it } from 'vitest'

import { adminLogs } from '#drizzle/schema/index.ts'
import { workflowModels } from '#shared/admin/workflows/workflow-templates.ts'
import { asAdmin, testAdmin } from '#tests/support/calls/caller.ts'
import { gptEditor } from '#tests/support/calls/edit-items.ts'
import { insertGpt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

const admin = (db: Database) =>
  asAdmin(db, testAdmin, { now: new Date('2026-03-04T10:00:00Z') }).admin

const steps = (...titres: string[]) =>
  titres.map((titre, index) => ({ numero: index + 1, titre, description: 'Une étape.' }))

describe('the plan of the workflow generator', () => {
  it('takes the priority slugs first, in their order, and public GPTs only (R183, R185)', async () => {
    const db = await createTestDatabase()
    for (const slug of ['autre', 'webographie-generator', 'zoe-martin-seo-audit']) {
      await insertGpt(db, { slug })
    }
    await insertGpt(db, { slug: 'lovable-architect' })
    await insertGpt(db, { slug: 'brouillon', statut: 'brouillon' })

    const { items } = await admin(db).workflows.plan()

    expect(items.map(({ slug }) => slug)).toEqual([
      'lovable-architect',
      'zoe-martin-seo-audit',
      'webographie-generator',
      'autre',
    ])
  })

  it('shows what would be written, and what is kept (R186)', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'ecrit', workflow: steps('Lire le rapport') })
    await insertGpt(db, { slug: 'vide', nom: 'Vide', categories: ['Content'] })

    const { items } = await admin(db).workflows.plan()

    expect(items).toMatchObject([
      {
        slug: 'vide',
        nom: 'Vide',
        version: 1,
        decision: 'generate',
        modele: workflowModels.content.nom,
        etapes: workflowModels.content.etapes,
        actuelles: 0,
      },
      { slug: 'ecrit', decision: 'keep', etapes: [], actuelles: 1 },
    ])
  })

  it('writes nothing', async () => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db)

    await admin(db).workflows.plan()

    expect((await admin(db).gpts.get({ id })).item.workflow).toEqual([])
    expect(await db.select().from(adminLogs)).toEqual([])
  })
})

describe('the workflow generator', () => {
  it('writes workflow and modification date of one GPT, and keeps it from then on (R188, R232)', async () => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db, {
      categories: ['Audit'],
      workflow: steps('Préparation', 'Consultation', 'Mise en application'),
    })
    const { generate } = admin(db).workflows

    expect(await generate({ id, version: 1 })).toEqual({ outcome: 'generated' })

    expect(await admin(db).gpts.get({ id })).toMatchObject({
      version: 2,
      date_modification: '2026-03-04T10:00:00.000Z',
      item: { workflow: workflowModels.seo.etapes },
    })
    expect(await generate({ id, version: 2 })).toEqual({ outcome: 'kept' })
    expect(await db.select().from(adminLogs)).toMatchObject([
      { action: 'gpt.workflow', record_id: id },
    ])
  })

  it('does not overwrite an edit that came between plan and writing', async () => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db)
    await gptEditor(admin(db)).publish(id, { nom: 'Autre nom' })

    await expect(admin(db).workflows.generate({ id, version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { currentVersion: 2 } },
    })
  })

  it.each(['brouillon', 'refuse'] as const)('leaves a GPT of status %s alone', async (statut) => {
    const db = await createTestDatabase()
    const { id } = await insertGpt(db, { statut })

    await expect(admin(db).workflows.generate({ id, version: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
