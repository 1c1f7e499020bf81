import { expect, type Page } from '@playwright/test'

import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, openVisitor, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { counted } from '#tests/e2e/fixtures/counted.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

// The browser notes each refused call.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of (?:404|409)/,
})

const nameIn = (page: Page) =>
  page.getByRole('form', { name: 'Catégorie' }).getByLabel('Nom', { exact: true })
const rowOf = (page: Page, nom: string) =>
  page.getByRole('row').filter({ has: page.getByText(nom, { exact: true }) })

test(
  'a category and all its items are renamed in four actions at most, its page leads on, and it is taken back',
  themedJourney,
  async ({ page, browser, ownSite }) => {
    await createPrompt(page, { statut: 'valide', categories: ['Technical'] })
    await openAdmin(page, '/categories', 'Catégories')
    await expectNoViolations(page)

    const editor = counted(page)
    await editor.click(page.getByRole('button', { name: 'Modifier Technical', exact: true }))
    await editor.press('Control+A')
    await page.keyboard.type('Développement')
    await expect(nameIn(page)).toHaveAccessibleDescription(
      /^Change \d+\u00a0fiches?, .* \/categorie\/technical redirige \(301\) vers \/categorie\/developpement\.$/,
    )
    await expectNoViolations(page)
    await editor.press('Enter')

    await expectToast(page, 'Catégorie enregistrée')
    expect(editor.actions()).toBeLessThanOrEqual(4)
    await expect(rowOf(page, 'Développement')).toContainText('TEC')
    const visitor = await openVisitor(browser, ownSite)
    await visitor.goto('/categorie/technical')
    await expect(visitor).toHaveURL('/categorie/developpement')
    await page.getByRole('button', { name: 'Annuler' }).last().click()
    // Of many items it is asked once more.
    await page.getByRole('button', { name: 'Annuler le changement' }).click()
    await expectToast(page, 'Changement annulé')
    await expect(rowOf(page, 'Technical')).toHaveCount(1)
  },
)

test('an invalid name is refused, and closing the form puts the focus back on its row', async ({
  page,
}) => {
  await createPrompt(page, { categories: ['Persona'] })
  await openAdmin(page, '/categories', 'Catégories')
  await page.getByRole('button', { name: 'Modifier Persona', exact: true }).click()
  const form = page.getByRole('form', { name: 'Catégorie' })
  const field = nameIn(page)
  await field.fill('x'.repeat(200))
  await expect(field).toHaveValue('x'.repeat(200))
  await expect(field).toHaveAccessibleDescription(/^200 caractères sur 60, 140 de trop\./)
  for (const [typed, message] of [
    ['🎯', 'Il faut au moins une lettre ou un chiffre.'],
    ['marketing', '«\u00a0Marketing\u00a0» existe déjà\u00a0: pour les réunir,'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(form).toContainText(message)
  }
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('button', { name: 'Modifier Persona', exact: true })).toBeFocused()
  for (const name of ['Fusionner Persona', 'Supprimer Persona']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
})

test('a category is taken away with a new home for its items', async ({ page }) => {
  await createPrompt(page, { categories: ['Persona'] })
  await openAdmin(page, '/categories', 'Catégories')
  await page.getByRole('button', { name: 'Supprimer Persona', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Supprimer' })).toBeDisabled()
  await dialog.getByLabel('Classer ses fiches dans').selectOption({ value: 'Marketing' })
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expectToast(page, 'Catégorie supprimée')
  await expect(rowOf(page, 'Persona')).toHaveCount(0)
})

test('in the editor a category takes its known spelling, and a new one is created by a press', async ({
  page,
}) => {
  const nom = `Herbier ${crypto.randomUUID().slice(0, 4)}`
  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  const field = page.getByRole('combobox', { name: 'Catégories' })
  const chosen = page.getByRole('list', { name: 'Catégories : choix' }).getByRole('listitem')
  await expect(page.locator('datalist option').first()).toBeAttached()
  await field.fill('technical seo')
  await field.press('Enter')
  await expect(chosen).toHaveText(['Technical SEO'])

  await field.fill(nom)
  await field.press('Enter')
  await expect(chosen).toHaveCount(1)
  await page.getByRole('button', { name: `Créer la catégorie «\u00a0${nom}\u00a0»` }).click()
  await expect(chosen).toHaveText(['Technical SEO', nom])
  await expect(field).toBeFocused()

  const tags = page.getByRole('combobox', { name: 'Tags' })
  await tags.fill('#Search-Console, un tag tout neuf, Un Tag TOUT-NEUF')
  await tags.press('Enter')
  await expect(page.getByRole('list', { name: 'Tags : choix' }).getByRole('listitem')).toHaveText([
    'search console',
    'un tag tout neufnouveau tag',
  ])
  await tags.fill('#un tag tout néuf')
  await tags.press('Enter')
  await expect(tags).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Tags : choix' }).getByRole('listitem')).toHaveCount(
    2,
  )
})

test('a category under another name keeps its colour and texts; what is said of it changes in its form, and is taken back', async ({
  page,
  browser,
  ownSite,
}) => {
  await createPrompt(page, { statut: 'valide', categories: ['Conversion'] })
  await openAdmin(page, '/categories', 'Catégories')
  await page.getByRole('button', { name: 'Modifier Conversion', exact: true }).click()
  await nameIn(page).fill('Vente en ligne')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Catégorie enregistrée')
  const visitor = await openVisitor(browser, ownSite)
  await visitor.goto('/categorie/vente-en-ligne')
  await expect(visitor.locator('#contenu > .cat-conversion')).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('transformer une visite en demande')

  await page.getByRole('button', { name: 'Modifier Vente en ligne', exact: true }).click()
  const form = page.getByRole('form', { name: 'Catégorie' })
  await expect(form.getByRole('radio', { name: 'Bleu prise par SEO' })).toBeDisabled()
  await expect(form.getByRole('radio', { name: 'Bronze' })).toBeChecked()
  await expectNoViolations(page)
  await form.getByLabel('Code').fill('seo')
  await form.getByLabel('Description').fill('Vendre sans forcer.')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toContainText('SEO est le code de «\u00a0SEO\u00a0».')
  await form.getByLabel('Code').fill('vel')
  await form.getByRole('radio', { name: 'Gris' }).check()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Catégorie enregistrée')
  await expect(rowOf(page, 'Vente en ligne')).toContainText('VEL')
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('main')).toContainText('Vendre sans forcer.')
  }).toPass()

  await toastsOf(page)
    .filter({ hasText: 'Catégorie enregistrée' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expectToast(page, 'Changement annulé')
  await expect(rowOf(page, 'Vente en ligne')).toContainText('CVR')
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('main')).toContainText('transformer une visite en demande')
  }).toPass()
})

