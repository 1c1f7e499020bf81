import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { openAdmin, test } from '#tests/e2e/fixtures/admin-test.ts'
import { saveBar, saveItem } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

const saved = 'Paramètre mis à jour'

/** Each test begins with a site where nothing is stored. */
test.beforeEach(({ ownSite }) => forget(ownSite))
test.afterEach(({ ownSite }) => forget(ownSite))

test('the seven settings are there, with their defaults (R176)', async ({ page }) => {
  await openAdmin(page, '/settings', 'Paramètres')
  await expect(page.getByLabel('Nom du site')).toHaveValue(/./)
  await expect(page.getByLabel('Description du site')).toHaveValue(/./)
  for (const [name, isOn] of [
    ['Mode maintenance', false],
    ['Inscription publique', false],
    ['Modération requise', true],
  ] as const) {
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: isOn })
  }
  for (const label of ['Prompts par page', 'GPT par page']) {
    await expect(page.getByLabel(label)).toHaveValue('20')
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'number')
  }
})

const changes: [key: string, change: (page: Page) => Promise<void>, value: unknown][] = [
  ['site_name', (page) => page.getByLabel('Nom du site').fill('Fonds'), 'Fonds'],
  [
    'site_description',
    (page) => page.getByLabel('Description du site').fill('Un fonds.'),
    'Un fonds.',
  ],
  [
    'maintenance_mode',
    (page) => page.getByRole('switch', { name: 'Mode maintenance' }).check(),
    true,
  ],
  [
    'public_registration',
    (page) => page.getByRole('switch', { name: 'Inscription publique' }).check(),
    true,
  ],
  [
    'moderation_required',
    (page) => page.getByRole('switch', { name: 'Modération requise' }).uncheck(),
    false,
  ],
  ['max_prompts_per_page', (page) => page.getByLabel('Prompts par page').fill('7'), 7],
  ['max_gpts_per_page', (page) => page.getByLabel('GPT par page').fill('08'), 8],
  [
    'ad_publisher',
    async (page) => {
      await openSection(page, 'Publicité')
      await page.getByLabel('Identifiant d’éditeur AdSense').fill(' ca-pub-0123456789012345')
    },
    'ca-pub-0123456789012345',
  ],
]

