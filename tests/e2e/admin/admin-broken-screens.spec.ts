import { expect } from '@playwright/test'

import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { breakComponent } from '#tests/e2e/support/broken-code.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

/** Each screen: its address, its heading, and the file that brings it. */
const screens = [
  ['', 'Tableau de bord', 'dashboard-page'],
  ['/prompts', 'Prompts', 'prompts-page'],
  ['/gpts', 'GPT', 'gpts-page'],
  ['/users', 'Utilisateurs', 'users-page'],
  ['/settings', 'Paramètres', 'settings-page'],
  ['/seo-pages', 'Pages SEO', 'seo-pages-page'],
  ['/redirections', 'Redirections', 'redirects-page'],
  ['/journal', 'Journal', 'journal-page'],
  ['/corbeille', 'Corbeille', 'trash-page'],
  ['/compte', 'Mon compte', 'account-page'],
] as const

for (const [path, heading, file] of screens) {
  test(`a screen that throws keeps the frame and can be tried again: ${heading}`, async ({
    page,
  }) => {
    const mend = await breakComponent(page, `admin/${file}`)
    await page.goto(`/secure-admin-panel${path}`)
    await expect(page.getByText('Cet écran n’a pas pu s’afficher', { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\(ERR_\d+_[\da-f]{8}\)/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()

    await mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test(
  'a chart that throws leaves its figures and the rest of the dashboard',
  journey,
  async ({ page }) => {
    await breakComponent(page, 'admin/bar-chart')
    await openAdmin(page, '', 'Tableau de bord')
    const failures = page.getByText('Ce graphique n’a pas pu s’afficher', { exact: true })
    await expect(failures.first()).toBeVisible()
    await expect(page.getByText('Voir les chiffres', { exact: true })).toHaveCount(
      await failures.count(),
    )
  },
)
