import { expect, type Page } from '@playwright/test'

import { breakApi } from '#tests/e2e/fixtures/api-calls.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { askedText, askedTexts, holdSuggestions } from '#tests/e2e/fixtures/suggestion-calls.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const box = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: RegExp | string) => list(page).getByRole('option', { name })
const searchOption = (page: Page, text: string) => option(page, `Rechercher «\u00a0${text}\u00a0»`)
/** The list shows what answers the text, and nothing newer is on its way. */
async function expectAnswered(page: Page, text: string): Promise<void> {
  await expect(searchOption(page, text)).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
}
const announcements = (page: Page) => page.getByRole('search').getByRole('status')

const hreflang = 'Contrôle hreflang multilingue'

test(
  'opens what it proposes from the keyboard, the focus staying in the box',
  journey,
  async ({ page }) => {
    await openPage(page, '/')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await box(page).pressSequentially('hreflang')

    const hit = option(page, hreflang)
    await expect(hit).toContainText('GPT · Technical SEO')
    await expect(hit.locator('mark').first()).toHaveText('hreflang')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(box(page)).toHaveAttribute('aria-controls', await idOf(page))
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')

    const names = await list(page).getByRole('option').allTextContents()
    for (const name of names) {
      await page.keyboard.press('ArrowDown')
      const active = list(page).getByRole('option', { selected: true })
      await expect(active).toHaveText(name)
      await expect(box(page)).toHaveAttribute('aria-activedescendant', /./)
      await expect(box(page)).toBeFocused()
      if (name.includes(hreflang)) break
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: hreflang })).toBeVisible()
  },
)

test('goes round its options and comes back to the text', async ({ page }) => {
  await openPage(page, '/')
  await box(page).fill('hreflang')
  await expect(list(page)).toBeVisible()

  await page.keyboard.press('ArrowUp')
  await expect(searchOption(page, 'hreflang')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0)
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')

  await page.keyboard.press('Home')
  expect(await box(page).evaluate(caretOf)).toBe(0)
  await page.keyboard.press('End')
  expect(await box(page).evaluate(caretOf)).toBe('hreflang'.length)
  await expect(list(page)).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('s')
  await expect(box(page)).toHaveValue('hreflangs')
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
})

