import { expect, type Locator, type Page } from '@playwright/test'

import { breakApi } from '#tests/e2e/fixtures/api-calls.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

// The network stack reports each call that is cut off.
test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

for (const [name, path, text] of [
  ['Prompts', '/prompts', 'Erreur lors du chargement des prompts'],
  ['GPT', '/gpts', 'Erreur lors du chargement des GPTs'],
  ['Tout explorer', '/categories', 'Erreur lors du chargement des catégories'],
] as const) {
  test(`says in red that ${path} could not be loaded when it is opened (R10, R58, R84, R108, R206)`, async ({
    page,
  }) => {
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

test(
  'says for each part of the home page that it failed, and shows all of them when tried again',
  journey,
  async ({ page }) => {
    await openPage(page, '/cgu')
    const mend = await breakApi(page)
    await page.getByRole('banner').getByRole('link', { name: 'Promptothèque' }).click()
    await expect(page).toHaveURL('/')
    for (const text of [
      'Erreur lors du chargement des contenus du jour',
      'Erreur lors du chargement des prompts',
      'Erreur lors du chargement des GPTs',
    ]) {
      await expectRed(page, page.getByText(text, { exact: true }))
    }

    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).nth(1).click()
    await expect(page.getByRole('main').getByText(/^Erreur/)).toHaveCount(0)
    for (const [name, count] of [
      ['Découvertes quotidiennes', 2],
      ['Prompts populaires', 4],
      ['GPT à la une', 2],
    ] as const) {
      await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(count)
    }
  },
)

/** In the red of the theme, which is a red: its hue lies there. */
async function expectRed(page: Page, text: Locator): Promise<void> {
  await expect(text).toBeVisible()
  const colour = await text.evaluate((element) => getComputedStyle(element).color)
  const hue = Number(/^oklch\(\S+ \S+ ([\d.]+)/.exec(colour)?.[1])
  expect(hue > 5 && hue < 40, `${colour} on ${page.url()}`).toBe(true)
}
