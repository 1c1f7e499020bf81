import { expect, it } from 'vitest'

import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { readGpt, readPrompt } from '#worker/mcp/item-tools.ts'

it('keeps the order of the fields of its answers', async () => {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche' })
  await insertGpt(db, { slug: 'dossier' })
  const catalogue = { db, siteOrigin: 'https://catalogue.example' }
  const prompt = await readPrompt(catalogue, { slug: 'fiche' })
  const gpt = await readGpt(catalogue, { slug: 'dossier' })

  expect(Object.keys(prompt.structured).join(' ')).toBe(
    'slug titre description url categories tags niveau ia auteur modifie prompt variables exemple',
  )
  expect(Object.keys(gpt.structured).join(' ')).toBe(
    'slug nom description url url_destination role categories tags ia auteur modifie cas_usage methode limites faq exemple',
  )
})
