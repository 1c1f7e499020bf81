import { expect, type Page } from '@playwright/test'

import { publicGpts, publicPrompts } from '#tests/e2e/fixtures/seeded-content.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

const widths = [320, 360, 390, 768, 820, 1024, 1199, 1200, 1280, 1366, 1440, 1920]
/** From this width on, the form and the text are side by side. */
const sideBySideFromPx = 1200
const maxBarHeightPx = 90
const maxTextTopPx = 390
const minVisibleTextPx = 300

const longest = <Item>(items: Item[], lengthOf: (item: Item) => number) =>
  items.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))

/** The prompts with the longest title and description. */
async function promptsWithLongestHeads(): Promise<string[]> {
  const prompts = await publicPrompts()
  const slugs = [
    longest(prompts, ({ titre }) => titre.length),
    longest(prompts, ({ description }) => description.length),
  ].map(({ slug }) => slug)
  return [...new Set(slugs)]
}

const topOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

for (const width of widths) {
  test(`shows the prompt and its bar on the first screen at ${width} px`, async ({ page }) => {
    const height = width < 768 ? 780 : 768
    await page.setViewportSize({ width, height })
    for (const slug of await promptsWithLongestHeads()) {
      await openPage(page, `/prompt/${slug}`)
      const { top, bottom } = await page.locator('[data-prompt-actions]').evaluate((bar) => {
        const box = bar.getBoundingClientRect()
        return { top: box.top, bottom: box.bottom }
      })
      expect(bottom).toBeLessThanOrEqual(height)
      expect(bottom - top).toBeLessThanOrEqual(maxBarHeightPx)
      if (width >= sideBySideFromPx) {
        const text = await topOf(page, '[data-prompt-text] > :first-child')
        expect(text).toBeLessThanOrEqual(maxTextTopPx)
        if (width >= 1366) expect(top - text).toBeGreaterThanOrEqual(minVisibleTextPx)
      } else {
        expect(await topOf(page, 'fieldset[aria-label=Affichage]')).toBeLessThan(top - 40)
      }
    }
  })

  test(`keeps the bar of a prompt on one row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/')
    for (const assistant of ['chatgpt', 'perplexity']) {
      await page.evaluate((id) => localStorage.setItem('assistant', id), assistant)
      for (const slug of await promptsWithLongestHeads()) {
        await openPage(page, `/prompt/${slug}`)
        const middles = await page
          .locator('[data-prompt-actions]')
          .locator('a:visible, button:visible')
          .evaluateAll((controls) =>
            controls.map((control) => {
              const { top, bottom } = control.getBoundingClientRect()
              return Math.round((top + bottom) / 2)
            }),
          )
        expect(middles.length).toBeGreaterThanOrEqual(3)
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
        expect(await cutControls(page)).toEqual([])
      }
    }
  })
}

test('keeps titles of items within two lines at 1366 px', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const gpt = longest(await publicGpts(), ({ nom }) => nom.length)
  const prompts = await promptsWithLongestHeads()
  for (const path of [`/gpt/${gpt.slug}`, ...prompts.map((slug) => `/prompt/${slug}`)]) {
    await openPage(page, path)
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBeLessThanOrEqual(2)
  }
})

for (const path of ['/prompts', '/gpts', '/recherche?q=brief']) {
  test(`shows the first result of ${path} above y 420 on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await openPage(page, path)
    const first = page.getByRole('main').locator('article, ul[aria-busy] > li').first()
    expect(await first.evaluate((card) => card.getBoundingClientRect().top)).toBeLessThan(420)
    await expect(page.getByRole('link', { name: 'Liste' })).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Niveau' })).toBeHidden()
  })
}

test('unfolds the filters of a phone by keyboard and counts those that are chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openPage(page, '/prompts?category=SEO')
  const fold = page.getByRole('button', { name: 'Filtrer (1)' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Niveau' }).selectOption('Avancé')
  await expect(page).toHaveURL(/niveau=/)
  await expect(page.getByRole('button', { name: 'Filtrer (2)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('folds what explains the site on a phone, and unfolds it for a link to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openPage(page, '/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000)
  const answer = page.getByText('Tout le fonds se consulte')
  await expect(answer).toBeAttached()
  await expect(answer).toBeHidden()
  await page.getByRole('button', { name: 'Questions fréquentes' }).click()
  await expect(answer).toBeVisible()

  await openPage(page, '/#question-compte')
  await expect(answer).toBeVisible()
})

for (const path of [
  '/',
  '/prompts',
  '/gpts',
  '/recherche?q=brief',
  '/prompt/brief-contenu-redacteur',
  '/gpt/lovable-architect',
  '/hors-ligne',
  '/confidentialite',
  '/ajouter',
  '/profils',
  '/selection',
]) {
  test(`${path} cuts no text with the spacing of WCAG 1.4.12 at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openPage(page, path)
    expect(await cutControls(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    // The spacing of WCAG 1.4.12; a sheet of our own origin is all that the policy allows.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await cutControls(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    for (const bar of await page.locator('[data-prompt-actions], [data-launch-bar]').all())
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(maxBarHeightPx)
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The names of visible buttons whose shown text does not fit in them. */
const cutControls = (page: Page) =>
  page.locator('.btn:visible, button:visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const box = control.getBoundingClientRect()
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        const text = walker.currentNode
        // Hidden but for screen readers
        if ((text.parentElement?.offsetWidth ?? 0) <= 1) continue
        range.selectNodeContents(text)
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const fits =
            left >= box.left - 1 &&
            right <= box.right + 1 &&
            top >= box.top - 1 &&
            bottom <= box.bottom + 1
          if (!fits) return [control.textContent]
        }
      }
      return []
    }),
  )
