import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { proofCount } from '#tests/prove/scale.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** All rules in the light theme; in the dark one those of colours, which alone it changes. */
const themes = {
  light: {
    runOnly: [...standards, 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** In `npm test` the light theme stands for both; `npm run prove` tries each. */
const tried = (['light', 'dark'] as const).slice(0, proofCount({ sample: 1, whole: 2 }))

/** Fails if axe finds a violation in the page, or in the part that a selector names. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  // Rows that wait for others are dimmed.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  for (const colorScheme of tried) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      // In the editors' frame stands a public page, which is tried by itself.
      .exclude('iframe[title^="Aperçu de la page"]')
      .options({
        ...themes[colorScheme],
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
