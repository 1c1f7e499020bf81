import { expect } from '@playwright/test'

import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openedAddress, stubAssistants } from '#tests/e2e/support/assistant-tabs.ts'

// The browser reports what was blocked.
test.use({ allowedConsole: /^Failed to load resource: net::ERR_(?:FAILED|BLOCKED_BY_CLIENT)/ })

const slug = 'brief-contenu-redacteur'

for (const { cause, blocked, filtersByItself } of [
  { cause: 'an extension blocks every script', blocked: '**/*.js', filtersByItself: false },
  {
    cause: 'the client does not arrive',
    blocked: '**/assets/entry-client.js',
    filtersByItself: true,
  },
]) {
  test.describe(`when ${cause}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(blocked, (route) => route.abort('blockedbyclient'))
    })

    test('a prompt shows its exact text and opens an assistant', async ({ page, context }) => {
      await stubAssistants(context)
      const { prompt } = await publicPrompt(slug)
      await page.goto(`/prompt/${slug}`)
      const text = page
        .getByRole('main')
        .locator('pre')
        .filter({ hasText: prompt.slice(0, 60) })
      await expect(text).toBeVisible()
      expect(await text.evaluate((element) => element.textContent)).toBe(prompt)
      await expect(page.getByRole('button', { name: 'Copier le prompt', exact: true })).toBeHidden()
      const link = page.getByRole('link', { name: 'Ouvrir dans ChatGPT' })
      expect((await openedAddress(page, link)).href).toBe('https://chatgpt.com/')
    })

    test('a list is filtered by its form', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 780 })
      await page.goto('/prompts')
      const category = page.getByRole('combobox', { name: 'Catégorie' })
      await category.selectOption('Local')
      if (!filtersByItself) await page.getByRole('button', { name: 'Filtrer' }).click()
      await expect(page).toHaveURL(/category=Local/)
      await expect(page.getByText('3 prompts disponibles dans la catégorie Local')).toBeVisible()
    })

    test('a phone shows the folded sections of the home page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 780 })
      await page.goto('/')
      await expect(page.getByText('Tout le fonds se consulte')).toBeVisible()
    })
  })
}
