import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journeyIf } from '#tests/e2e/support/tiers.ts'

const widths = [320, 360, 390, 480, 768, 820, 1024, 1280, 1366, 1920]

/** Texts of the footer that stand beside each other, and are not on the same line. */
const unevenTexts = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => {
    const pen = document.createElement('canvas').getContext('2d')
    const texts: { text: string; top: number; bottom: number; baseline: number }[] = []
    const walker = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      // The sentence below the name has lines of its own.
      if (!parent?.checkVisibility() || !text || parent.closest('.sr-only, p')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const [box] = range.getClientRects()
      if (!box || box.width < 2) continue
      const { top, bottom } = box
      if (pen) pen.font = getComputedStyle(parent).font
      const baseline = top + (pen?.measureText(text).fontBoundingBoxAscent ?? 0)
      texts.push({ text, top, bottom, baseline })
    }
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(({ top, bottom }) => top < one.bottom - 4 && one.top < bottom - 4)
        .filter(({ baseline }) => Math.abs(baseline - one.baseline) > 0.75)
        .map(
          (other) =>
            `${one.text} ${one.baseline.toFixed(1)}, ${other.text} ${other.baseline.toFixed(1)}`,
        ),
    )
  })

for (const width of widths) {
  test(
    `texts of the footer that stand beside each other share a baseline at ${width} px`,
    journeyIf(width === 1280),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, '/cgu')
      expect(await unevenTexts(page)).toEqual([])
    },
  )
}
