import { expect, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { signInPath } from '#shared/addresses/admin-screens.ts'
import { openAdmin, signInContext } from '#tests/e2e/fixtures/admin-test.ts'
import { addAuthenticator, refuseOwner } from '#tests/e2e/fixtures/authenticator.ts'
import { test as changedSiteTest } from '#tests/e2e/fixtures/changed-site-test.ts'
import { expectHeading, fillSignIn, signInButton } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { secretBytes } from '#tests/support/calls/code-secret.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'
import { codeAt } from '#worker/auth/factors/one-time-codes.ts'

type Account = Awaited<ReturnType<typeof createReadyAdmin>>

const test = changedSiteTest.extend<{ account: Account }>({
  allowsCookies: true,
  // A refused proof is an answer of 400 or more, which the browser notes.
  allowedConsole: /Failed to load resource: the server responded with a status of 4\d\d/,
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3))
    await use({ 'cf-connecting-ip': `10.${a}.${b}.${c}` })
  },
  account: [
    async ({ changedSite, context }, use) => {
      const account = await createReadyAdmin(changedSite)
      await signInContext(changedSite, context, account)
      await use(account)
    },
    { auto: true },
  ],
})

test.describe.configure({ timeout: 90_000 })

test.afterEach(({ changedSite }) =>
  openClient(changedSite.database.url, changedSite.database.authToken).execute(
    "DELETE FROM site_settings WHERE key = 'second_factor_required'",
  ),
)

const stepHeading = 'Confirmez que c’est vous'
const factorsOf = (page: Page) => page.getByRole('region', { name: 'Second facteur' })
const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))

