import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

test('asks for the popular prompts at every visit of the home page (R226)', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('catalogue.popularPrompts')) calls.push(request.url())
  })
  await openPage(page, '/cgu')
  const home = page.getByRole('banner').getByRole('link', { name: 'Promptothèque' })
  await home.click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGU' }).click()
  await expect(page).toHaveURL('/cgu')
  await home.click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => calls.length).toBe(2)
})