test('a text that is too long is kept, marked and refused', async ({ page }) => {
  await openAdmin(page, '/settings', 'Paramètres')
  const field = page.getByLabel('Description du site')
  await field.fill('é'.repeat(404))
  await expect(field).toHaveValue('é'.repeat(404))
  await expect(field).toHaveAccessibleDescription(/^404 caractères sur 160, 244 de trop\./)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(field).toBeFocused()
  await expect(toastsOf(page).filter({ hasText: saved })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sélectionner ce qui dépasse' }).click()
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('é'.repeat(160))
  await expectNoViolations(page)
})

test('warns while the footer claims more than the catalogue publishes, until it tells the true numbers', async ({
  page,
}) => {
  await openAdmin(page, '/settings', 'Paramètres')
  const warning = page.getByText('Le pied de page annonce plus que le catalogue.')
  await expect(warning).toBeVisible()
  await openSection(page, 'Chiffres affichés')
  await page.getByLabel('Prompts, dans le pied de page').fill('30+')
  await page.getByLabel('GPT, dans le pied de page').fill('80+')
  await openSection(page, 'Général')
  await expect(warning).toBeHidden()
  await openSection(page, 'Chiffres affichés')
  await page.getByLabel('GPT, dans le pied de page').fill('1 000+')
  await openSection(page, 'Général')
  await expect(warning).toBeVisible()
  await page.getByRole('switch', { name: 'Nombres réels dans le pied de page' }).check()
  await expect(warning).toBeHidden()
})

test(
  'what is said of the subject is what visitors read, and the guides of the home page can go',
  journey,
  async ({ page }) => {
    await openAdmin(page, '/settings', 'Paramètres')
    await page.getByRole('switch', { name: 'Sections de l’accueil sur le référencement' }).uncheck()
    await openSection(page, 'Sujet du catalogue')
    await page.getByLabel('Titre de l’accueil').fill('La bibliothèque de prompts du droit')
    await page.getByLabel('Sujet, après').fill('les juristes')
    await saveItem(page, saved)

    await page.goto('/')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'La bibliothèque de prompts du droit',
    )
    await expect(page.locator('h1 + p')).toContainText('pour les juristes, rédigés en français')
    await expect(page.getByRole('heading', { name: 'IA et SEO traditionnel' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Prompts populaires' })).toBeVisible()
  },
)

for (const [key, change, value] of changes) {
  test(`${key} is saved alone, and shown again (R176, R178, R245)`, async ({ page, ownSite }) => {
    await openAdmin(page, '/settings', 'Paramètres')
    await change(page)
    await expect(page.getByText('Modifications non enregistrées', { exact: true })).toBeVisible()
    await saveItem(page, saved)
    expect(await storedIn(ownSite)).toEqual({ [key]: value })
    await page.reload()
    const field = {
      site_name: page.getByLabel('Nom du site'),
      site_description: page.getByLabel('Description du site'),
      max_prompts_per_page: page.getByLabel('Prompts par page'),
      max_gpts_per_page: page.getByLabel('GPT par page'),
      ad_publisher: page.getByLabel('Identifiant d’éditeur AdSense'),
    }[key]
    if (field) await expect(field).toHaveValue(String(value))
    const name = {
      maintenance_mode: 'Mode maintenance',
      public_registration: 'Inscription publique',
      moderation_required: 'Modération requise',
    }[key]
    if (name) {
      await expect(page.getByRole('switch', { name })).toBeChecked({ checked: value === true })
    }
  })
}

test('a refused setting is shown in its section, wherever the administrator is', async ({
  page,
}) => {
  await openAdmin(page, '/settings', 'Paramètres')
  await openSection(page, 'Identité de l’éditeur')
  const field = page.getByLabel('Adresse e-mail de contact')
  await field.fill('pas une adresse')
  await openSection(page, 'Général')
  await page.keyboard.press('Control+s')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/onglet=identite/)
  await expectNoViolations(page)
})

test('a setting that is saved again keeps its one row (R178)', async ({ page, ownSite }) => {
  await openAdmin(page, '/settings', 'Paramètres')
  for (const name of ['Premier', 'Second']) {
    await page.getByLabel('Nom du site').fill(name)
    await saveItem(page, saved)
    expect(await storedIn(ownSite)).toEqual({ site_name: name })
  }
})

test('a page size is read as a whole number from 1 to 100 (R177)', async ({ page, ownSite }) => {
  await openAdmin(page, '/settings', 'Paramètres')
  const field = page.getByLabel('Prompts par page')
  for (const typed of ['0', '101', '']) {
    await field.fill(typed)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await storedIn(ownSite)).toEqual({})
  await field.fill('12.9')
  await expect(field).toHaveValue('12')
  await saveItem(page, saved)
  // A number, not its text.
  expect(await storedIn(ownSite)).toEqual({ max_prompts_per_page: 12 })
})

test.describe('a save that does not arrive', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('is told, and can be tried again with what was typed (R178, R244)', async ({ page }) => {
    await page.route('**/api/trpc/admin.settings.saveMany', (route) => route.abort())
    await openAdmin(page, '/settings', 'Paramètres')
    await page.getByLabel('Nom du site').fill('Fonds')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expectToast(page, 'Une erreur est survenue lors de la sauvegarde.')
    await page.unroute('**/api/trpc/admin.settings.saveMany')
    await expect(page.getByLabel('Nom du site')).toHaveValue('Fonds')
    await saveItem(page, saved)
  })
})

/** Opens a section of the settings. */
const openSection = (page: Page, name: string) => page.getByRole('tab', { name }).click()

const forget = ({ database }: BuiltWorker) =>
  openClient(database.url, database.authToken).execute('DELETE FROM site_settings')

async function storedIn({ database }: BuiltWorker): Promise<Record<string, unknown>> {
  const { rows } = await openClient(database.url, database.authToken).execute(
    'SELECT key, value FROM site_settings',
  )
  return Object.fromEntries(
    rows.map(({ key, value }): [string, unknown] => [
      z.string().parse(key),
      JSON.parse(z.string().parse(value)),
    ]),
  )
}

test('a former setting is put into the form, and saved only when that is asked for', async ({
  page,
}) => {
  await openAdmin(page, '/settings', 'Paramètres')
  await page.getByLabel('Nom du site').fill('Premier nom')
  const bar = saveBar(page)
  await expect(bar).toContainText('Modifications non enregistrées Nom du site')
  await expect(bar).toBeInViewport()
  await saveItem(page, saved)
  await page.getByLabel('Nom du site').fill('Second nom')
  await saveItem(page, saved)

  await page.getByRole('button', { name: 'Versions précédentes' }).click()
  const window = page.getByRole('dialog', { name: 'Versions précédentes' })
  await window.locator('summary').first().click()
  await expect(window.locator('ins').first()).toHaveText('Premier')
  await expectNoViolations(page)
  await window.getByRole('button', { name: 'Reprendre cette version' }).first().click()
  await expect(page.getByLabel('Nom du site')).toHaveValue('Premier nom')
  await page.reload()
  await expect(page.getByLabel('Nom du site')).toHaveValue('Second nom')
})

test('every screen says that the site is in maintenance', async ({ page }) => {
  await openAdmin(page, '/settings', 'Paramètres')
  const notice = page.getByText('Le site est en maintenance', { exact: true })
  await expect(notice).toHaveCount(0)
  await page.getByRole('switch', { name: 'Mode maintenance' }).check()
  await saveItem(page, saved)
  await expect(notice).toBeVisible()
  await openAdmin(page, '/journal', 'Journal')
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir les paramètres' }).click()
  await page.getByRole('switch', { name: 'Mode maintenance' }).uncheck()
  await saveItem(page, saved)
  await expect(notice).toHaveCount(0)
})

test('what was typed and not saved is offered in another tab, whatever else is saved meanwhile', async ({
  page,
  context,
  ownSite,
}) => {
  await openAdmin(page, '/settings', 'Paramètres')
  await page.getByLabel('Nom du site').fill('Tapé, jamais enregistré')
  await page.close()

  const other = await context.newPage()
  await openAdmin(other, '/settings', 'Paramètres')
  const resume = other.getByRole('button', { name: 'Les reprendre' })
  await expect(resume).toBeVisible()
  await other.getByLabel('Prompts par page').fill('7')
  await saveItem(other, saved)
  await expect(resume).toBeVisible()
  await other.getByRole('button', { name: 'Les abandonner' }).click()
  await expect(resume).toHaveCount(0)
  await expect(other.getByLabel('Nom du site')).toBeFocused()
  await toastsOf(other).getByRole('button', { name: 'Annuler' }).click()

  await resume.focus()
  await other.keyboard.press('Enter')
  await expect(other.getByLabel('Nom du site')).toHaveValue('Tapé, jamais enregistré')
  await expect(other.getByLabel('Nom du site')).toBeFocused()
  await expect(other.getByLabel('Prompts par page')).toHaveValue('7')
  await saveItem(other, saved)
  await expect(resume).toHaveCount(0)
  expect(await storedIn(ownSite)).toEqual({
    site_name: 'Tapé, jamais enregistré',
    max_prompts_per_page: 7,
  })
})

test('what is cancelled can be brought back, and what is typed since or while it is saved stays', async ({
  page,
}) => {
  await openAdmin(page, '/settings', 'Paramètres')
  const name = page.getByLabel('Nom du site')
  const pageSize = page.getByLabel('Prompts par page')
  const stored = await name.inputValue()
  const toastAction = (label: string) => toastsOf(page).getByRole('button', { name: label })
  await name.fill('Annulé trop vite')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(name).toHaveValue(stored)
  await toastAction('Rétablir').click()
  await expectToast(page, 'Modifications gardées')

  await pageSize.fill('7')
  await page.getByRole('button', { name: 'Les reprendre' }).click()
  await expect(name).toHaveValue('Annulé trop vite')
  await page.getByLabel('GPT par page').fill('9')
  await toastAction('Annuler').click()
  await expect(name).toHaveValue(stored)
  await expect(pageSize).toHaveValue('7')
  await expect(page.getByLabel('GPT par page')).toHaveValue('9')

  const released = Promise.withResolvers<void>()
  await page.route('**/api/trpc/admin.settings.saveMany*', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await page.getByText('Enregistrement...').waitFor()
  await name.fill('Tapé pendant l’enregistrement')
  released.resolve()
  await expectToast(page, saved)
  await expect(pageSize).toHaveValue('7')
  await page.getByRole('button', { name: 'Les reprendre' }).first().click()
  await expect(name).toHaveValue('Tapé pendant l’enregistrement')
  await expect(pageSize).toHaveValue('7')
  await expect(saveBar(page)).toContainText('Modifications non enregistrées')
})

test.describe('settings that are open in two places', () => {
  test.use({ allowedConsole: /^Failed to load resource: .* 409 \(Conflict\)$/ })

  test('keep what each saved, and of one field the second is told so', async ({
    page,
    context,
    ownSite,
  }) => {
    await openAdmin(page, '/settings?onglet=sujet', 'Paramètres')
    const other = await context.newPage()
    await openAdmin(other, '/settings?onglet=sujet', 'Paramètres')
    await page.getByLabel('Titre de l’accueil').fill('Un titre')
    await saveItem(page, saved)
    await other.getByLabel('Nom du tiroir de l’accueil').fill('Un tiroir')
    await saveItem(other, saved)
    await expect(other.getByLabel('Titre de l’accueil')).toHaveValue('Un titre')
    expect(await storedIn(ownSite)).toMatchObject({
      texts: { home_title: 'Un titre', drawer: 'Un tiroir' },
    })

    await page.getByLabel('Nom du tiroir de l’accueil').fill('Un autre')
    await page.keyboard.press('Control+s')
    await expect(
      page.getByText('Un réglage que vous changez a été modifié entre-temps.'),
    ).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Les reprendre' }).click()
    await expect(page.getByLabel('Nom du tiroir de l’accueil')).toHaveValue('Un autre')
    await saveItem(page, saved)
  })
})
