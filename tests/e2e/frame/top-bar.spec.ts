import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { withClient } from '#tests/e2e/support/storage.ts'
import { journeyIf } from '#tests/e2e/support/tiers.ts'

const widths = [360, 390, 768, 820, 1024, 1280]
const names = ['Dupont', 'Groupement des artisans couvreurs de la Loire-Atlantique sud']

/** What of the bar is outside the screen, and what covers what, by its name. */
const faults = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const shown = [...bar.querySelectorAll<HTMLElement>('a, button, summary')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const boxes = shown.map((element) => ({
      name: element.ariaLabel ?? element.textContent.trim(),
      element,
      box: element.getBoundingClientRect(),
    }))
    const { bottom } = bar.getBoundingClientRect()
    const outside = boxes
      .filter(
        ({ box }) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > bottom,
      )
      .map(({ name }) => `${name} is outside`)
    // Text that leaves its own box is cut or lies over its neighbour; a name that ends in «…» is not.
    const cut = boxes
      .filter(({ element }) => element.scrollWidth > element.clientWidth + 1)
      .map(({ name }) => `${name} is wider than its place`)
    const over = boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => box.right > other.box.left + 0.5 && other.box.right > box.left + 0.5)
        .map((other) => `${name} lies over ${other.name}`),
    )
    return [...outside, ...cut, ...over]
  })

for (const width of widths) {
  test(
    `the bar has room for all of its tools and a client at ${width} px`,
    journeyIf(width === 768),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, '/prompts')
      expect(await faults(page), 'without a client').toEqual([])
      for (const name of names) {
        const tab = await context.newPage()
        await tab.setViewportSize({ width, height: 800 })
        await tab.goto('/prompts')
        await tab.evaluate(() => localStorage.clear())
        await withClient(tab, name)
        await openPage(tab, '/prompts')
        await expect(tab.getByRole('button', { name: 'Client :' })).toContainText(name)
        expect(await faults(tab), name).toEqual([])
        await tab.close()
      }
    },
  )
}
