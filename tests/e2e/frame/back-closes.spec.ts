import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { withClient } from '#tests/e2e/support/storage.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const path = '/prompt/brief-contenu-redacteur'
const profiles = (page: Page) => page.getByRole('dialog', { name: 'Profils clients' })

/** As the button of a phone does: a page that is left is not waited for. */
const goBack = (page: Page) => page.evaluate(() => history.back())

async function openProfiles(page: Page) {
  await page.getByRole('button', { name: 'Profils', exact: true }).tap()
  await expect(profiles(page)).toBeVisible()
}

test(
  'on a phone Back closes a window first, and leaves the page after that',
  journey,
  async ({ page }) => {
    await openPage(page, '/cgu')
    await openPage(page, path)
    await openProfiles(page)
    await goBack(page)
    await expect(profiles(page)).toBeHidden()
    await expect(page).toHaveURL(path)
    await goBack(page)
    await expect(page).toHaveURL('/cgu')
  },
)

test('on a phone Back passes by a window that was closed otherwise', async ({ page }) => {
  await openPage(page, '/cgu')
  await openPage(page, path)
  for (let times = 0; times < 2; times += 1) {
    await openProfiles(page)
    await profiles(page).getByRole('button', { name: 'Fermer' }).tap()
    await expect(profiles(page)).toBeHidden()
  }
  await openProfiles(page)
  await profiles(page).getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profils clients')
  await goBack(page)
  await expect(page).toHaveURL(path)
  await expect(profiles(page)).toBeHidden()
  await goBack(page)
  await expect(page).toHaveURL('/cgu')
})

test('on a phone Back closes a menu that covers the page', async ({ page }) => {
  await withClient(page)
  await openPage(page, path)
  const menu = page.getByRole('dialog', { name: 'Client' })
  await page.getByRole('button', { name: 'Client :' }).tap()
  await expect(menu).toBeVisible()
  await goBack(page)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(path)
})
