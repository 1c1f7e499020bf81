import { expect, type Page, type Request } from '@playwright/test'

import { seededRandom } from '#tests/bench/seeded-random.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { askedText, delaySuggestions } from '#tests/e2e/fixtures/suggestion-calls.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

const typed = 'audit seo technique'

/** Delays between 50 and 1500 ms, the same in each run. */
function delaysOf(seed: number): number[] {
  const random = seededRandom(seed)
  return Array.from(typed, () => 50 + random.below(1451))
}

/** What the box and its list say at one moment: the text, the text answered, and what is searched for. */
type Moment = { text: string; answered: string | null; searched: string; isBusy: boolean }

declare global {
  interface Window {
    moments: Moment[]
  }
}

/** Keeps each moment at which the list changes. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.moments = []
    const box = document.querySelector<HTMLInputElement>('main [role="combobox"]')
    new MutationObserver(() => {
      const list = document.querySelector('[role="listbox"]')
      if (!box || !list) return
      const options = [...list.querySelectorAll('[role="option"]')].map((one) => one.textContent)
      window.moments.push({
        text: box.value.trim(),
        answered: /pour (.+?) (?:Prompt|GPT) ·/.exec(options[0] ?? '')?.[1] ?? null,
        searched: options.at(-1) ?? '',
        isBusy: list.getAttribute('aria-busy') === 'true',
      })
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })

for (const [name, delays] of [
  ['at random', delaysOf(1)],
  ['at random, again', delaysOf(2)],
  ['always long', Array.from(typed, () => 1500)],
  ['ever shorter', Array.from(typed, (_, index) => Math.max(50, 1500 - 100 * index))],
] as const) {
  test(`typed letter by letter over a slow network, suggestions move on and never back: ${name}`, async ({
    page,
  }) => {
    await openPage(page, '/')
    await delaySuggestions(page, [...delays])
    let open = 0
    let mostOpen = 0
    page.on('request', (request) => {
      if (askedText(request) !== undefined) mostOpen = Math.max(mostOpen, (open += 1))
    })
    const end = (request: Request) => {
      if (askedText(request) !== undefined) open -= 1
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    const box = page.getByRole('main').getByRole('combobox')
    await box.focus()
    await watch(page)
    await box.pressSequentially(typed, { delay: 220 })
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('option').first()).toContainText(`pour ${typed}`)
    await expect(list).toHaveAttribute('aria-busy', 'false')
    const moments = await page.evaluate(() => window.moments)
    const answered = moments.map((moment) => moment.answered?.length ?? 0)
    expect(answered).toEqual(answered.toSorted((a, b) => a - b))
    for (const { text, answered: shown, searched, isBusy } of moments) {
      expect(text).toContain(shown ?? '')
      expect(searched).toBe(`Rechercher «\u00a0${text}\u00a0»`)
      if (shown !== null && shown !== text) expect(isBusy).toBe(true)
    }
    // Something was shown before the answer to the whole text.
    expect(new Set(answered).size).toBeGreaterThan(1)
    expect(mostOpen).toBeLessThanOrEqual(3)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
