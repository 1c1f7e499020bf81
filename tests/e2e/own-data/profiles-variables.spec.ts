import { expect } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { test } from '#tests/e2e/fixtures/changed-site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const slug = 'faq-questions-clients'

test.beforeAll(async ({ changedSite }) => {
  await openClient(changedSite.database.url, changedSite.database.authToken).execute({
    sql: 'UPDATE prompts SET prompt = ? WHERE slug = ?',
    args: ["Pour [audience] sur [thème] et [theme], à [%], avec [l'audience]", slug],
  })
})

test('keeps of variables with one name for a profile the first, and counts what it keeps', async ({
  page,
}) => {
  await openPage(page, `/prompt/${slug}`)
  const form = page.getByRole('form', { name: 'Variables du prompt' })
  const fields = form.getByRole('textbox')
  await expect(fields).toHaveCount(5)
  for (const field of await fields.all()) await field.fill('une valeur')
  await page.getByRole('button', { name: 'Profils', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Profils clients' })
  const kept = dialog.getByRole('checkbox')
  await expect(kept).toHaveCount(2)
  for (const value of await kept.all()) await value.check()
  await dialog.getByLabel('Nom du nouveau profil').fill('Boulangerie Martin')
  await dialog.getByRole('button', { name: 'Enregistrer ces valeurs' }).click()
  await expectToast(
    page,
    'Profil enregistré',
    '«\u00a0Boulangerie Martin\u00a0» garde 2 valeurs, dans ce navigateur, et remplit les prompts.',
  )
  await openPage(page, '/profils')
  const terms = page.getByRole('main').getByRole('term')
  await expect(terms.filter({ hasText: /^(?:Public visé|Sujet)$/ })).toHaveCount(2)
})
