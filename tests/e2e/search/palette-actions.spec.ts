import { expect, type Page } from '@playwright/test'

import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'
import { breakApi, holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import { publicPrompt } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openedAddress, stubAssistants } from '#tests/e2e/support/assistant-tabs.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import {
  clipboardPermissions,
  readClipboard,
  refuseClipboard,
} from '#tests/e2e/support/clipboard.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { storeBegun, storeProfile } from '#tests/e2e/support/own-data.ts'
import {
  activeRow,
  expectPaletteAnswer,
  moveToRow,
  openPalette,
  palette,
  paletteBox,
  paletteList,
  paletteRow,
  paletteSaid,
} from '#tests/e2e/support/palette.ts'
import { journey, journeyIf } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

test.use({ permissions: clipboardPermissions })

const slug = 'brief-contenu-redacteur'
const title = 'Écrire un brief qu’un rédacteur peut suivre seul'
const hreflang = 'Contrôle hreflang multilingue'

/** Types a text, waits for its rows and goes to one of them. */
async function ask(page: Page, text: string, row: string) {
  await page.keyboard.type(text)
  await expect(paletteRow(page, row).first()).toBeVisible()
  await expectPaletteAnswer(page)
  await moveToRow(page, row)
}

async function filledText(of: string, values: Record<string, string>): Promise<string> {
  const { prompt } = await publicPrompt(of)
  return fillPrompt(parsePrompt(prompt), values)
}

test(
  'copies a prompt with what was typed into it and with the client’s values, and stays open',
  journey,
  async ({ page }) => {
    await openPage(page, '/cgu')
    await storeProfile(page, {
      name: 'Client Dupont',
      values: { secteur: 'Cuisine', ton: 'Sobre' },
    })
    await storeBegun(page, { slug, titre: title, total: 8, values: { ton: 'Espiègle' } })
    await openPalette(page)
    await ask(page, 'brief', title)
    await expect(activeRow(page)).toContainText(title)
    await page.keyboard.press('Control+Enter')

    await expect(paletteSaid(page)).toHaveText(
      `${title}\u00a0: Copié pour Client Dupont, 2 variables sur 8 remplies`,
    )
    await expect(activeRow(page)).toContainText('Copié pour Client Dupont')
    expect(await readClipboard(page)).toBe(
      await filledText(slug, { secteur: 'Cuisine', ton: 'Espiègle' }),
    )
    await expect(page).toHaveURL('/cgu')
    // What is typed next takes the place of what led here.
    await expect(paletteBox(page)).toBeFocused()
    await page.keyboard.type('hreflang')
    await expect(paletteBox(page)).toHaveValue('hreflang')
  },
)

