import { expect } from '@playwright/test'

import { assistants, directCount } from '#shared/variables/assistants.ts'
import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openedAddress, stubAssistants } from '#tests/e2e/support/assistant-tabs.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { copiedToast, expectToast } from '#tests/e2e/support/toasts.ts'
import { fillVariable } from '#tests/e2e/support/variables.ts'

test.use({ permissions: clipboardPermissions })

// The test itself fails on any cookie: nobody signs in, and nobody is recognised.
test(
  'R2: a visitor without an account browses, searches, filters, copies, personalises, opens in each assistant, launches and shares',
  journey,
  async ({ page, context, baseURL }) => {
    await stubAssistants(context)
    await openPage(page, '/')
    await page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' }).fill('brief')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recherche?q=brief')

    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Prompts', exact: true })
      .click()
    // The page that is left has a choice of that name too, and stays until the next one has loaded.
    await expect(page.getByRole('heading', { level: 1, name: 'Prompts' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Content')
    await expect(page).toHaveURL('/prompts?category=Content')
    const { prompt, titre } = await publicPrompt('brief-contenu-redacteur')
    const card = page.getByRole('article').filter({ hasText: titre })
    await card.getByRole('button', { name: 'Copier le prompt' }).click()
    await expectToast(page, 'Prompt copié !', copiedToast(prompt))
    expect(await readClipboard(page)).toBe(prompt)

    await card.getByRole('heading').getByRole('link').click()
    await fillVariable(page, 'Ton', 'vif')
    for (const { name } of assistants.slice(0, directCount)) {
      const link = page.getByRole('link', { name: `Ouvrir dans ${name}` })
      const url = await openedAddress(page, link)
      expect(url.searchParams.get('q')).toBe(prompt.replaceAll('[ton]', 'vif'))
      await page.bringToFront()
    }

    await openPage(page, '/gpt/lovable-architect')
    await expect(page.getByRole('link', { name: 'Lancer ce GPT' })).toHaveAttribute(
      'target',
      '_blank',
    )
    await page
      .getByRole('complementary', { name: 'Lancer et partager' })
      .getByRole('button', { name: /^Conversations/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await page.getByRole('button', { name: 'Partager ce GPT' }).click()
    await expect.poll(() => readClipboard(page)).toBe(`${baseURL}/gpt/lovable-architect`)
  },
)
