import { expect, type Page } from '@playwright/test'

import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openedAddress, stubAssistants } from '#tests/e2e/support/assistant-tabs.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })
test.beforeEach(({ context }) => stubAssistants(context))

const slug = 'brief-contenu-redacteur'
const path = `/prompt/${slug}`

const group = (page: Page) => page.getByRole('group', { name: 'Ouvrir dans un assistant' })
const others = (page: Page) => group(page).getByRole('button', { name: 'Autres assistants' })
const link = (page: Page, name: string) =>
  group(page).getByRole('link', { name: `Ouvrir dans ${name}` })
const list = (page: Page) => group(page).getByRole('list')

const pasteHint = 'Prompt copié : collez-le si le champ est vide'

for (const [name, before, start, after] of [
  ['Le Chat', 'À coller\u00a0: le texte est copié', 'https://chat.mistral.ai/chat', pasteHint],
  [
    'Perplexity',
    'Texte déjà écrit, la recherche part aussitôt',
    'https://www.perplexity.ai/search?q=',
    'Le prompt personnalisé va s’ouvrir dans Perplexity\u00a0: la recherche part aussitôt.',
  ],
  ['Copilot', 'À coller\u00a0: le texte est copié', 'https://copilot.microsoft.com/', pasteHint],
] as const) {
  test(`opens a prompt in ${name} and says what happens before and after`, async ({ page }) => {
    const { prompt } = await publicPrompt(slug)
    await openPage(page, path)
    await others(page).click()
    await expect(list(page).getByRole('listitem').filter({ hasText: name })).toContainText(before)
    const url = await openedAddress(page, link(page, name))
    expect(url.href.startsWith(start)).toBe(true)
    expect(url.searchParams.get('q')).toBe(name === 'Perplexity' ? prompt : null)
    await page.bringToFront()
    await expectToast(page, `Ouverture de ${name}`, after)
    expect(await readClipboard(page)).toBe(prompt)

    // It is the last choice now, and replaces the third link.
    await expect(list(page)).toHaveCount(0)
    await expect(group(page).getByRole('link')).toHaveText([/Claude/, /ChatGPT/, RegExp(name)])
    await expect(page.getByTitle('Votre dernier choix')).toHaveText(RegExp(name))
  })
}

test('unfolds and folds the other assistants from the keyboard', journey, async ({ page }) => {
  await openPage(page, path)
  await link(page, 'Gemini').focus()
  await page.keyboard.press('Tab')
  await expect(others(page)).toBeFocused()
  await expect(others(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(others(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(list(page).getByRole('link')).toHaveCount(3)

  await page.keyboard.press('Tab')
  await expect(link(page, 'Le Chat')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(others(page)).toBeFocused()

  await page.keyboard.press('Space')
  await expect(list(page)).toBeVisible()
  for (const name of ['Le Chat', 'Perplexity', 'Copilot']) {
    await page.keyboard.press('Tab')
    await expect(link(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(list(page)).toHaveCount(0)

  await others(page).click()
  await expect(list(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('shows one assistant, and all six in the list', async ({ page }) => {
    await openPage(page, path)
    await expect(group(page).getByRole('link')).toHaveText([/Claude/])
    await others(page).click()
    await expect(list(page).getByRole('link')).toHaveText([
      /Claude/,
      /ChatGPT/,
      /Gemini/,
      /Le Chat/,
      /Perplexity/,
      /Copilot/,
    ])
    await openedAddress(page, link(page, 'Copilot'))
    await page.bringToFront()
    await expect(group(page).getByRole('link')).toHaveText([/Copilot/])
    const widths = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widths).toBe(360)
  })
})
