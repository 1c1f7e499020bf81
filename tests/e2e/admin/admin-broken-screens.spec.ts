import { expect } from '@playwright/test'

import type { ScreenPath } from '#shared/addresses/admin-screens.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { breakComponent } from '#tests/e2e/support/broken-code.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

/** Each screen that the menu leads to: its heading, and the file that brings it. */
const screens: Record<
  Exclude<ScreenPath, '/auth' | '/fiche' | `${string}/nouveau` | `${string}/$id${string}`>,
  { heading: string; file: string }
> = {
  '': { heading: 'Aujourd’hui', file: 'dashboard-page' },
  '/prompts': { heading: 'Prompts', file: 'prompts-page' },
  '/gpts': { heading: 'GPT', file: 'gpts-page' },
  '/liens': { heading: 'Liens', file: 'links-page' },
  '/calendrier': { heading: 'Calendrier', file: 'calendar-page' },
  '/users': { heading: 'Utilisateurs', file: 'users-page' },
  '/settings': { heading: 'Paramètres', file: 'settings-page' },
  '/seo-pages': { heading: 'Pages SEO', file: 'seo-pages-page' },
  '/redirections': { heading: 'Redirections', file: 'redirects-page' },
  '/sans-resultat': { heading: 'Recherches sans résultat', file: 'failed-searches-page' },
  '/vocabulaire': { heading: 'Vocabulaire de recherche', file: 'vocabulary-page' },
  '/categories': { heading: 'Catégories', file: 'categories-page' },
  '/tags': { heading: 'Tags', file: 'tags-page' },
  '/variables': { heading: 'Variables', file: 'variables-page' },
  '/parcours': { heading: 'Parcours', file: 'journeys-page' },
  '/importer': { heading: 'Importer et exporter', file: 'import-page' },
  '/journal': { heading: 'Journal', file: 'journal-page' },
  '/corbeille': { heading: 'Corbeille', file: 'trash-page' },
  '/compte': { heading: 'Mon compte', file: 'account-page' },
}

for (const [path, { heading, file }] of Object.entries(screens)) {
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
  'a chart that throws leaves its figures and the rest of the page',
  journey,
  async ({ page }) => {
    await breakComponent(page, 'admin/bar-chart')
    await openAdmin(page, '?onglet=statistiques', 'Statistiques')
    const failures = page.getByText('Ce graphique n’a pas pu s’afficher', { exact: true })
    await expect(failures.first()).toBeVisible()
    await expect(page.getByText('Voir les chiffres', { exact: true })).toHaveCount(
      await failures.count(),
    )
  },
)
