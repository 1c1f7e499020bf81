import { expect } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'

const longTag = 'x'.repeat(65)

for (const width of [360, 768, 1280]) {
  test(`a label without spaces stays in its field at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id, titre } = await createPrompt(page)
    await openAdmin(page, `/prompts/${id}`, titre)
    const field = page.getByRole('combobox', { name: 'Tags' })
    await field.fill(longTag)
    await field.press('Enter')
    const chip = page.getByRole('list', { name: 'Tags : choix' }).getByText(longTag)
    await expect(chip).toBeVisible()

    const [panelRight = 0, ...rights] = await field.evaluate((input) => {
      const panel = input.closest('[role=tabpanel]')
      const chips = document.querySelectorAll('[aria-label="Tags : choix"] li')
      return [panel ?? input, input, ...chips].map((one) => one.getBoundingClientRect().right)
    })
    expect(Math.max(...rights)).toBeLessThanOrEqual(panelRight)
    await page.getByRole('button', { name: `Retirer ${longTag}` }).click()
    await expect(chip).toHaveCount(0)
  })
}

test('a label of which nothing is drawn is not added', async ({ page }) => {
  const { id, titre } = await createPrompt(page, { tags: ['audit'] })
  await openAdmin(page, `/prompts/${id}`, titre)
  const field = page.getByRole('combobox', { name: 'Tags' })
  await field.fill('\u200B')
  await field.press('Enter')
  await field.fill('me\u200Bsure')
  await field.press('Enter')
  const chips = page.getByRole('list', { name: 'Tags : choix' }).getByRole('listitem')
  await expect(chips).toHaveText([/^audit/, /^mesure/])
})
