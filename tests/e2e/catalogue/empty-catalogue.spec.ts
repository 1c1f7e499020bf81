import { expect } from '@playwright/test'
import { drizzle } from 'drizzle-orm/libsql/web'

import { openClient } from '#drizzle/local/database-client.ts'
import { dailyPicks, gpts, prompts } from '#drizzle/schema/index.ts'
import { test } from '#tests/e2e/fixtures/new-site-test.ts'
import { exactText } from '#tests/e2e/support/exact-text.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

test('says plainly that there is nothing where the catalogue is empty (R33, R56, R82, R104, R107)', async ({
  page,
  newSite,
}) => {
  const db = drizzle(openClient(newSite.database.url, newSite.database.authToken))
  await db.delete(dailyPicks)
  await db.update(prompts).set({ statut: 'brouillon' })
  await db.update(gpts).set({ statut: 'refuse' })

  // Written behind the site's back, which looks for changes every few seconds.
  await expect(async () => {
    await openPage(page, '/')
    const nothing = exactText(page, "Aucun contenu disponible pour aujourd'hui.")
    await expect(nothing).toBeVisible({ timeout: 500 })
    // The site may have looked between two of the changes. What there is none of is not counted.
    const figures = page.getByRole('main').getByRole('term')
    await expect(
      figures.filter({ hasText: /^(prompts prêts à copier|GPT personnalisés)$/ }),
    ).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 15_000 })

  await openPage(page, '/prompts')
  await expect(page.getByText('0 prompt disponible', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aucun prompt trouvé' })).toBeVisible()
  await expect(page.locator('[data-state="empty"]').getByRole('link')).toHaveText(['Contribuer'])

  await openPage(page, '/gpts')
  await expect(page.getByRole('heading', { name: 'Aucun GPT trouvé' })).toBeVisible()
  await expect(page.locator('[data-state="empty"]').getByRole('link')).toHaveText(['Contribuer'])

  await openPage(page, '/categories')
  const empty = page.getByRole('heading', { name: 'Aucune catégorie disponible' })
  expect(await empty.textContent()).toBe('Aucune catégorie disponible')
  await page.getByRole('main').getByRole('link', { name: 'Contribuer' }).first().click()
  await expect(page).toHaveURL('/ajouter')

  await page.goBack()
  await db.update(prompts).set({ statut: 'valide', categories: ['Botanique'] })
  const card = page.getByRole('main').getByRole('article')
  await expect(async () => {
    await openPage(page, '/categories')
    await expect(card.getByRole('heading')).toHaveText('Botanique', { timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await expect(card).toContainText('Prompts et GPT rangés hors des catégories que le fonds décrit.')
  await expect(card.getByRole('link', { name: /GPT/ })).toHaveCount(0)
})
