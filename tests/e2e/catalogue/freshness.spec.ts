import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principale' })

async function visit(page: Page, name: string, path: string) {
  await navigation(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL(path)
}

test('keeps the category counts for a minute, then asks again', async ({ page }) => {
  await page.clock.install()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('catalogue.categories')) calls.push(request.url())
  })
  await openPage(page, '/cgu')
  await visit(page, 'Tout explorer', '/categories')
  await expect(page.getByRole('article')).toHaveCount(16)
  expect(calls).toHaveLength(1)

  await visit(page, 'Contribuer', '/ajouter')
  await page.clock.fastForward(55_000)
  await visit(page, 'Tout explorer', '/categories')
  await expect(page.getByRole('article')).toHaveCount(16)
  expect(calls).toHaveLength(1)

  await visit(page, 'Contribuer', '/ajouter')
  await page.clock.fastForward(61_000)
  await visit(page, 'Tout explorer', '/categories')
  await expect.poll(() => calls.length).toBe(2)
})
