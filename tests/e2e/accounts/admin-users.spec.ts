import { expect, type Locator, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { signInPath } from '#shared/addresses/admin-screens.ts'
import { openAdmin, openSignedIn, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import {
  createReadyAdmin,
  sendSignIn,
  signInTo,
  solvedChallenge,
} from '#tests/support/calls/signed-in.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

// A refusal and the end of a session are answers that the browser notes.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of 4(01|09)/,
})

const lastAdmin = 'Le dernier administrateur ne peut être ni rétrogradé, ni suspendu, ni supprimé.'
const expectSignedOut = (page: Page) => expect(page).toHaveURL(new RegExp(`${signInPath}(\\?|$)`))
const userRow = (page: Page, email: string): Locator =>
  page.getByRole('row').filter({ hasText: email })

test('the accounts are listed with what is known of them (R174)', async ({ page, account }) => {
  await openAdmin(page, '/users', 'Utilisateurs')
  for (const name of ['Utilisateur', 'Rôle', 'Attribué le', 'Dernière connexion', 'État']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  const own = userRow(page, account.email)
  await expect(own).toContainText('(vous)')
  await expect(own).toContainText(account.id)
  await expect(own).toContainText('Actif · 1 sess.')
  const rows = await page.getByRole('row').count()
  await expect(page.getByText(`${rows - 1} utilisateur`)).toBeVisible()
})

for (const width of [360, 768, 1280]) {
  test(`the list of accounts loses nothing at its side, ${width} px wide`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAdmin(page, '/users', 'Utilisateurs')
    const own = userRow(page, account.email)
    await expect(own).toContainText('Actif · 1 sess.')
    await expect(own.getByRole('button', { name: `Modifier ${account.email}` })).toBeInViewport({
      ratio: 1,
    })
    const beyond = await page
      .getByRole('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    expect(beyond).toBeLessThanOrEqual(0)
  })
}

test(
  'an invitation shows its password once, and the password opens the account',
  journey,
  async ({ page, context, ownSite }) => {
    await context.grantPermissions(clipboardPermissions)
    const email = `${crypto.randomUUID()}@example.org`
    await openAdmin(page, '/users', 'Utilisateurs')
    await invite(page, email, 'Admin')
    const shown = page.getByRole('alertdialog', { name: 'Mot de passe à usage unique' })
    await expect(shown).toContainText(email)
    const password = (await shown.getByRole('code').textContent()) ?? ''
    expect(password).toHaveLength(24)
    await shown.getByRole('button', { name: 'Copier le mot de passe' }).click()
    await expect(shown.getByRole('button', { name: 'Copié' })).toBeVisible()
    expect(await readClipboard(page)).toBe(password)

    await shown.getByRole('button', { name: 'J’ai noté le mot de passe' }).click()
    await expect(shown).toHaveCount(0)
    await expect(userRow(page, email)).toContainText('Invitation en attente')
    await page.reload()
    await expect(userRow(page, email)).toBeVisible()
    expect(await page.content()).not.toContain(password)
    expect(await signInTo(ownSite, { email, password }, '192.0.2.251')).not.toEqual([])
  },
)

test('an address that has an account is refused beside its field', async ({ page, account }) => {
  await openAdmin(page, '/users', 'Utilisateurs')
  const dialog = await invite(page, account.email, 'Contributeur')
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Un compte existe déjà avec cette adresse e-mail.',
  )
})

test('a role is changed (R175, R245)', async ({ page, ownSite }) => {
  const other = await createReadyAdmin(ownSite)
  await openAdmin(page, '/users', 'Utilisateurs')
  for (const role of ['Modérateur', 'Contributeur', 'Admin']) {
    await chooseRole(page, other.email, role)
    await expectToast(page, 'Rôle mis à jour')
    const badge = userRow(page, other.email).getByText(role, { exact: true })
    await expect(badge).toBeVisible()
    // That of an administrator stands out.
    if (role === 'Admin') await expect(badge).toHaveAttribute('data-tone', 'info')
    else await expect(badge).not.toHaveAttribute('data-tone')
  }
})

