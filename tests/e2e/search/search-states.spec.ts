import { expect } from '@playwright/test'

import { breakApi, holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { countLine, foundRows } from '#tests/e2e/support/found-items.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { searchBox } from '#tests/e2e/support/search-box.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

test(
  'shows each state of a search in turn: none, loading, results, nothing found (R111, R112, R116, R119, R208)',
  journey,
  async ({ page }) => {
    await openPage(page, '/recherche')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Recherches populaires' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Prêt à chercher ?' })).toBeVisible()

    const release = await holdApi(page)
    await searchBox(page).fill('hreflang')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recherche?q=hreflang')
    await expect(page.getByText('Recherche en cours...', { exact: true })).toBeAttached()
    await release()
    await expect(
      main.getByRole('heading', { name: 'Contrôle hreflang multilingue', exact: true }),
    ).toBeVisible()
    await expect(main.getByText('Recherche en cours...')).toHaveCount(0)

    await searchBox(page).fill('zzzzzz')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('heading', { name: 'Aucun résultat trouvé' })).toBeVisible()
    await expect(
      main.getByText('Essayez de modifier votre recherche ou utilisez des termes plus généraux', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(main.getByRole('link', { name: 'Analyse SERP' })).toBeVisible()
    await expect(main.getByText('Rien sur «\u00a0zzzzzz\u00a0».', { exact: true })).toBeVisible()
    // Said once to the eye, and where it is read out.
    await expect(main.getByText(/\d résultat/)).toHaveCount(0)
    await expect(countLine(page)).toHaveText('Aucun résultat pour «\u00a0zzzzzz\u00a0»')
    await expect(page.getByRole('search', { name: 'Filtres' })).toHaveCount(0)
  },
)

test.describe('without an answer', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('says that the search failed (R117, R208)', async ({ page }) => {
    await openPage(page, '/recherche')
    const mend = await breakApi(page)
    await searchBox(page).fill('hreflang')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Erreur lors de la recherche', { exact: true })).toBeVisible()

    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(foundRows(page).first()).toBeVisible()
  })
})
