import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { clipboardPermissions } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions, allowedConsole: /status of 404|^Page introuvable/ })

test('by keyboard, copies a prompt three presses after it is opened', journey, async ({ page }) => {
  await openPage(page, '/prompt/brief-contenu-redacteur')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Aller à « Copier le prompt »' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copier le prompt', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Prompt copié !')
})

test('offers the way to «Copier le prompt» where there is such a button alone', async ({
  page,
}) => {
  for (const path of ['/prompts', '/gpt/lovable-architect', '/prompt/inconnu']) {
    await openPage(page, path)
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: /Aller à/ })).toHaveCount(0)
  }
})