test('giving up one’s own role is asked about, and ends the session', async ({
  page,
  account,
  ownSite,
}) => {
  await createReadyAdmin(ownSite)
  await openAdmin(page, '/users', 'Utilisateurs')
  await chooseRole(page, account.email, 'Contributeur')
  const question = page.getByRole('alertdialog', { name: 'Renoncer à votre rôle' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Enregistrer le rôle' }).click()
  await question.getByRole('button', { name: 'Renoncer au rôle' }).click()
  await expectSignedOut(page)
})

test('the last administrator stays one', async ({ page, account, ownSite }) => {
  await openClient(ownSite.database.url, ownSite.database.authToken).execute({
    sql: 'DELETE FROM user_roles WHERE user_id <> ?',
    args: [account.id],
  })
  await openAdmin(page, '/users', 'Utilisateurs')
  await chooseRole(page, account.email, 'Modérateur')
  await page.getByRole('button', { name: 'Renoncer au rôle' }).click()
  await expectRefusal(page)
  for (const [button, answer] of [
    ['Suspendre le compte', 'Suspendre'],
    ['Supprimer le compte', 'Supprimer'],
  ] as const) {
    await page.reload()
    const dialog = await openUser(page, account.email)
    await dialog.getByRole('button', { name: button }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
    await expectRefusal(page)
  }
  await page.reload()
  await expect(userRow(page, account.email).getByText('Admin', { exact: true })).toBeVisible()
})

test('suspending an account ends its session and closes the door, until it is taken back', async ({
  page,
  browser,
  ownSite,
}) => {
  const other = await createReadyAdmin(ownSite)
  const otherPage = await openSignedIn(browser, ownSite, other)
  await openAdmin(otherPage, '', 'Aujourd’hui')

  await openAdmin(page, '/users', 'Utilisateurs')
  const dialog = await openUser(page, other.email)
  await dialog.getByRole('button', { name: 'Suspendre le compte' }).click()
  await page
    .getByRole('alertdialog', { name: 'Suspendre le compte' })
    .getByRole('button', { name: 'Suspendre' })
    .click()
  await expectToast(page, 'Compte suspendu')
  await expect(userRow(page, other.email)).toContainText('Suspendu')
  await otherPage.getByRole('link', { name: 'Prompts', exact: true }).click()
  await expectSignedOut(otherPage)
  await otherPage.context().close()
  expect(await signInStatus(ownSite, other)).toBe(403)

  const suspended = await openUser(page, other.email)
  await suspended.getByRole('button', { name: 'Réactiver le compte' }).click()
  await expectToast(page, 'Compte réactivé')
  await expect(userRow(page, other.email)).toContainText('Actif')
  expect(await signInStatus(ownSite, other)).toBe(200)
})

test('the sessions of an account can be ended, and its password replaced', async ({
  page,
  browser,
  ownSite,
}) => {
  const other = await createReadyAdmin(ownSite)
  const otherPage = await openSignedIn(browser, ownSite, other)
  await openAdmin(otherPage, '', 'Aujourd’hui')
  await openAdmin(page, '/users', 'Utilisateurs')
  const dialog = await openUser(page, other.email)
  await dialog.getByRole('button', { name: 'Fermer les sessions (1)' }).click()
  await expectToast(page, 'Sessions fermées')
  await otherPage.getByRole('link', { name: 'Prompts', exact: true }).click()
  await expectSignedOut(otherPage)
  await otherPage.context().close()

  const again = await openUser(page, other.email)
  await again.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await page.getByRole('button', { name: 'Réinitialiser', exact: true }).click()
  const shown = page.getByRole('alertdialog', { name: 'Mot de passe à usage unique' })
  const password = (await shown.getByRole('code').textContent()) ?? ''
  expect(await signInStatus(ownSite, other)).toBe(401)
  expect(await signInStatus(ownSite, { ...other, password })).toBe(200)
})

test('an account is removed after one question', async ({ page, ownSite }) => {
  const other = await createReadyAdmin(ownSite)
  await openAdmin(page, '/users', 'Utilisateurs')
  const dialog = await openUser(page, other.email)
  await dialog.getByRole('button', { name: 'Supprimer le compte' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
  await expect(question).toContainText(
    'Cette action est irréversible. Êtes-vous sûr de vouloir supprimer cet élément ?',
  )
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expectToast(page, 'Compte supprimé')
  await expect(userRow(page, other.email)).toHaveCount(0)
})

async function invite(page: Page, email: string, role: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Inviter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter un utilisateur' })
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption(role)
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  return dialog
}

async function openUser(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: `Modifier ${email}` }).click()
  return page.getByRole('dialog', { name: email })
}

async function chooseRole(page: Page, email: string, role: string): Promise<void> {
  const dialog = await openUser(page, email)
  await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption(role)
  await dialog.getByRole('button', { name: 'Enregistrer le rôle' }).click()
}

/** The refusal says why, and carries the reference that an administrator can quote. */
async function expectRefusal(page: Page): Promise<void> {
  const toast = page
    .getByRole('region', { name: 'Messages' })
    .getByText(/^Le dernier administrateur .* \(ERR_\d+_\w+\)$/)
  await expect(toast).toContainText(lastAdmin)
}

async function signInStatus(
  site: BuiltWorker,
  account: { email: string; password: string },
): Promise<number> {
  const address = `192.0.2.${1 + Math.floor(Math.random() * 250)}`
  const response = await sendSignIn(site, account, await solvedChallenge(site, address), address)
  return response.status
}
