import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What a theme changes is colours: the dark one is tried with the rules of colours alone. */
const themes = [
  { colorScheme: 'light', runOnly: { type: 'tag', values: rules } },
  {
    colorScheme: 'dark',
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
] as const

/** What axe finds on the page as it stands, in both themes: nothing. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const { colorScheme, runOnly } of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .options({
        runOnly: { ...runOnly, values: [...runOnly.values] },
        ...(colorScheme === 'light' && { rules: { 'target-size': { enabled: true } } }),
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
