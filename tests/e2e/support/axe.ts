import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, in both themes: nothing. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
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
