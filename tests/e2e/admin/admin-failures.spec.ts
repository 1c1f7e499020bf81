import { expect, type Page } from '@playwright/test'

import { createGpt, createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import { openAdmin, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { toastsOf } from '#tests/e2e/support/toasts.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'

const test = adminTest.extend({
  allowedConsole: /^Failed to load resource: net::ERR_FAILED/,
})

const why = 'Erreur de connexion. Vérifiez votre connexion internet.'
const reference = /^.* \(ERR_(\d{13})_[\da-f]{8}\)$/

type Failure = {
  says: string
  call: string
  /** Brings the page to where one click makes the call. */
  act: (page: Page, site: { email: string }) => Promise<void>
}

const confirm = async (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
}

const failures: Failure[] = [
  {
    says: 'Impossible de supprimer le prompt.',
    call: 'admin.prompts.remove',
    act: async (page) => {
      const { titre } = await createPrompt(page)
      await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
      await page.getByRole('button', { name: `Supprimer ${titre}` }).click()
      await confirm(page)
    },
  },
  {
    says: 'Impossible de supprimer le GPT.',
    call: 'admin.gpts.remove',
    act: async (page) => {
      const { nom } = await createGpt(page)
      await openAdmin(page, `/gpts?q=${encodeURIComponent(nom)}`, 'GPT')
      await page.getByRole('button', { name: `Supprimer ${nom}` }).click()
      await confirm(page)
    },
  },
  ...(['prompts', 'gpts'] as const).map((list) => ({
    says: 'Impossible de modifier le statut.',
    call: `admin.${list}.setStatut`,
    act: async (page: Page) => {
      const title =
        list === 'prompts' ? (await createPrompt(page)).titre : (await createGpt(page)).nom
      const heading = list === 'prompts' ? 'Prompts' : 'GPT'
      await openAdmin(page, `/${list}?q=${encodeURIComponent(title)}`, heading)
      const statut = page.getByRole('combobox', { name: `Statut de ${title}` })
      await statut.selectOption('Valide')
      await expect(statut).toHaveValue('brouillon')
    },
  })),
  {
    says: 'Une erreur est survenue lors de la mise à jour.',
    call: 'admin.prompts.publish',
    act: async (page) => {
      const { id, titre } = await createPrompt(page, { statut: 'valide' })
      await openAdmin(page, `/prompts/${id}`, titre)
      await page.getByRole('textbox', { name: 'Description' }).fill('Une autre description.')
      await page.getByRole('button', { name: 'Publier les modifications' }).click()
    },
  },
  {
    says: 'Impossible de modifier le statut.',
    call: 'admin.gpts.publish',
    act: async (page) => {
      const { id, nom } = await createGpt(page)
      await openAdmin(page, `/gpts/${id}`, nom)
      await page.getByRole('button', { name: 'Publier', exact: true }).click()
    },
  },
  {
    says: 'Impossible de sauvegarder les modifications.',
    call: 'admin.prompts.duplicate',
    act: async (page) => {
      const { id, titre } = await createPrompt(page)
      await openAdmin(page, `/prompts/${id}`, titre)
      await page.getByRole('button', { name: 'Dupliquer' }).click()
    },
  },
  {
    says: 'Une erreur est survenue lors de la mise à jour.',
    call: 'admin.users.setRole',
    act: async (page, { email }) => {
      await openAdmin(page, '/users', 'Utilisateurs')
      await page.getByRole('button', { name: `Modifier ${email}` }).click()
      const dialog = page.getByRole('dialog', { name: email })
      await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption('Modérateur')
      await dialog.getByRole('button', { name: 'Enregistrer le rôle' }).click()
    },
  },
  {
    says: 'Une erreur est survenue lors de la sauvegarde.',
    call: 'admin.settings.saveMany',
    act: async (page) => {
      await openAdmin(page, '/settings', 'Paramètres')
      await page.getByLabel('Nom du site').fill('Un autre nom')
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    },
  },
  {
    says: 'Une erreur est survenue lors de la sauvegarde.',
    call: 'admin.seoPages.create',
    act: async (page) => {
      await openAdmin(page, '/seo-pages', 'Pages SEO')
      await page.getByRole('tab', { name: 'Pages par défaut' }).click()
      await page.getByRole('button', { name: 'Configurer /gpts', exact: true }).click()
      const form = page.getByRole('form', { name: 'Configuration SEO' })
      await form.getByRole('button', { name: 'Enregistrer' }).click()
    },
  },
]

for (const { says, call, act } of failures) {
  test(`${call} that fails: «${says}», with a reference (R243, R244)`, async ({
    page,
    ownSite,
  }) => {
    const other = await createReadyAdmin(ownSite)
    await page.route(`**/api/trpc/${call}`, (route) => route.abort())
    const before = Date.now()
    await act(page, other)
    const toast = toastsOf(page)
    await expect(toast).toHaveCount(1)
    await expect(toast.locator('strong')).toHaveText(says)
    const text = (await toast.locator('p').textContent()) ?? ''
    expect(text).toContain(why)
    expect(text).toMatch(reference)
    const [, at] = reference.exec(text) ?? []
    expect(Number(at)).toBeGreaterThanOrEqual(before)
    expect(Number(at)).toBeLessThanOrEqual(Date.now())
    // An error stays until it is read.
    await expect(toast).toBeVisible()
  })
}

for (const [path, call] of [
  ['', 'admin.dashboard'],
  ['/prompts', 'admin.prompts.list'],
  ['/users', 'admin.users.list'],
  ['/settings', 'admin.settings.read'],
  ['/seo-pages', 'admin.seoPages.list'],
] as const) {
  test(`«${path}» that cannot be read says so, with a reference, and tries again (R243)`, async ({
    page,
  }) => {
    // A question may travel in one request with others.
    const pattern = new RegExp(`/api/trpc/.*${call.replaceAll('.', String.raw`\.`)}`)
    await page.route(pattern, (route) => route.abort())
    await page.goto(`/secure-admin-panel${path}`)
    const notice = page.getByRole('main').getByText(reference)
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(why)
    await expect(page.getByText('Cet écran n’a pas pu s’afficher')).toBeVisible()
    const first = await notice.textContent()
    await page.unroute(pattern)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(notice).toHaveCount(0)
    expect(first).toMatch(reference)
  })
}

test('a screen that is not refreshed keeps what it had, and says that it may be old', async ({
  page,
}) => {
  const pattern = /\/api\/trpc\/.*admin\.vocabulary\.list/
  await openAdmin(page, '/vocabulaire', 'Vocabulaire de recherche')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const before = await rows.count()
  await page.route(pattern, (route) => route.abort())
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click()
  await expect(page.getByText(/^Affichage non mis à jour/)).toBeVisible()
  await expect(rows).toHaveCount(before)
  await page.unroute(pattern)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(/^Affichage non mis à jour/)).toHaveCount(0)
})

test(
  'what nobody foresaw has the words of the administration, and a reference (R241, R243)',
  journey,
  async ({ page }) => {
    const { titre } = await createPrompt(page)
    await page.route('**/api/trpc/admin.prompts.setStatut', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            message: "Une erreur inattendue s'est produite. Veuillez réessayer.",
            code: -32_603,
            data: {
              code: 'INTERNAL_SERVER_ERROR',
              httpStatus: 500,
              path: 'admin.prompts.setStatut',
            },
          },
        }),
      }),
    )
    await openAdmin(page, `/prompts?q=${encodeURIComponent(titre)}`, 'Prompts')
    await page.getByRole('combobox', { name: `Statut de ${titre}` }).selectOption('Valide')
    await expect(toastsOf(page).locator('p')).toHaveText(
      /^Une erreur s'est produite dans l'interface d'administration\. \(ERR_\d{13}_[\da-f]{8}\)$/,
    )
  },
)

test('going to an item asks once for a word typed at one go, and says when nothing answers', async ({
  page,
}) => {
  const { titre } = await createPrompt(page, { titre: 'Zythologie' })
  await openAdmin(page, '/journal', 'Journal')
  let questions = 0
  let isCut = true
  await page.route('**/api/trpc/admin.find**', async (route) => {
    questions += 1
    await (isCut ? route.abort() : route.continue())
  })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Aller à…' })
  await expect(palette.getByRole('combobox')).toBeFocused()

  await page.keyboard.type(titre)
  await expect(palette.getByText('Les fiches n’ont pas pu être cherchées.')).toBeVisible()
  // A question that was cut off is asked a second time.
  expect(questions).toBe(2)

  isCut = false
  await page.keyboard.press('Backspace')
  await expect(palette.getByRole('option', { name: titre })).toBeVisible()
  await expect(palette.getByText('Les fiches n’ont pas pu être cherchées.')).toBeHidden()
})