test('goes by Tab from the box to the actions of the active row, and back by an arrow', async ({
  page,
}) => {
  await openPage(page, '/cgu')
  await openPalette(page)
  await ask(page, 'brief', title)
  await page.keyboard.press('Tab')
  const copy = activeRow(page).getByRole('button', { name: `Copier : ${title}` })
  await expect(copy).toBeFocused()
  await expect(copy).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
  await page.keyboard.press('Enter')
  await expect(paletteSaid(page)).toHaveText(`${title}\u00a0: Copié, à remplir entre crochets`)
  expect(await readClipboard(page)).toBe(await filledText(slug, {}))

  await page.keyboard.press('Tab')
  await expect(
    activeRow(page).getByRole('button', { name: `Ouvrir dans ChatGPT : ${title} (nouvel onglet)` }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(palette(page).getByRole('button', { name: 'Effacer' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(paletteBox(page)).toBeFocused()
  await expect(activeRow(page)).not.toContainText(title)
})

test('opens a prompt in the assistant used last', journey, async ({ page, context }) => {
  await stubAssistants(context)
  await openPage(page, '/cgu')
  await page.evaluate(() => localStorage.setItem('assistant', 'perplexity'))
  await storeBegun(page, { slug, titre: title, total: 8, values: { ton: 'Espiègle' } })
  await openPalette(page)
  await ask(page, 'brief', title)
  await expect(palette(page)).toContainText('ouvrir dans Perplexity')
  const address = await openedAddress(page, () => page.keyboard.press('Shift+Enter'))
  expect(address.hostname).toBe('www.perplexity.ai')
  expect(address.searchParams.get('q')).toBe(await filledText(slug, { ton: 'Espiègle' }))
  await page.bringToFront()
  await expectToast(page, 'Ouverture de Perplexity')
  await expect(palette(page)).toBeVisible()
})

test('opens a prompt in ChatGPT before any was used, by its button', async ({ page, context }) => {
  await stubAssistants(context)
  await openPage(page, '/cgu')
  await openPalette(page)
  await ask(page, 'brief', title)
  const button = paletteRow(page, title).getByRole('button', { name: 'Ouvrir dans ChatGPT' })
  const address = await openedAddress(page, button)
  expect(address.hostname).toBe('chatgpt.com')
})

test('launches a GPT, which is not copied', async ({ page }) => {
  await openPage(page, '/cgu')
  await openPalette(page)
  await ask(page, 'hreflang', hreflang)
  await expect(activeRow(page)).toContainText(hreflang)
  await expect(palette(page)).toContainText('lancer le GPT')
  await page.keyboard.press('Control+Enter')
  await expect(paletteSaid(page)).toHaveText('Un GPT ne se copie pas\u00a0: Maj Entrée le lance.')
  const launch = activeRow(page).getByRole('link', { name: `Lancer : ${hreflang}` })
  await expect(launch).toHaveAttribute('href', '/gpt/controle-hreflang/ouvrir')
  await expect(launch).toHaveAttribute('target', '_blank')
  // Where it lives is another site: what the key does is followed to the tab alone.
  await page
    .context()
    .route('**/gpt/controle-hreflang/ouvrir', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>GPT</title>' }),
    )
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Shift+Enter')
  await expect(await opened).toHaveURL('/gpt/controle-hreflang/ouvrir')
})

test.describe('without an answer', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('says what to do when the search does not answer, and commands answer all the same', async ({
    page,
  }) => {
    await openPage(page, '/cgu')
    const restore = await breakApi(page)
    await openPalette(page)
    await page.keyboard.type('brief')
    const trouble = palette(page).getByRole('alert')
    await expect(trouble).toContainText('La recherche ne répond pas pour le moment')
    await expect(paletteRow(page, 'Voir tous les résultats')).toBeVisible()
    await paletteBox(page).fill('theme')
    await expect(activeRow(page)).toContainText('Passer au thème sombre')

    await paletteBox(page).fill('brief')
    await expect(trouble).toBeVisible()
    await restore()
    await trouble.getByRole('button', { name: 'Réessayer' }).click()
    await expect(paletteRow(page, title)).toBeVisible()
    await expect(trouble).toHaveCount(0)
  })

  test('says what to do when the text does not come, and copies it at the next press', async ({
    page,
  }) => {
    await openPage(page, '/cgu')
    await storeBegun(page, { slug, titre: title, total: 8, values: { ton: 'Espiègle' } })
    const restore = await breakApi(page)
    await openPalette(page)
    await page.keyboard.press('Control+Enter')
    await expectToast(
      page,
      'Copie impossible',
      'Le texte n’est pas arrivé\u00a0: vérifiez votre connexion et réessayez, ou ouvrez la fiche.',
    )
    await restore()
    await page.keyboard.press('Control+Enter')
    await expect(paletteSaid(page)).toContainText('Copié')
    expect(await readClipboard(page)).toBe(await filledText(slug, { ton: 'Espiègle' }))
  })
})

test('commands answer while the search has not', async ({ page }) => {
  await openPage(page, '/cgu')
  const release = await holdApi(page)
  await openPalette(page)
  await page.keyboard.type('theme')
  await expect(activeRow(page)).toContainText('Passer au thème sombre')
  await expect(paletteList(page)).toHaveAttribute('aria-busy', 'true')
  await release()
  await expectPaletteAnswer(page)
})

test('says that the clipboard refuses', async ({ page }) => {
  await refuseClipboard(page)
  await openPage(page, '/cgu')
  await openPalette(page)
  await ask(page, 'brief', title)
  await page.keyboard.press('Control+Enter')
  await expectToast(
    page,
    'Copie impossible',
    'Ouvrez la fiche du prompt et copiez le texte affiché.',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('shows the first action of every row, and copies by it', journey, async ({ page }) => {
    await openPage(page, '/cgu')
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).tap()
    await expect(paletteBox(page)).toBeFocused()
    await ask(page, 'brief', title)
    const copy = paletteList(page).getByRole('button', { name: /^Copier/ })
    for (const button of await copy.all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await copy.first().tap()
    await expect(paletteSaid(page)).toContainText('Copié')
    expect(await readClipboard(page)).toBe(await filledText(slug, {}))
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
})

for (const width of [360, 768, 1280]) {
  test(
    `its rows and what it says are accessible at ${width} px`,
    journeyIf(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openPage(page, '/cgu')
      await storeProfile(page, { name: 'Client Dupont', values: { ton: 'Sobre' } })
      await storeBegun(page, { slug, titre: title, total: 8, values: { ton: 'Espiègle' } })
      await openPalette(page)
      await expectNoViolations(page)
      await page.keyboard.press('Control+Enter')
      await expect(paletteSaid(page)).toContainText('Copié')
      await expectNoViolations(page)
      await page.keyboard.type('brief')
      await expectPaletteAnswer(page)
      await expectNoViolations(page)
    },
  )
}
