import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journey, journeyIf } from '#tests/e2e/support/tiers.ts'

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Menu' })

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('is closed by a tap outside, which presses nothing below', journey, async ({ page }) => {
    await openPage(page, '/prompts')
    const link = page.getByRole('main').getByRole('article').first().getByRole('heading')
    await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 600))
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
    const search = await page.getByRole('banner').getByRole('link').first().boundingBox()
    for (const [left, top] of [
      [x + 10, y + 10],
      [(search?.x ?? 0) + 10, (search?.y ?? 0) + 10],
    ] as const) {
      await page.getByRole('banner').locator('summary').tap()
      await expect(menu(page)).toBeVisible()
      await page.touchscreen.tap(left, top)
      await expect(menu(page)).toBeHidden()
      await expect(page).toHaveURL('/prompts')
    }
    await page.touchscreen.tap(x + 10, y + 10)
    await expect(page).toHaveURL(/\/prompt\//)
  })

  test('leads on by its own links, and closes by its button', async ({ page }) => {
    await openPage(page, '/prompts')
    const button = page.getByRole('banner').locator('summary')
    await button.tap()
    await button.tap()
    await expect(menu(page)).toBeHidden()
    await button.tap()
    await menu(page).getByRole('link', { name: 'GPT' }).tap()
    await expect(page).toHaveURL('/gpts')
  })
})

for (const [width, height] of [
  [768, 1024],
  [844, 390],
  [1024, 360],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(
    `the menu of clients opens under its button, whole, at ${width}×${height}`,
    journeyIf(width === 844),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const clients = Array.from({ length: 12 }, (_, index) => ({
          id: `c${index}`,
          name: `Client ${index}`,
          values: [{ variable: 'ton', value: 'Sobre' }],
        }))
        localStorage.setItem('profils-v1', JSON.stringify(clients))
      })
      await openPage(page, '/prompts')
      const chip = page.getByRole('button', { name: 'Client :' })
      await chip.click()
      const window = page.getByRole('dialog', { name: 'Client' })
      const foot = window.getByRole('link', { name: 'Mes profils clients' })
      await expect(foot).toBeInViewport({ ratio: 1 })
      const [from, to, last] = await Promise.all([
        chip.boundingBox(),
        window.boundingBox(),
        foot.boundingBox(),
      ])
      if (!from || !to || !last) throw new Error('Something is not shown')
      expect(to.x).toBeGreaterThanOrEqual(0)
      expect(to.x + to.width).toBeLessThanOrEqual(width)
      expect(to.y + to.height).toBeLessThanOrEqual(height)
      expect(last.y + last.height).toBeLessThanOrEqual(to.y + to.height)
      // Where there is room they begin together; else it ends with the page.
      expect(Math.min(Math.abs(to.x - from.x), width - to.x - to.width - 64)).toBeLessThanOrEqual(1)
      await window.getByRole('button', { name: 'Client 11' }).click()
      await expect(chip).toContainText('Client 11')
    },
  )
}