/** Says that the recovery codes were put away; gives them. */
async function putCodesAway(page: Page): Promise<string[]> {
  const dialog = dialogOf(page, 'Vos codes de secours')
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('switch', { name: 'J’ai mis ces codes de côté' }).check()
  await dialog.getByRole('button', { name: 'Terminer' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

async function addPasskey(page: Page): Promise<string[]> {
  await openAdmin(page, '/compte', 'Mon compte')
  await factorsOf(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  return putCodesAway(page)
}

/** Activates codes; gives what the application would show at an instant. */
async function activateCodes(page: Page) {
  await page.getByRole('button', { name: 'Activer les codes à usage unique' }).click()
  const dialog = dialogOf(page, 'Codes à usage unique')
  const text = (await dialog.locator('code').textContent()) ?? ''
  const secret = secretBytes(text.replaceAll(' ', ''))
  await dialog.getByLabel('Code de votre application').fill(codeAt(secret, new Date()))
  await expect(dialog).toBeHidden()
  return (at: Date) => codeAt(secret, at)
}

const nextStep = () => new Date(Date.now() + 30_000)

/** Forgets the session, and gives the password. */
async function givePassword(page: Page, account: Account): Promise<void> {
  await page.context().clearCookies()
  await page.goto(signInPath)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, stepHeading)
}

test(
  'a passkey is added, signs in after the password, and alone once that is allowed',
  journey,
  async ({ page, account }) => {
    await addAuthenticator(page)
    await addPasskey(page)
    await expect(factorsOf(page).getByText('jamais utilisée')).toBeVisible()

    await givePassword(page, account)
    await expect(page.getByText(`Mot de passe accepté pour ${account.email}.`)).toBeVisible()
    const passkeyButton = page.getByRole('button', { name: 'Utiliser ma clé d’accès' })
    await expect(passkeyButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expectHeading(page, 'Aujourd’hui')

    await openAdmin(page, '/compte', 'Mon compte')
    const alone = factorsOf(page).getByRole('switch', {
      name: 'Se connecter avec la clé d’accès seule',
    })
    await alone.click()
    await expect(alone).toBeChecked()

    await page.context().clearCookies()
    await page.goto(signInPath)
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
    await expectHeading(page, 'Aujourd’hui')
  },
)

test('a passkey whose owner is not recognised opens nothing alone, and the form says so', async ({
  page,
  account,
  changedSite,
}) => {
  const authenticator = await addAuthenticator(page)
  await addPasskey(page)
  await openClient(changedSite.database.url, changedSite.database.authToken).execute({
    sql: 'UPDATE users SET passkey_alone = 1 WHERE id = ?',
    args: [account.id],
  })
  await refuseOwner(authenticator)
  await page.context().clearCookies()
  await page.goto(signInPath)
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await expectToast(page, 'Erreur de connexion')
  await expectHeading(page, 'Administration Sécurisée')
})

test('a passkey is renamed and removed', async ({ page }) => {
  await addAuthenticator(page)
  await addPasskey(page)
  await page.getByRole('button', { name: /^Renommer la clé d’accès/ }).click()
  await page.getByRole('textbox', { name: 'Nom' }).fill('Portable du bureau')
  await page.keyboard.press('Enter')
  await expect(factorsOf(page).getByText('Portable du bureau')).toBeVisible()

  await page.getByRole('button', { name: 'Retirer la clé d’accès Portable du bureau' }).click()
  await dialogOf(page, 'Retirer la clé d’accès').getByRole('button', { name: 'Retirer' }).click()
  await expectToast(page, 'Second facteur retiré')
  await expect(factorsOf(page).getByText('Portable du bureau')).toBeHidden()
  await expect(factorsOf(page).getByText('Codes de secours')).toBeHidden()
})

test('recovery codes close only once they were put away', async ({ page }) => {
  await openAdmin(page, '/compte', 'Mon compte')
  await activateCodes(page)
  const dialog = dialogOf(page, 'Vos codes de secours')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const finish = dialog.getByRole('button', { name: 'Terminer' })
  await expect(finish).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  expect((await download).suggestedFilename()).toBe('codes-de-secours.txt')
  expect(await putCodesAway(page)).toHaveLength(10)
})

test('a code signs in with its sixth digit; a wrong one says so and leaves the field ready', async ({
  page,
  account,
}) => {
  await openAdmin(page, '/compte', 'Mon compte')
  const code = await activateCodes(page)
  await putCodesAway(page)

  await givePassword(page, account)
  const field = page.getByLabel('Code de votre application')
  await expect(field).toBeFocused()
  await page.keyboard.type('000000')
  await expect(page.getByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await page.keyboard.type(code(nextStep()))
  await expectHeading(page, 'Aujourd’hui')
})

test('a recovery code is the way out, once', async ({ page, account }) => {
  await openAdmin(page, '/compte', 'Mon compte')
  await activateCodes(page)
  const [code = ''] = await putCodesAway(page)

  for (const heading of ['Aujourd’hui', stepHeading]) {
    await givePassword(page, account)
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
    await page.getByLabel('Code de secours', { exact: true }).fill(code)
    await page.keyboard.press('Enter')
    await expectHeading(page, heading)
  }
  await expect(page.getByText('Ce code de secours n’est pas le bon')).toBeVisible()
})

test('where a second factor is required, an account without one adds one before anything else', async ({
  page,
}) => {
  await openAdmin(page, '/settings', 'Paramètres')
  await page.getByRole('switch', { name: 'Second facteur obligatoire' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expectHeading(page, 'Ajoutez un second facteur')
  await expectNoViolations(page)
  await page.goto('/secure-admin-panel/users')
  await expectHeading(page, 'Ajoutez un second facteur')
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible()

  await activateCodes(page)
  await putCodesAway(page)
  await expectHeading(page, 'Utilisateurs')
  await openAdmin(page, '/compte', 'Mon compte')
  await expect(
    page.getByRole('button', { name: 'Désactiver les codes à usage unique' }),
  ).toBeDisabled()
})

test('passkeys are allowed on the administration alone', async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['permissions-policy']
  const [admin, home] = [await policyOf(signInPath), await policyOf('/')]
  for (const feature of ['publickey-credentials-get', 'publickey-credentials-create']) {
    expect(admin).toContain(`${feature}=(self)`)
    expect(home).toContain(`${feature}=()`)
  }
})

for (const width of [360, 768, 1280]) {
  test(`the screens of second factors stand at ${width} px`, async ({ page, account }) => {
    await page.setViewportSize({ width, height: 900 })
    await addAuthenticator(page)
    await addPasskey(page)
    await page.getByRole('button', { name: 'Activer les codes à usage unique' }).click()
    await expect(page.getByRole('img', { name: 'Code QR à scanner' })).toBeVisible()
    await look(page, `${width}-codes`)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await activateCodes(page)
    await look(page, `${width}-compte`)
    await page.getByRole('button', { name: 'En refaire des codes de secours' }).click()
    await page.getByRole('button', { name: 'Refaire', exact: true }).click()
    await expect(dialogOf(page, 'Vos codes de secours')).toBeVisible()
    await look(page, `${width}-secours`)
    await putCodesAway(page)
    await givePassword(page, account)
    await look(page, `${width}-second`)
    await page.context().clearCookies()
    await page.goto(signInPath)
    await look(page, `${width}-connexion`)
  })
}

/** Nothing runs over the side, axe finds nothing in either theme. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({
      path: `test-results/factors/${name}-${colorScheme}.png`,
      fullPage: true,
    })
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  await expectNoViolations(page)
}
