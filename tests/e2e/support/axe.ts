import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { proofCount } from '#tests/prove/scale.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** In `npm test` one theme stands for both, since it costs half; `npm run prove` tries each. */
const themes = (['light', 'dark'] as const).slice(0, proofCount({ sample: 1, whole: 2 }))

/** What axe finds on the page as it stands: nothing. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Rows that wait for others are dimmed.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      // In the editors' frame stands a public page, which is tried by itself.
      .exclude('.preview-place')
      .options({
        runOnly: { type: 'tag', values: rules },
        rules: { 'target-size': { enabled: true } },
        // Of what holds, every node would be described as well.
        resultTypes: ['violations'],
      })
      .setLegacyMode()
      .analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
    )
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}
