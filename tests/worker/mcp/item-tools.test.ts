import { expect, it } from 'vitest'

import { namesWith } from '#shared/items/field-schemas.ts'
import type { Fields } from '#shared/items/fields.ts'
import { gptFields } from '#shared/items/gpt-fields.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { readGpt, readPrompt } from '#worker/mcp/item-tools.ts'

/** The sections of later fields come before the example. */
const withSections = (before: string, fields: Fields) =>
  [before, ...namesWith(fields, 'section'), 'exemple'].join(' ')

it('keeps the order of the fields of its answers', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche' })
  await insertGpt(db, { slug: 'dossier' })
  const catalogue = { db, siteOrigin: 'https://catalogue.example' }
  const prompt = await readPrompt(catalogue, { slug: 'fiche' })
  const gpt = await readGpt(catalogue, { slug: 'dossier' })

  expect(Object.keys(prompt.structured).join(' ')).toBe(
    withSections(
      'slug titre description url categories tags niveau ia auteur modifie prompt variables',
      promptFields,
    ),
  )
  expect(Object.keys(gpt.structured).join(' ')).toBe(
    withSections(
      'slug nom description url url_destination role categories tags ia auteur modifie cas_usage methode limites faq',
      gptFields,
    ),
  )
})
