import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

const pages = [
  '/prompt/prevision-trafic-budget',
  '/',
  '/gpt/profil-linkedin-de-consultant',
  '/gpt/seo-en-comite-de-direction',
  '/confidentialite',
  '/mentions-legales',
]

for (const path of pages) {
  test(`no line of ${path} begins with a unit or a group of digits at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, path)

    const lines = await page.evaluate(linesOfPage)
    const split = lines.flatMap((line, index) => {
      const former = lines[index - 1] ?? ''
      return /\d$/.test(former) && startsWithRest.test(line) ? [`${former} | ${line}`] : []
    })

    expect(lines.length).toBeGreaterThan(100)
    expect(split).toEqual([])
  })
}

const startsWithRest =
  /^(?:[€%‰]|\d{3}(?!\d)|(?:k€|[kKMG]o?|px|ms|s|min|h|ans?|mois|semaines?|jours?|heures?|minutes?|secondes?|mots?|caractères)(?![\p{L}\d]))/u

/** What stands on each line of the page, block by block, as the browser broke it. */
function linesOfPage(): string[] {
  const verbatim = 'pre, code'
  const blocks = document.querySelectorAll(
    ':is(main, footer) :is(p, li, dt, dd, td, th, h1, h2, h3, summary, [data-prompt-text] > *)',
  )
  return [...blocks]
    .filter((block) => !block.closest(verbatim))
    .flatMap((block) => {
      const lines = ['']
      let bottom = -Infinity
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const { length } = text.textContent ?? ''
        for (let at = 0; at < length; at += 1) {
          const range = new Range()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const letter = range.toString()
          const [box] = range.getClientRects()
          if (!box || box.width === 0 || /\s/.test(letter)) continue
          if (box.top >= bottom) lines.push('')
          bottom = box.bottom
          lines.push(`${lines.pop()}${letter}`)
        }
      }
      // What is apart is no broken line of what stands before.
      lines.push('—')
      return lines
    })
}
