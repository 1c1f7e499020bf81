import { expect, type Locator } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

/** Characters of the longest line of the paragraphs, list items and values. */
const longestLine = (example: Locator) =>
  example.evaluate((root) => {
    const lines = [...root.querySelectorAll('p, li, dd')].flatMap((block) => {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      const byTop = new Map<number, number>()
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest('section[aria-label="Tableau"], pre')) continue
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const top = Math.round(range.getBoundingClientRect().bottom / 8)
          byTop.set(top, (byTop.get(top) ?? 0) + 1)
        }
      }
      return Array.from(byTop.values())
    })
    return Math.max(...lines)
  })

for (const path of ['/prompt/brief-contenu-redacteur', '/gpt/controle-hreflang']) {
  test(`the example of ${path} has at most 80 characters a line on a wide screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await openPage(page, `${path}#exemple`)
    const example = page.locator('#exemple')
    await expect(example).toBeVisible()
    const longest = await longestLine(example)
    expect(longest).toBeGreaterThan(50)
    expect(longest).toBeLessThanOrEqual(80)
  })
}

test('the code of an example scrolls within its box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/gpt/images-et-medias-rapides#exemple')
  const code = page.locator('#exemple pre').first()
  await expect(code).toBeVisible()
  expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await expectNoViolations(page)
})
