import { expect, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { countOf } from '#shared/text/plural.ts'
import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

test(
  'the counters tell how many there are, and how they stand (R159)',
  journey,
  async ({ page, ownSite }) => {
    await createPrompt(page, { statut: 'refuse' })
    await createPrompt(page)
    await createGpt(page)
    await openAdmin(page, '', 'Aujourd’hui')
    for (const [title, table] of [
      ['Prompts', 'prompts'],
      ['GPT', 'gpts'],
    ] as const) {
      const counter = counterOf(page, title)
      await expect(counter.locator('h2 + p')).toHaveText(String(await count(ownSite, table)))
      const withStatut = (statut: string) => count(ownSite, `${table} WHERE statut = '${statut}'`)
      await expect(counter.locator('[data-tone]')).toHaveText([
        countOf(await withStatut('valide'), 'valide', 'valides'),
        countOf(await withStatut('brouillon'), 'brouillon', 'brouillons'),
        countOf(await withStatut('refuse'), 'refusé', 'refusés'),
      ])
    }
    await expect(counterOf(page, 'Comptes utilisateurs').locator('h2 + p')).toHaveText(
      String(await count(ownSite, 'users')),
    )
  },
)

for (const [action, heading, path] of [
  ['Gérer les prompts', 'Prompts', '/secure-admin-panel/prompts'],
  ['Gérer les GPT', 'GPT', '/secure-admin-panel/gpts'],
  ['Gérer les utilisateurs', 'Utilisateurs', '/secure-admin-panel/users'],
] as const) {
  test(`«${action}» leads there (R160)`, async ({ page }) => {
    await openAdmin(page, '', 'Aujourd’hui')
    const actions = page.getByRole('region', { name: 'Actions rapides' })
    await actions.getByRole('link', { name: action, exact: true }).click()
    await expectHeading(page, heading)
    await expect(page).toHaveURL(path)
  })
}

test('the four protections are found at work (R161)', async ({ page }) => {
  await openAdmin(page, '', 'Aujourd’hui')
  const list = page.getByRole('region', { name: 'Sécurité' }).getByRole('listitem')
  await expect(list).toHaveText([
    'Authentification sécuriséeActif',
    'Limitation de débitActif',
    'En-têtes de sécuritéActif',
    'Nettoyage des saisiesActif',
  ])
  await expect(list.locator('[data-tone="valide"]')).toHaveText(Array(4).fill('Actif'))
})

test('a protection that was not found at work is to be looked at (R161)', async ({ page }) => {
  await page.route('**/api/trpc/*admin.dashboard*', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace('"etat":"actif"', '"etat":"a-verifier"')
    await route.fulfill({ response, body: text })
  })
  await openAdmin(page, '', 'Aujourd’hui')
  const list = page.getByRole('region', { name: 'Sécurité' }).getByRole('listitem')
  await expect(list.getByText('À vérifier', { exact: true })).toHaveCount(1)
  await expect(list.getByText('Actif', { exact: true })).toHaveCount(3)
  await expect(list.first()).toContainText('Authentification sécurisée')
  await expect(list.first()).toContainText('À vérifier')
})

const counterOf = (page: Page, title: string) =>
  page
    .locator('section:has(> h2)')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function count({ database }: BuiltWorker, from: string): Promise<number> {
  const { rows } = await openClient(database.url, database.authToken).execute(
    `SELECT count(*) AS n FROM ${from}`,
  )
  return Number(rows[0]?.['n'])
}