test('closes at the first Escape, clears the text at the second, opens again with an arrow', async ({
  page,
}) => {
  await openPage(page, '/')
  await box(page).fill('hreflang')
  await expect(list(page)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('hreflang')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')
  await box(page).pressSequentially('maillage')
  await expect(box(page)).toHaveValue('maillage')
})

test('searches for the text while no option is chosen', async ({ page }) => {
  await openPage(page, '/')
  await box(page).fill('hreflang')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=hreflang')
  await expect(list(page)).toHaveCount(0)
})

test('proposes on the search page too, and makes way for the results', async ({ page }) => {
  await openPage(page, '/recherche?q=maillage')
  await box(page).fill('hreflang')
  await expect(option(page, hreflang)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=hreflang')
  await expect(list(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('hreflang')
})

test('opens an item, a category and the search with the mouse', async ({ page }) => {
  await openPage(page, '/')
  await box(page).fill('hreflang')
  await option(page, hreflang).click()
  await expect(page).toHaveURL('/gpt/controle-hreflang')

  await openPage(page, '/')
  await box(page).fill('e-commerce')
  await option(page, /^E-commerce\s: \d+ prompts?, \d+ GPT$/).click()
  await expect(page).toHaveURL('/prompts?category=E-commerce')

  await openPage(page, '/')
  await box(page).fill('hreflang')
  await searchOption(page, 'hreflang').click()
  await expect(page).toHaveURL('/recherche?q=hreflang')
})

test('opens an option in another tab and stays where it is', async ({ page, context }) => {
  await openPage(page, '/')
  await box(page).fill('hreflang')
  const opened = context.waitForEvent('page')
  await option(page, hreflang).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/gpt/controle-hreflang')
  await expect(page).toHaveURL('/')
  await expect(box(page)).toHaveValue('hreflang')
})

test('closes when the focus goes elsewhere', async ({ page }) => {
  await openPage(page, '/')
  await box(page).fill('hreflang')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('hreflang')
})

test('says how much it proposes', async ({ page }) => {
  await openPage(page, '/')
  await box(page).fill('hreflang')
  await expect(list(page)).toBeVisible()
  const proposed = (await list(page).getByRole('option').count()) - 1
  await expect(announcements(page)).toHaveText(
    proposed === 1 ? '1 suggestion' : `${proposed} suggestions`,
  )

  await box(page).fill('zzzzzz')
  await expect(announcements(page)).toHaveText('Aucune suggestion')
  await expect(list(page).getByRole('option')).toHaveCount(1)

  await page.keyboard.press('Escape')
  await expect(announcements(page)).toHaveText('')
})

test('shows the answer to the last text, whichever comes last', journey, async ({ page }) => {
  await openPage(page, '/')
  const release = await holdSuggestions(page, 'mail')
  const asked = page.waitForRequest((request) => askedText(request) === 'mail')
  const dropped = page.waitForEvent('requestfailed', (request) => askedText(request) === 'mail')
  await box(page).fill('mail')
  await asked

  await box(page).fill('hreflang')
  await dropped
  await expect(searchOption(page, 'hreflang')).toBeVisible()
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(searchOption(page, 'hreflang')).toBeVisible()
  await expect(option(page, hreflang)).toBeVisible()
})

test('an answer to an earlier text is shown while the text goes on from it, and the search is for the text', async ({
  page,
}) => {
  await openPage(page, '/')
  const releaseEarlier = await holdSuggestions(page, 'hrefl')
  const releaseLast = await holdSuggestions(page, 'hreflang mult')
  const asked = page.waitForRequest((request) => askedText(request) === 'hrefl')
  await box(page).fill('hrefl')
  await asked
  const askedLast = page.waitForRequest((request) => askedText(request) === 'hreflang mult')
  await box(page).fill('hreflang mult')
  await askedLast
  await expect(list(page)).toHaveCount(0)

  releaseEarlier()
  await expect(option(page, hreflang)).toBeVisible()
  await expect(searchOption(page, 'hreflang mult')).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-busy', 'true')
  // What the keyboard is on stays on it, be it in the newer answer too.
  await page.keyboard.press('ArrowDown')
  await expect(option(page, hreflang)).toHaveAttribute('aria-selected', 'true')
  releaseLast()
  await expectAnswered(page, 'hreflang mult')
  await expect(option(page, hreflang)).toHaveAttribute('aria-selected', 'true')
  await page.unrouteAll({ behavior: 'wait' })
})

test('an answer to an earlier text that the box no longer holds is not shown', async ({ page }) => {
  await openPage(page, '/')
  const releaseEarlier = await holdSuggestions(page, 'maillage')
  const releaseLast = await holdSuggestions(page, 'hreflang')
  for (const text of ['maillage', 'hreflang']) {
    const asked = page.waitForRequest((request) => askedText(request) === text)
    await box(page).fill(text)
    await asked
  }
  const answered = page.waitForResponse((response) => askedText(response.request()) === 'maillage')
  releaseEarlier()
  await answered
  await expect(list(page)).toHaveCount(0)
  releaseLast()
  await expectAnswered(page, 'hreflang')
  await page.unrouteAll({ behavior: 'wait' })
})

test('a word that stands for what was typed is named beside what it proposes', async ({ page }) => {
  await openPage(page, '/')
  await box(page).fill('hreflng')
  await expect(option(page, hreflang)).toContainText('mot corrigé\u00a0: hreflang')
  await expectAnswered(page, 'hreflng')
  await box(page).fill('hreflang')
  await expectAnswered(page, 'hreflang')
  await expect(option(page, hreflang)).not.toContainText('mot corrigé')
})

test('proposes nothing for an answer that comes after the search was sent', async ({ page }) => {
  await openPage(page, '/')
  const release = await holdSuggestions(page, 'hreflang')
  const asked = page.waitForRequest((request) => askedText(request) === 'hreflang')
  await box(page).fill('hreflang')
  await asked
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recherche?q=hreflang')
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByRole('main').getByRole('heading', { name: hreflang })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
})

test('asks once for letters that follow each other, and for the text as it is cleaned', async ({
  page,
}) => {
  await openPage(page, '/')
  await box(page).fill('zzzzzz')
  await expectAnswered(page, 'zzzzzz')
  const texts = askedTexts(page)
  await box(page).evaluate((input: HTMLInputElement) => {
    for (const text of ['hr', 'hrefl', '  <hreflang> ']) {
      input.setRangeText(text, 0, input.value.length)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expectAnswered(page, 'hreflang')
  expect(texts).toEqual(['hreflang'])
})

test('asks from two letters on, and not again for a letter taken back', async ({ page }) => {
  await openPage(page, '/')
  const texts = askedTexts(page)
  await box(page).fill('hr')
  await expectAnswered(page, 'hr')
  await page.keyboard.press('e')
  await expectAnswered(page, 'hre')
  await page.keyboard.press('Backspace')
  await expectAnswered(page, 'hr')

  await page.keyboard.press('Backspace')
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('re')
  await expectAnswered(page, 'hre')
  expect(texts).toEqual(['hr', 'hre'])
})

/** Holds a script of the page until the function that it returns is called. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('keeps text and caret when its code arrives late', async ({ page }) => {
  const release = await holdScript(page, 'suggestion-list-*')
  await openPage(page, '/')
  await box(page).pressSequentially('hreflng')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('a')
  release()

  await expect(option(page, hreflang)).toBeVisible()
  await expect(box(page)).toHaveValue('hreflang')
  await expect(box(page)).toBeFocused()
  expect(await box(page).evaluate(caretOf)).toBe('hrefla'.length)
})

test('proposes nothing for a text that was submitted before its code arrived', async ({ page }) => {
  const release = await holdScript(page, 'suggestion-list-*')
  await openPage(page, '/recherche')
  const texts = askedTexts(page)
  await box(page).fill('hreflang')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { name: hreflang })).toBeVisible()
  release()
  await expect(announcements(page)).toBeAttached()
  // Twice the pause after which suggestions are requested.
  await page.waitForTimeout(300)
  expect(texts).toEqual([])
  await expect(list(page)).toHaveCount(0)

  await box(page).fill('maillage')
  await expectAnswered(page, 'maillage')
})

test('proposes for a text that was typed before the script ran', async ({ page }) => {
  const release = await holdScript(page, 'entry-client')
  await page.goto('/')
  await page.getByRole('searchbox').pressSequentially('hreflang')
  release()
  await expect(option(page, hreflang)).toBeVisible()
  await expect(box(page)).toHaveValue('hreflang')
})

test('closes for the message that a search is invalid', async ({ page }) => {
  await openPage(page, '/')
  await box(page).fill('script')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Recherche invalide')
  await expect(list(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test.describe('without an answer', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('stays a search box when suggestions fail', async ({ page }) => {
    await openPage(page, '/')
    const restore = await breakApi(page)
    const failed = page.waitForEvent('requestfailed')
    await box(page).fill('hreflang')
    await failed
    await restore()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('heading', { name: hreflang })).toBeVisible()
    await expect(page).toHaveURL('/recherche?q=hreflang')
  })

  test('stays a search box when their code cannot be loaded', async ({ page }) => {
    await page.route('**/assets/suggestion-list-*.js', (route) => route.abort())
    await openPage(page, '/')
    const failed = page.waitForEvent('requestfailed')
    await box(page).fill('hreflang')
    await failed
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recherche?q=hreflang')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test(
    'shows the whole list inside the screen, and opens what is touched',
    journey,
    async ({ page }) => {
      await openPage(page, '/')
      await box(page).fill('seo')
      await expect(list(page)).toBeInViewport({ ratio: 0.99 })
      const heights = await list(page)
        .getByRole('option')
        .evaluateAll((options) => options.map((each) => each.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)

      await page.keyboard.press('ArrowUp')
      await expect(searchOption(page, 'seo')).toBeInViewport({ ratio: 0.99 })
      await expect(list(page)).toBeInViewport({ ratio: 0.99 })

      await box(page).fill('hreflang')
      await option(page, hreflang).tap()
      await expect(page.getByRole('heading', { level: 1, name: hreflang })).toBeVisible()
    },
  )

  test('scrolls the page when the screen is too low for the list', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 })
    await openPage(page, '/')
    await box(page).fill('seo')
    await expect(list(page)).toBeInViewport({ ratio: 0.99 })
    await expect(box(page)).toBeInViewport({ ratio: 0.99 })
  })
})

for (const width of [360, 1280]) {
  test(`an open list is accessible at ${width} px in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    await box(page).fill('seo')
    await expect(list(page).getByRole('group').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(list(page).getByRole('option', { selected: true })).toBeVisible()
    await expectNoViolations(page)
  })
}

test('tells the chosen option apart where colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/')
  await box(page).fill('seo')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const outlines = await list(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((each) => getComputedStyle(each).outlineStyle))
  expect(outlines.map((style) => style !== 'none')).toEqual(outlines.map((_, index) => index === 0))
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('is a plain search box', async ({ page }) => {
    await page.goto('/')
    const plainBox = page.getByRole('searchbox', { name: 'Rechercher un prompt ou un GPT' })
    await expect(plainBox).not.toHaveAttribute('aria-expanded')
    await plainBox.fill('hreflang')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/recherche?q=hreflang')
  })
})

const caretOf = (input: HTMLInputElement) => input.selectionStart

const idOf = async (page: Page) => (await list(page).getAttribute('id')) ?? 'no id'
