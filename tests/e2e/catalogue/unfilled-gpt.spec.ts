import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql/web'

import { openClient } from '#drizzle/local/database-client.ts'
import { gpts } from '#drizzle/schema/index.ts'
import { test } from '#tests/e2e/fixtures/changed-site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { gptValues } from '#tests/support/database/factories.ts'

const faq = [{ question: 'Que demande-t-il ?', reponse: 'Vos données.' }]

test('names the default assistant of a GPT without one (R81)', async ({ page, changedSite }) => {
  const { url, authToken } = changedSite.database
  const database = drizzle(openClient(url, authToken))
  const values = gptValues({
    slug: 'sans-assistant',
    nom: 'Sans assistant',
    categories: ['Local'],
    tags: ['assistant par défaut'],
    ia: null,
  })
  await database.insert(gpts).values({ ...values, id: 'sans-assistant', cote_rang: 951 })
  const card = page.getByRole('article').filter({ hasText: 'Sans assistant' })
  const badge = card.getByText('ChatGPT', { exact: true })
  const note = page.getByText(/^Sur cette page/)
  // One GPT alone, then several whose launches differ.
  for (const path of ['/gpts?tag=assistant+par+défaut', '/gpts?category=Local']) {
    await openPage(page, path)
    await expect(card).toBeVisible()
    await expect(note).toHaveText('Sur cette page\u00a0: pour ChatGPT')
    await expect(badge).toHaveCount(0)
  }

  const other = gptValues({
    slug: 'autre-assistant',
    nom: 'Autre assistant',
    categories: ['Local'],
    ia: 'Claude',
  })
  await database.insert(gpts).values({ ...other, id: 'autre-assistant', cote_rang: 952 })
  try {
    await openPage(page, '/gpts?category=Local&vue=liste')
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading') })
    const own = row.filter({ hasText: 'Sans assistant' })
    await expect(own.getByText('ChatGPT', { exact: true })).toBeVisible()
    await expect(
      row.filter({ hasText: 'Autre assistant' }).getByText('Claude', { exact: true }),
    ).toBeVisible()
    await expect(note).toHaveCount(0)
  } finally {
    // Other tests of this site expect one assistant.
    await database.delete(gpts).where(eq(gpts.id, 'autre-assistant'))
  }
})

test('fills each missing section with content that says it is generic (R100)', async ({
  page,
  changedSite,
}) => {
  const { url, authToken } = changedSite.database
  const values = gptValues({ slug: 'a-moitie-ecrit', nom: 'À moitié écrit', faq })
  await drizzle(openClient(url, authToken))
    .insert(gpts)
    .values({ ...values, id: 'a-moitie-ecrit', cote_rang: 950 })
  await openPage(page, '/gpt/a-moitie-ecrit')
  for (const name of [/Cas d’usage concrets/, /Workflow recommandé/, /Limitations et prérequis/]) {
    const section = page.getByRole('region', { name })
    await expect(section.getByText('Contenu générique', { exact: true })).toBeVisible()
    await expect(section.getByRole('listitem').first()).toBeVisible()
  }
  const written = page.getByRole('region', { name: /FAQ spécialisée/ })
  await expect(written.locator('summary')).toHaveText(['Que demande-t-il ?'])
  await expect(written.getByText('Contenu générique')).toHaveCount(0)
})
