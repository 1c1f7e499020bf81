import { expect, type Page } from '@playwright/test'

import { pages } from '#shared/pages/pages.ts'
import { openAdmin, openVisitor, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { fillFields } from '#tests/e2e/support/admin-editor.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

const test = adminTest.extend({
  allowedConsole: /^Failed to load resource: net::ERR_FAILED/,
})

const saved = 'Configuration SEO sauvegardée'
const formOf = (page: Page) => page.getByRole('form', { name: 'Configuration SEO' })
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const save = (page: Page) => formOf(page).getByRole('button', { name: 'Enregistrer' }).click()

/** A path that no other test configures. */
const ownRoute = () => `/page-${crypto.randomUUID().slice(0, 8)}`

const openConfigured = (page: Page) => openAdmin(page, '/seo-pages?vue=configurees', 'Pages SEO')

const texts = { Titre: 'Un titre à nous', Description: 'Une description à nous.' }

async function create(page: Page, route: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouvelle configuration' }).click()
  await fillFields(formOf(page), { 'Chemin de la page': route, ...texts })
  await save(page)
  await expectToast(page, saved)
  await expect(formOf(page)).toHaveCount(0)
}

test('tabs show what is configured and the defaults of pages (R179)', async ({ page }) => {
  await openConfigured(page)
  await expect(page.getByRole('tab')).toHaveText([
    /^Toutes les adresses\d+$/,
    /^Pages configurées\d+$/,
    /^Pages par défaut\d+$/,
  ])
  const route = ownRoute()
  await create(page, route)
  await expect(page.getByRole('row').filter({ hasText: route })).toContainText(texts.Titre)
  await tabOf(page, 'Pages par défaut').click()
  const panel = page.getByRole('tabpanel', { name: /^Pages par défaut/ })
  for (const path of ['/', '/prompts', '/gpts', '/categories', '/recherche', '/ajouter'] as const) {
    const row = panel
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: `Configurer ${path}`, exact: true }) })
    await expect(row).toContainText(pages[path].title)
    await expect(row).toContainText(pages[path].description)
    await expect(row).toContainText('Par défaut')
  }
})

test('the form is closed, new or editing, and saving closes it (R180, R181, R245)', async ({
  page,
}) => {
  const route = ownRoute()
  await openConfigured(page)
  await expect(formOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Nouvelle configuration' }).click()
  await expect(page.getByRole('region', { name: 'Nouvelle configuration' })).toBeVisible()
  for (const label of [
    'Chemin de la page',
    'Titre',
    'Description',
    'Mots-clés',
    'Image de partage',
  ]) {
    await expect(formOf(page).getByRole('textbox', { name: label, exact: true })).toHaveValue('')
  }
  await formOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(formOf(page)).toHaveCount(0)

  await create(page, route)
  await page.getByRole('button', { name: `Modifier ${route}`, exact: true }).click()
  await expect(page.getByRole('region', { name: `Modifier ${route}` })).toBeVisible()
  const title = formOf(page).getByRole('textbox', { name: 'Titre', exact: true })
  await expect(title).toHaveValue(texts.Titre)
  await title.fill('Un autre titre')
  await fillFields(formOf(page), {
    'Mots-clés': 'audit, seo',
    'Image de partage': 'https://example.org/image.png',
  })
  await save(page)
  await expect(formOf(page)).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: route })).toContainText('Un autre titre')
  await page.getByRole('button', { name: `Modifier ${route}`, exact: true }).click()
  await expect(formOf(page).getByRole('textbox', { name: 'Mots-clés' })).toHaveValue('audit, seo')
  await expect(formOf(page).getByRole('textbox', { name: 'Image de partage' })).toHaveValue(
    'https://example.org/image.png',
  )
})

