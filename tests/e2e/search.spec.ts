import { expect, type Page } from '@playwright/test'

import { holdApi } from './api-calls.ts'
import { openPage } from './open-page.ts'
import { test } from './site-test.ts'

const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

test('keeps the keyboard in the box after a search, and the box in step with the address', async ({
  page,
}) => {
  await openPage(page, '/recherche')
  await box(page).fill('  hreflang ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contrôle hreflang multilingue' })).toBeVisible()
  await expect(page).toHaveURL('/recherche?q=hreflang')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('hreflang')

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Prêt à chercher ?' })).toBeVisible()
  await expect(box(page)).toHaveValue('')
})

test('says that it searches, the first time and the next', async ({ page }) => {
  await openPage(page, '/recherche')
  for (const query of ['hreflang', 'maillage']) {
    const release = await holdApi(page)
    await box(page).fill(query)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Recherche en cours...', { exact: true })).toBeAttached()
    await release()
    await expect(page.getByText(`pour «\u00a0${query}\u00a0»`)).toBeVisible()
  }
})
