import { expect, type Locator, type Page } from '@playwright/test'

import { breakApi } from './api-calls.ts'
import { openPage } from './open-page.ts'
import { test } from './site-test.ts'

// The network stack reports each call that is cut off.
test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

for (const [name, path, text] of [
  ['Prompts', '/prompts', 'Erreur lors du chargement des prompts'],
  ['GPTs', '/gpts', 'Erreur lors du chargement des GPTs'],
  ['Tout explorer', '/categories', 'Erreur lors du chargement des catégories'],
] as const) {
  test(`says in red that ${path} could not be loaded when it is opened`, async ({ page }) => {
    await openPage(page, '/cgu')
    await breakApi(page)
    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name, exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expectRed(page, page.getByText(text, { exact: true }))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  })
}

/** In the red of the theme, which is a red: its hue lies there. */
async function expectRed(page: Page, text: Locator): Promise<void> {
  await expect(text).toBeVisible()
  const colour = await text.evaluate((element) => getComputedStyle(element).color)
  const hue = Number(/^oklch\(\S+ \S+ ([\d.]+)/.exec(colour)?.[1])
  expect(hue > 5 && hue < 40, `${colour} on ${page.url()}`).toBe(true)
}
