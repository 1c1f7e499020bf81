import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, journeyIf } from '#tests/e2e/support/tiers.ts'

const fold = (page: Page) =>
  page.getByRole('region', { name: 'Voir un exemple de résultat' }).locator('> details')

for (const path of ['/gpt/cellule-de-crise-trafic', '/prompt/brief-contenu-redacteur']) {
  test(
    `what ${path} came with stays, and is there again on return as it was left`,
    journeyIf(path.startsWith('/prompt')),
    async ({ page }) => {
      await openPage(page, path)
      const texts = page.locator('[data-sent]')
      const sent = await texts.allInnerTexts()
      await page.getByRole('heading', { name: 'Voir un exemple de résultat' }).click()
      await expect(fold(page)).toHaveAttribute('open')
      const unfolded = await texts.allInnerTexts()
      expect(unfolded.join(' ').length).toBeGreaterThan(sent.join(' ').length)

      await page.getByRole('link', { name: 'Contribuer' }).first().click()
      await expect(page).toHaveURL('/ajouter')
      await page.goBack()

      await expect(page).toHaveURL(path)
      await expect(fold(page)).toHaveAttribute('open')
      expect(await texts.allInnerTexts()).toEqual(unfolded)
    },
  )
}

test(
  'an item that another page leads to is made whole, and one that follows it too',
  journey,
  async ({ page }) => {
    await openPage(page, '/gpt/cellule-de-crise-trafic')
    const texts = page.locator('[data-sent]')
    const first = await texts.allTextContents()
    const neighbour = page
      .getByRole('region', { name: 'Fiches voisines' })
      .getByRole('heading')
      .getByRole('link')
      .first()
    const title = await neighbour.textContent()
    await neighbour.click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    const second = await texts.allTextContents()
    expect(second.every((text) => text !== '')).toBe(true)
    expect(second).not.toEqual(first)

    await page.goBack()
    await expect.poll(() => texts.allTextContents()).toEqual(first)
  },
)
