import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { arrivals, delayClient, isLive, openEarly } from '#tests/e2e/fixtures/slow-client.ts'

const paths = [
  '/',
  '/prompts',
  '/gpts',
  '/prompt/brief-contenu-redacteur',
  '/gpt/lovable-architect',
  '/recherche?q=seo',
]

const place = (page: Page) => page.evaluate(() => scrollY)
const readAt = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y)
const firstItem = (page: Page) => page.locator('article h3 a').first()
const isShown = (page: Page) =>
  expect(page.locator('nav[aria-label="Fil d’Ariane"] ~ div h1')).toBeVisible()

for (const { delayMs, viewport, tier } of arrivals) {
  test.describe(`with the client ${delayMs} ms late, ${viewport.width} px wide`, () => {
    test.use({ viewport })
    test.beforeEach(({ context }) => delayClient(context, delayMs))

    test('no page moves when the client arrives', async ({ context }) => {
      await Promise.all(
        paths.map(async (path) => {
          const page = await context.newPage()
          await openEarly(page, path)
          await readAt(page, 1500)
          const places = [await place(page)]
          await isLive(page)
          // What follows the first rendering would move it as well.
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
          places.push(await place(page))
          expect(places, path).toEqual([1500, 1500])
        }),
      )
    })

    test(
      'back and forward lead to where the visitor was, a link to the top',
      tier,
      async ({ page }) => {
        await openEarly(page, '/prompts')
        await readAt(page, 1500)
        await isLive(page)
        await firstItem(page).dispatchEvent('click')
        await isShown(page)
        await expect.poll(() => place(page)).toBe(0)
        await readAt(page, 400)
        await page.goBack()
        await expect.poll(() => place(page)).toBe(1500)
        await page.goForward()
        await isShown(page)
        await expect.poll(() => place(page)).toBe(400)
      },
    )

    test('a reload and a return from another site keep the place', async ({ page }) => {
      await openEarly(page, '/gpt/lovable-architect')
      await isLive(page)
      await readAt(page, 1500)
      await page.reload()
      await isLive(page)
      expect(await place(page)).toBe(1500)
      await page.goto('about:blank')
      await page.goBack()
      await isLive(page)
      expect(await place(page)).toBe(1500)
    })

    test('an address with an anchor shows its section', async ({ page }) => {
      await openEarly(page, '/gpt/lovable-architect#faq')
      const section = page.locator('#faq')
      const top = () => section.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThan(200)
      const before = await place(page)
      await isLive(page)
      expect(await place(page)).toBe(before)
    })
  })
}

test('a reload keeps the place though the page ended before the browser was told', async ({
  page,
}) => {
  await openEarly(page, '/gpt/lovable-architect')
  await isLive(page)
  await readAt(page, 1500)
  // As the router has it while it runs, whose own listener of this event is undone.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'manual'
    }),
  )
  await page.reload()
  await isLive(page)
  expect(await place(page)).toBe(1500)
})

test('a link to a section of the page leads there, and back', async ({ page }) => {
  await openEarly(page, '/gpt/lovable-architect')
  await isLive(page)
  const contents = page.getByRole('navigation', { name: 'Dans cette page' })
  await contents.getByRole('link', { name: 'Limitations et prérequis' }).click()
  await expect(page).toHaveURL('/gpt/lovable-architect#limites')
  await expect(page.locator('#limites')).toBeInViewport()
  const limits = await place(page)
  await contents.getByRole('link', { name: 'FAQ spécialisée' }).click()
  await expect(page.locator('#faq')).toBeInViewport()
  expect(await place(page)).toBeGreaterThan(limits)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(limits)
})

test('forward to a list in another order leads to where it was left', async ({ page }) => {
  await openEarly(page, '/gpts')
  await isLive(page)
  await page.getByLabel('Trier par').selectOption('recent')
  await expect(page).toHaveURL(/tri=recent/)
  await expect(page.locator('[aria-busy]:has(> article)')).toHaveAttribute('aria-busy', 'false')
  await readAt(page, 2200)
  // The router notes the place once scrolling has paused.
  await page.waitForTimeout(300)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(0)
  await page.goForward()
  await expect(page).toHaveURL(/tri=recent/)

  await expect(page.locator('[aria-busy]:has(> article)')).toHaveAttribute('aria-busy', 'false')
  // To the pixel that a fraction is rounded to.
  await expect.poll(async () => Math.abs((await place(page)) - 2200)).toBeLessThan(3)
})
