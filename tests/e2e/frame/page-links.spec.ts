import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

/** A new document forgets it. */
const markDocument = (page: Page) => page.evaluate(() => (document.documentElement.title = 'same'))
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.title === 'same')

const firstCard = (page: Page) => page.getByRole('article').first().getByRole('heading')

/** The calls of the catalogue that a page makes from now on. */
function catalogueCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/trpc/')) calls.push(pathname.slice('/api/trpc/'.length))
  })
  return calls
}

test(
  'a link leads to its page without a new document, at its top, and back',
  journey,
  async ({ page }) => {
    await openPage(page, '/prompts')
    await markDocument(page)
    const link = page.getByRole('article').last().getByRole('heading').getByRole('link')
    const title = await link.textContent()
    await link.click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/prompts')
    expect(await isSameDocument(page)).toBe(true)
  },
)

test('a link that narrows a list carries its query, and the list stays in place', async ({
  page,
}) => {
  await openPage(page, '/prompts')
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 80))
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Liste' }).click()
  await expect(page).toHaveURL('/prompts?vue=liste')
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await openPage(page, '/prompts')
  await markDocument(page)
  const tab = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Catégorie/ })
  const href = (await tab.getAttribute('href')) ?? ''
  await tab.click()
  await expect(page).toHaveURL(href)
  expect(new URL(page.url()).searchParams.get('category')).toBeTruthy()
  expect(await isSameDocument(page)).toBe(true)
})

test('a link stays a link to who wants it elsewhere', async ({ page, context }) => {
  await openPage(page, '/prompts')
  await markDocument(page)
  const link = firstCard(page).getByRole('link')
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.waitForURL(/\/prompt\//)

  await expect(page).toHaveURL('/prompts')
  expect(await isSameDocument(page)).toBe(true)
  await tab.close()
})

test('what a pointer rests on, or the keyboard reaches, is fetched ahead once', async ({
  page,
}) => {
  await openPage(page, '/prompts')
  const calls = catalogueCalls(page)
  const [first, second] = [0, 1].map((index) =>
    page.getByRole('article').nth(index).getByRole('heading').getByRole('link'),
  )
  await first?.hover()
  await expect.poll(() => calls.filter((call) => call.includes('catalogue.prompt')).length).toBe(1)
  await second?.focus()
  await expect.poll(() => calls.filter((call) => call.includes('catalogue.prompt')).length).toBe(2)
  await first?.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/prompt\//)

  expect(calls.filter((call) => call.includes('catalogue.prompt'))).toHaveLength(2)
})

test('no search is fetched ahead', async ({ page }) => {
  await openPage(page, '/prompts')
  const calls = catalogueCalls(page)
  await page.getByRole('article').first().getByRole('link', { name: /^#/ }).first().hover()
  // Longer than anybody's intent takes to count.
  await page.waitForTimeout(300)

  expect(calls.filter((call) => call.includes('search'))).toEqual([])
})

test('the section of the shown page is marked, in the bar and in the menu', async ({ page }) => {
  const marked = () =>
    page
      .locator('header a[aria-current]')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent.trim()} ${link.getAttribute('aria-current')}`),
      )
  await openPage(page, '/prompts?category=SEO')
  expect(await marked()).toEqual(['Prompts page', 'Prompts page'])

  await firstCard(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/prompt\//)
  await expect.poll(marked).toEqual(['Prompts true', 'Prompts true'])
})
