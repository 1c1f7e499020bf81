import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })

test('gives every assistant its setting to copy', journey, async ({ page }) => {
  await openPage(page, '/mcp')
  const address = new URL('/mcp', page.url()).href
  const settings: Record<string, unknown> = {
    'l’adresse du connecteur': address,
    'l’adresse pour Claude': address,
    'l’adresse pour ChatGPT': address,
    'l’adresse pour Le Chat': address,
    'la commande pour Claude Code': `claude mcp add --transport http promptotheque ${address}`,
    'le réglage pour Cursor': { mcpServers: { promptotheque: { url: address } } },
    'le réglage pour VS Code': { servers: { promptotheque: { type: 'http', url: address } } },
  }
  for (const [what, setting] of Object.entries(settings)) {
    const button = page.getByRole('button', { name: `Copier ${what}`, exact: true })
    await button.click()
    await expect(page.getByRole('button', { name: `Copié ! ${what}`, exact: true })).toBeVisible()
    const copied = await readClipboard(page)
    expect(typeof setting === 'string' ? copied : JSON.parse(copied)).toEqual(setting)
  }
})

test.describe('without a clipboard', () => {
  test.use({ allowedConsole: /^Copie impossible/ })

  test('selects the setting and says how to copy it', async ({ page }) => {
    await refuseClipboard(page)
    await openPage(page, '/mcp')
    await page.getByRole('button', { name: 'Copier la commande pour Claude Code' }).click()

    await expectToast(page, 'Copie impossible')
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected).toMatch(/^claude mcp add --transport http promptotheque http\S+\/mcp$/)
  })
})

test('is reached from the footer', async ({ page }) => {
  await openPage(page, '/cgu')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Utiliser dans votre assistant (MCP)' })
    .click()
  await expect(page).toHaveURL('/mcp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le fonds dans votre assistant')
})
