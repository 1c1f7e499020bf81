import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { holdSuggestions } from '#tests/e2e/fixtures/suggestion-calls.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import {
  activeRow,
  expectPaletteAnswer,
  palette,
  paletteBox as box,
  paletteList as list,
  paletteRow,
} from '#tests/e2e/support/palette.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' })

const hreflang = 'Contrôle hreflang multilingue'

for (const width of [360, 1280]) {
  test(`opens from the top bar at ${width} px and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await openPage(page, '/cgu')
    await link(page).click()
    await expect(box(page)).toBeFocused()
    await expect(page).toHaveURL('/cgu')

    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(link(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
  })
}

test(
  'opens with Ctrl K from every place, a field included, and goes back there',
  journey,
  async ({ page }) => {
    await openPage(page, '/prompts')
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)

    const filter = page.getByRole('main').getByRole('searchbox', { name: 'Rechercher' })
    await filter.focus()
    await page.keyboard.type('mai')
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(filter).toBeFocused()
    await expect(filter).toHaveValue('mai')
  },
)

test('opens again at once after Escape', async ({ page }) => {
  await openPage(page, '/cgu')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await link(page).evaluate(async (anchor: HTMLElement) => {
    const dialog = document.querySelector('dialog')
    const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve))
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(escape)
    anchor.click()
    await closed
  })
  await expect(box(page)).toBeFocused()
})

test('stays open when the list below follows what was typed in its filter', async ({ page }) => {
  await openPage(page, '/prompts')
  await page.getByRole('main').getByRole('searchbox', { name: 'Rechercher' }).focus()
  await page.keyboard.type('mai')
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL('/prompts?q=mai')
  await expect(box(page)).toBeFocused()
})

test('closes when it leads to another category of the list it lies over', async ({ page }) => {
  await openPage(page, '/prompts')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('contenu')
  await paletteRow(page, /: \d+ prompts/)
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/[?]category=/)
  await expect(palette(page)).toHaveCount(0)
})

for (const way of ['Escape', 'Fermer']) {
  test(`what is typed after ${way} goes on in the field it was opened from`, async ({ page }) => {
    await openPage(page, '/prompt/viser-extrait-optimise')
    const field = page
      .getByRole('form', { name: 'Variables du prompt' })
      .getByRole('textbox')
      .first()
    await field.click()
    await page.keyboard.type('abc')
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await palette(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(palette(page)).toHaveCount(0)
    await expect(field).toBeFocused()
    await page.keyboard.type('de')
    await expect(field).toHaveValue('abcde')
  })
}

test('leaves the keys alone that mean something else', async ({ page }) => {
  await openPage(page, '/cgu')
  for (const keys of ['k', 'Alt+Control+k', 'Shift+Control+k', 'Meta+k', 'Control+/']) {
    await page.keyboard.press(keys)
  }
  await page.keyboard.press('/')
  await expect(palette(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
})

test('the slash goes to the search box of the page', async ({ page }) => {
  await openPage(page, '/prompts')
  await page.keyboard.press('/')
  const filter = page.getByRole('main').getByRole('searchbox', { name: 'Rechercher' })
  await expect(filter).toBeFocused()
  await expect(filter).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(filter).toHaveValue('a/b')

  await openPage(page, '/')
  await page.keyboard.press('/')
  await expect(
    page.getByRole('main').getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' }),
  ).toBeFocused()
  await expect(palette(page)).toHaveCount(0)
})

test('the slash opens the palette on a page without a box, and is a letter in it', async ({
  page,
}) => {
  await openPage(page, '/cgu')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(box(page)).toHaveValue('a/b')
})

test('opens an item and closes, the focus going into the page', journey, async ({ page }) => {
  await openPage(page, '/cgu')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('hreflang')
  await paletteRow(page, hreflang).getByRole('link').first().click()

  await expect(page.getByRole('heading', { level: 1, name: hreflang })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('searches for what is typed by the row for it, and while nothing newer has come', async ({
  page,
}) => {
  await openPage(page, '/cgu')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('hreflang')
  await paletteRow(page, 'Voir tous les résultats pour «\u00a0hreflang\u00a0»')
    .getByRole('button')
    .click()
  await expect(page).toHaveURL('/recherche?q=hreflang')
  await expect(palette(page)).toHaveCount(0)

  await openPage(page, '/cgu')
  const release = await holdSuggestions(page, 'hreflang')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('hreflang')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=hreflang')
  release()
  await page.unrouteAll({ behavior: 'wait' })
})

test('goes through its rows with the arrows, from the first to the last and round', async ({
  page,
}) => {
  await openPage(page, '/cgu')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('hreflang')
  await expect(paletteRow(page, hreflang)).toBeVisible()
  await expectPaletteAnswer(page)
  const texts = await list(page).getByRole('row').locator('b').allTextContents()
  expect(texts[0]).toContain(hreflang)
  for (const text of [...texts, texts[0] ?? '']) {
    await expect(activeRow(page).locator('b')).toHaveText(text)
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await activeRow(page).getByRole('gridcell').first().locator('> *').getAttribute('id')) ??
        'no id',
    )
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(activeRow(page).locator('b')).toHaveText(texts.at(-1) ?? '')
})

test('closes when this browser has searched too often, so that the message is seen', async ({
  page,
}) => {
  await openPage(page, '/cgu')
  await page.evaluate(() => localStorage.setItem('recherches', String(Date.now() + 30_000)))
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('hreflang')
  await paletteRow(page, 'Voir tous les résultats').getByRole('button').click()
  await expectToast(page, 'Trop de requêtes. Veuillez patienter.')
  await expect(palette(page)).toHaveCount(0)
  await expect(page).toHaveURL('/cgu')
})

test('says in sight that nothing is proposed', async ({ page }) => {
  await openPage(page, '/cgu')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('zzzzqqqq')
  const said = palette(page).getByText('Aucune proposition pour «\u00a0zzzzqqqq\u00a0».')
  await expect(said).toBeInViewport({ ratio: 1 })
  expect((await said.boundingBox())?.height).toBeGreaterThan(10)
})

test('closes at one Escape, its list open or not', async ({ page }) => {
  await openPage(page, '/cgu')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('hreflang')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('')
})

test('closes by its button, by a click beside it and with the page', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGU' }).click()
  await expect(page).toHaveURL('/cgu')

  await page.keyboard.press('Control+k')
  await palette(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(palette(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(palette(page)).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(palette(page)).toHaveCount(0)
})

test('stays a link for another tab', async ({ page, context }) => {
  await openPage(page, '/cgu')
  const opened = context.waitForEvent('page')
  await link(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/recherche')

  const openedToo = context.waitForEvent('page')
  await link(page).click({ button: 'middle' })
  await expect(await openedToo).toHaveURL('/recherche')
  await expect(palette(page)).toHaveCount(0)
})

test('names its keys', async ({ page }) => {
  await openPage(page, '/cgu')
  await expect(link(page).locator('kbd')).toHaveText('Ctrl K')
  await expect(link(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
})

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15' })

  test('opens with ⌘ K and leaves Ctrl K to the text', async ({ page }) => {
    await openPage(page, '/cgu')
    await expect(link(page).locator('kbd')).toHaveText('⌘ K')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Meta+k')
    await expect(palette(page)).toHaveCount(1)
    await expect(box(page)).toBeFocused()
  })
})

test.describe('without its code', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('goes to the search page', async ({ page }) => {
    await page.route('**/assets/search-palette-*.js', (route) => route.abort())
    await openPage(page, '/cgu')
    await link(page).click()
    await expect(page).toHaveURL('/recherche')
  })
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('is a link that promises no key', async ({ page }) => {
    await page.goto('/cgu')
    await expect(link(page).locator('kbd')).toBeHidden()
    await link(page).click()
    await expect(page).toHaveURL('/recherche')
  })
})

for (const width of [360, 1280]) {
  test(`an open palette is accessible and whole at ${width} px in both themes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await openPage(page, '/cgu')
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await expectNoViolations(page)

    await page.keyboard.type('seo')
    await expect(paletteRow(page, 'Voir tous les résultats')).toBeAttached()
    await expectPaletteAnswer(page)
    await page.keyboard.press('ArrowUp')
    await expect(activeRow(page)).toBeInViewport({ ratio: 0.99 })
    await expect(palette(page)).toBeInViewport({ ratio: 0.99 })
    await expectNoViolations(page)
  })
}