test('the fields say what they take, and refuse what is longer (R180)', async ({ page }) => {
  await openConfigured(page)
  await page.getByRole('button', { name: 'Nouvelle configuration' }).click()
  const field = (name: string) => formOf(page).getByRole('textbox', { name, exact: true })
  const route = field('Chemin de la page')
  await expect(route).toHaveAttribute('placeholder', '/ma-page')
  await expect(route).toHaveAccessibleDescription('/ma-page')
  await expect(field('Titre')).toHaveAccessibleDescription(/50-60 caractères/)
  await expect(field('Description')).toHaveAccessibleDescription(/150-160 caractères/)
  await expect(field('Mots-clés')).toHaveAccessibleDescription('Ignoré par Google')
  for (const [name, isRequired] of [
    ['Chemin de la page', true],
    ['Titre', true],
    ['Description', true],
    ['Mots-clés', false],
    ['Image de partage', false],
  ] as const) {
    expect(await field(name).evaluate((input) => input.hasAttribute('required'))).toBe(isRequired)
  }

  await save(page)
  for (const [name, missing] of [
    ['Chemin de la page', 'Le chemin de la page est obligatoire.'],
    ['Titre', 'Le titre est obligatoire.'],
    ['Description', 'La description est obligatoire.'],
  ] as const) {
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(missing))
  }

  await fillFields(formOf(page), {
    'Chemin de la page': ownRoute(),
    Titre: 'a'.repeat(61),
    Description: 'b'.repeat(161),
  })
  await expect(formOf(page)).toContainText('61 sur 60 caractères')
  await expect(formOf(page)).toContainText('161 sur 160 caractères')
  await save(page)
  await expect(field('Titre')).toHaveAccessibleDescription(/caractères sur 60, \d+ de trop\./)
  await expect(field('Description')).toHaveAccessibleDescription(
    /caractères sur 160, \d+ de trop\./,
  )
  await fillFields(formOf(page), { Titre: 'a'.repeat(60), Description: 'b'.repeat(160) })
  await save(page)
  await expectToast(page, saved)
  await expect(formOf(page)).toHaveCount(0)
})

test('what is stored replaces the default, until it is deleted (R181, R182, R245)', async ({
  page,
  browser,
  ownSite,
}) => {
  const visitor = await openVisitor(browser, ownSite)
  await openConfigured(page)
  await tabOf(page, 'Pages par défaut').click()
  await page.getByRole('button', { name: 'Configurer /ajouter', exact: true }).click()
  await fillFields(formOf(page), texts)
  await save(page)
  await expectToast(page, saved)
  await visitor.goto('/ajouter')
  await expect(visitor).toHaveTitle(texts.Titre)
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    texts.Description,
  )
  await expect(page.getByRole('row').filter({ hasText: '/ajouter' })).toContainText('Remplacée')

  await tabOf(page, 'Pages configurées').click()
  const remove = page.getByRole('button', { name: 'Supprimer /ajouter', exact: true })
  const question = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
  await remove.click()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await visitor.goto('/ajouter')
  await expect(visitor).toHaveTitle(texts.Titre)
  await remove.click()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expectToast(page, 'Configuration supprimée')
  await expect(remove).toHaveCount(0)
  await visitor.goto('/ajouter')
  await expect(visitor).toHaveTitle(pages['/ajouter'].title)
  await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
  await expectToast(page, 'Configuration rétablie')
  await expect(remove).toBeVisible()
  await visitor.goto('/ajouter')
  await expect(visitor).toHaveTitle(texts.Titre)
  await visitor.context().close()
})

test('a configuration that cannot be saved or deleted is told (R181, R244)', async ({ page }) => {
  const route = ownRoute()
  await openConfigured(page)
  await create(page, route)
  await page.route('**/api/trpc/admin.seoPages.*', (call) =>
    call.request().method() === 'POST' ? call.abort() : call.continue(),
  )
  await page.getByRole('button', { name: `Modifier ${route}`, exact: true }).click()
  await fillFields(formOf(page), { Titre: 'Un autre titre' })
  await save(page)
  await expectToast(page, 'Une erreur est survenue lors de la sauvegarde.')
  await expect(formOf(page).getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
    'Un autre titre',
  )
  await formOf(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: `Supprimer ${route}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expectToast(page, 'Impossible de supprimer la configuration.')
  await expect(page.getByRole('row').filter({ hasText: route })).toContainText(texts.Titre)
})
