import { expect, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { promptDrafting } from '#shared/items/item-drafting.ts'
import { countOf } from '#shared/text/plural.ts'
import { callAdmin, createGpt, createPrompt, editPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openVisitor, test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectSaved, openSection } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey, themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
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
  const summary = page.locator('details').filter({ hasText: 'sécurité' })
  await summary.locator('summary').click()
  const list = summary.getByRole('listitem').filter({ hasText: 'Actif' })
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

test('the figures have a tab of their own, with its address', async ({ page }) => {
  await openAdmin(page, '', 'Aujourd’hui')
  const tabs = page.getByRole('navigation', { name: 'Aujourd’hui' })
  await tabs.getByRole('link', { name: 'Statistiques' }).click()
  await expectHeading(page, 'Statistiques')
  await expect(page).toHaveURL('/secure-admin-panel?onglet=statistiques')
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Statistiques')
  await expect(page.locator('svg.recharts-surface')).toHaveCount(2)
  await expectNoViolations(page)
})

test(
  'a search without a result leads to a new prompt or to the vocabulary, or is ignored until the next one',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    const word = `introuvable${crypto.randomUUID().slice(0, 8)}`
    await openClient(ownSite.database.url, ownSite.database.authToken).execute({
      sql: "INSERT INTO search_demand (jour, requete, recherches, resultats) VALUES (date('now', '-1 day'), ?, 9000, 0)",
      args: [word],
    })
    await openAdmin(page, '', 'Aujourd’hui')
    const row = page
      .getByRole('region', { name: 'Recherches sans résultat' })
      .getByRole('listitem')
      .filter({ hasText: word })
    await expect(row).toContainText(/9\s000 fois · le \d/)
    await expect(row.getByRole('link', { name: `Créer une fiche\u00a0: ${word}` })).toHaveAttribute(
      'href',
      `/secure-admin-panel/prompts/nouveau?requete=${word}`,
    )
    await expectNoViolations(page)

    await row.getByRole('link', { name: `Ajouter au vocabulaire\u00a0: ${word}` }).click()
    await expectHeading(page, 'Vocabulaire de recherche')
    const group = page.getByRole('form', { name: 'Groupe du vocabulaire' })
    await expect(group.getByLabel('Expressions équivalentes')).toHaveValue(word)
    await group.getByRole('button', { name: 'Annuler' }).click()
    await expect(page).toHaveURL('/secure-admin-panel/vocabulaire')

    await openAdmin(page, '', 'Aujourd’hui')
    const ignore = row.getByRole('button', { name: `Ignorer\u00a0: ${word}` })
    await ignore.focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Recherche ignorée', 'Elle revient si quelqu’un la cherche de nouveau.')
    await expect(row).toHaveCount(0)
    await expect(page.locator('main :focus')).toBeVisible()
    await toastsOf(page).last().getByRole('button', { name: 'Annuler' }).click()
    await expect(row).toBeVisible()

    await ignore.click()
    await expect(row).toHaveCount(0)
    const visitor = await openVisitor(browser, ownSite)
    await visitor.goto(`/recherche?q=${word}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText(/9\s001 fois/, { timeout: 2000 })
    }).toPass()

    await page.getByRole('link', { name: 'Voir toutes les recherches' }).click()
    await expectHeading(page, 'Recherches sans résultat')
    const tableRow = page.getByRole('row').filter({ hasText: word })
    await expectNoViolations(page)
    await tableRow.getByRole('button', { name: /^Ignorer/ }).click()
    await expect(tableRow).toHaveCount(0)
  },
)

test('a prompt that is begun for a search is saved with its title and its query', async ({
  page,
}) => {
  const query = `audit local ${crypto.randomUUID().slice(0, 8)}`
  await openAdmin(
    page,
    `/prompts/nouveau?${new URLSearchParams({ requete: query }).toString()}`,
    query,
  )
  await expectSaved(page)
  await expect(page).toHaveURL(/\/prompts\/[\da-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(query)
  await page.reload()
  await openSection(page, 'Référencement')
  await expect(page.getByRole('textbox', { name: 'Requêtes', exact: true })).toHaveValue(query)
})

test('an item to complete opens at its first gap, with its place in the queue', async ({
  page,
}) => {
  const titre = `Une idée ${crypto.randomUUID().slice(0, 8)}`
  // Nothing is less complete than a title alone, so it is first in the queue.
  await callAdmin(page, 'prompts.createDraft', {
    id: crypto.randomUUID(),
    draft: { ...promptDrafting.emptyDraft, titre },
  })
  await openAdmin(page, '', 'Aujourd’hui')
  await page
    .getByRole('region', { name: 'Brouillons à compléter', exact: true })
    .getByRole('link', { name: titre, exact: true })
    .click()
  await expectHeading(page, titre)
  await expect(page.getByRole('textbox', { name: 'Texte du prompt' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Dans la liste' })).toContainText(/1 sur \d/)
})

test('a queue of items counts what its list shows, and opens the first of them', async ({
  page,
}) => {
  const changed = await createPrompt(page, { statut: 'valide' })
  await editPrompt(page, changed.id, { description: 'Pas encore publiée.' })
  await createPrompt(page, { statut: 'valide', requetes_seo: null })
  for (const title of ['Modifications à publier', 'À compléter']) {
    await openAdmin(page, '', 'Aujourd’hui')
    const queue = page.getByRole('region', { name: title, exact: true })
    const list = queue.getByRole('link', { name: /voir .* prompts?$/ })
    const [, listed = ''] = /^Voir (.*) prompts?$/.exec((await list.textContent()) ?? '') ?? []
    await list.click()
    await expectHeading(page, 'Prompts')
    const results = listed === '1' ? '1 résultat' : `${listed} résultats`
    await expect(page.getByText(results, { exact: true })).toBeVisible()
  }

  await openAdmin(page, '', 'Aujourd’hui')
  const queue = page.getByRole('region', { name: 'Modifications à publier', exact: true })
  await queue.getByRole('link', { name: changed.titre, exact: true }).click()
  await expectHeading(page, changed.titre)
  await page.getByRole('button', { name: 'Publier les modifications' }).click()
  await expectToast(page, 'Prompt mis à jour')
  await openAdmin(page, '', 'Aujourd’hui')
  await expect(page.getByRole('region', { name: 'Actions rapides' })).toBeVisible()
  await expect(queue.getByRole('link', { name: changed.titre, exact: true })).toHaveCount(0)
})

test('an address that nothing answers leads to its redirect', async ({ page, ownSite }) => {
  const path = `/disparue-${crypto.randomUUID().slice(0, 8)}`
  await openClient(ownSite.database.url, ownSite.database.authToken).execute({
    sql: "INSERT INTO missing_pages (chemin, visites, premiere_visite, derniere_visite) VALUES (?, 9000, '2026-11-01T10:00:00.000Z', '2026-11-20T10:00:00.000Z')",
    args: [path],
  })
  await openAdmin(page, '', 'Aujourd’hui')
  await page.getByRole('link', { name: `Rediriger ${path}` }).click()
  const form = page.getByRole('form', { name: 'Redirection' })
  await expect(form.getByLabel('Adresse de départ')).toHaveValue(path)
  await form.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL('/secure-admin-panel/redirections')
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