test('a new category is created in its form, behind the others', async ({ page }) => {
  const nom = `Herbier ${crypto.randomUUID().slice(0, 4)}`
  await openAdmin(page, '/categories', 'Catégories')
  await page.getByRole('button', { name: 'Nouvelle catégorie' }).click()
  const form = page.getByRole('form', { name: 'Catégorie' })
  await expect(form.getByLabel('Nom', { exact: true })).toBeFocused()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toContainText('Le nom est obligatoire.')
  await form.getByLabel('Nom', { exact: true }).fill(nom)
  await form.getByLabel('Ce qu’on y cherche').fill('plantes\nfleurs')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Catégorie créée')
  // Of its name; another that began so may have taken the first letters.
  await expect(rowOf(page, nom)).toContainText(/HE[A-Z]/)
  await expect(rowOf(page, nom).getByRole('button', { name: `Modifier ${nom}` })).toBeFocused()
})

test('visitors read the French names of categories once the site shows these, at the same addresses', async ({
  page,
  browser,
  ownSite,
}) => {
  const setNames = async () => {
    await openAdmin(page, '/settings', 'Paramètres')
    await page.getByRole('switch', { name: 'Noms français des catégories' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expectToast(page, 'Paramètre mis à jour')
  }
  await setNames()
  const visitor = await openVisitor(browser, ownSite)
  const drawer = visitor.getByRole('navigation', { name: 'Parcourir par catégorie' })
  await expect(async () => {
    await visitor.goto('/')
    await expect(drawer.getByRole('link', { name: /^Contenu / })).toBeVisible()
  }).toPass()
  await drawer.getByRole('link', { name: /^Contenu / }).click()
  await expect(visitor).toHaveURL('/categorie/content')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Prompts et GPT Contenu')
  await expect(visitor).toHaveTitle(/^Catégorie Contenu/)
  await expect(visitor.getByRole('link', { name: 'Catégorie : Contenu' }).first()).toBeVisible()
  await visitor.goto('/prompts?category=Content')
  await expect(visitor.getByLabel('Catégorie', { exact: true })).toHaveValue('Content')
  await expect(visitor.getByRole('main')).toContainText('dans la catégorie Contenu')
  await setNames()
})
