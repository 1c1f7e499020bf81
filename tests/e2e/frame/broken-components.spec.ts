import { expect, type Page } from '@playwright/test'

import { pagePaths } from '#shared/pages/pages.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { breakComponent, expectFailedPage, followLink } from '#tests/e2e/support/broken-code.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { journeyIf } from '#tests/e2e/support/tiers.ts'

// The network stack reports the status of the page that is not there, and the page names its address.
test.use({
  allowedConsole: /^(?:Failed to load resource: .* 404 \(Not Found\)|Page introuvable )/,
})

/** Each page: its address, and the file that brings its component. */
const kinds = [
  ...pagePaths.map(
    (path) => [path, path === '/' ? '_site' : path.slice(1).replace('/', '_.')] as const,
  ),
  ['/prompt/audit-on-page-url', 'prompt._slug'],
  ['/gpt/analyste-intention-de-recherche', 'gpt._slug'],
  ['/categorie/seo', 'categorie._slug'],
  ['/recherche?q=seo', 'recherche'],
  ['/une-adresse-inconnue', 'not-found-page'],
] as const

for (const [path, file] of kinds) {
  test(`a component that throws leaves the frame and another try: ${path}, hydrated`, async ({
    page,
  }) => {
    const mend = await breakComponent(page, file)
    await page.goto(path)
    await expectFailedPage(page)
    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expectWholePage(page)
  })

  test(
    `a component that throws leaves the frame and another try: ${path}, after a link`,
    journeyIf(path === '/'),
    async ({ page }) => {
      const mend = await breakComponent(page, file)
      await openPage(page, path === '/cgu' ? '/mentions-legales' : '/cgu')
      await followLink(page, path)
      await expectFailedPage(page)
      await mend()
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expectWholePage(page)
    },
  )
}

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/pu s’afficher/)
  await expect(page.getByRole('main')).toHaveCount(1)
}
