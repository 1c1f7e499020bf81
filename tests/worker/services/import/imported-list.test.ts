import { expect, it } from 'vitest'

import { csvLine } from '#shared/text/csv.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

import { chosen, imported, proposedRows } from './imports.ts'

const csv = (...lines: unknown[][]) => chosen('essai.csv', lines.map(csvLine).join(''))
const page = { tri: 'date_creation', ordre: 'asc', page: 1 } as const

it('lists the items of one import, those that it created and those that it changed', async () => {
  const db = await createTestDatabase()
  const { admin } = asAdmin(db)
  const changed = await insertPrompt(db, { titre: 'Publique' })
  await insertPrompt(db, { titre: 'Sans rapport' })
  const file = await proposedRows([
    csv(
      ['type', 'titre', 'prompt', 'slug'],
      ['prompt', 'Publique', 'Un autre texte', changed.slug],
      ['prompt', 'Nouveau', 'Un texte', ''],
      ['gpt', 'Un GPT', '', ''],
    ),
  ])
  const { entree } = await imported(db, file)
  await imported(db, await proposedRows([csv(['titre', 'prompt'], ['Plus tard', 'Un texte'])]))

  const { items } = await admin.prompts.list({ ...page, import: entree })
  expect(items.map(({ titre }) => titre).toSorted()).toEqual(['Nouveau', 'Publique'])
  expect((await admin.gpts.list({ ...page, import: entree })).items).toMatchObject([
    { nom: 'Un GPT' },
  ])
  const other = await admin.prompts.list({ ...page, import: crypto.randomUUID() })
  expect(other.total).toBe(0)

  const journal = await admin.journal.list({ page: 1 })
  const entry = journal.items.find(({ id }) => id === entree)
  expect(entry?.natures).toEqual(['prompt', 'gpt'])
})

it('lists no items for a row of the journal that is no import', async () => {
  const db = await createTestDatabase()
  const { admin } = asAdmin(db)
  const { id } = await insertPrompt(db)
  const entree = crypto.randomUUID()
  await admin.prompts.change({
    entree,
    items: [{ id, version: 1 }],
    changement: { champ: 'ia', valeur: 'Claude' },
  })

  expect((await admin.prompts.list({ ...page, import: entree })).total).toBe(0)
})
