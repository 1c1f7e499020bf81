import { expect, type Locator, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { signInPath } from '#shared/addresses/admin-screens.ts'
import { openAdmin, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { signInTo } from '#tests/support/calls/signed-in.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

// What is refused until the password is typed, and a password that is wrong, are answers that the browser notes.
const test = adminTest.extend({
  // 401 is the answer to what was typed and was on its way to the server when its session was ended.
  allowedConsole: /Failed to load resource: the server responded with a status of 4(00|01|03|09)/,
})

test.describe('what decides who may enter, an hour after the password was typed', () => {
  test.beforeEach(async ({ ownSite, account }) => {
    await openClient(ownSite.database.url, ownSite.database.authToken).execute({
      sql: 'UPDATE sessions SET authenticated_at = ? WHERE user_id = ?',
      args: [new Date(Date.now() - 3_600_000).toISOString(), account.id],
    })
  })

  test('asks for it by itself, and then does what was asked', async ({ page, account }) => {
    const email = `${crypto.randomUUID()}@example.org`
    await openAdmin(page, '/users', 'Utilisateurs')
    await invite(page, email)

    const asked = passwordDialog(page)
    await expect(asked.getByLabel('Mot de passe')).toBeFocused()
    await expectNoViolations(page)
    await page.keyboard.type('ce n’est pas lui')
    await page.keyboard.press('Enter')
    await expect(asked.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible()
    await asked.getByLabel('Mot de passe').fill(account.password)
    await page.keyboard.press('Enter')

    const shown = page.getByRole('alertdialog', { name: 'Mot de passe à usage unique' })
    await expect(shown).toContainText(email)
    await shown.getByRole('button', { name: 'J’ai noté le mot de passe' }).click()
    // For ten minutes nothing more is asked.
    await invite(page, `${crypto.randomUUID()}@example.org`)
    await expect(shown).toBeVisible()
  })

  test('leaves what was typed where it was when one would rather not', async ({ page }) => {
    const email = `${crypto.randomUUID()}@example.org`
    await openAdmin(page, '/users', 'Utilisateurs')
    const dialog = await invite(page, email)
    await expect(passwordDialog(page)).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(passwordDialog(page)).toHaveCount(0)
    await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue(email)
    await expect(dialog.getByRole('button', { name: 'Inviter' })).toBeEnabled()
    await expectToast(page, 'L’invitation a échoué')
  })
})

test('whoever registered under an address gives it to the one who is invited', async ({
  page,
  ownSite,
}) => {
  const email = await registeredAccount(ownSite)
  await openAdmin(page, '/users', 'Utilisateurs')
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Inscription libre')
  const dialog = await invite(page, email)
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Un compte sans rôle s’est déjà inscrit avec cette adresse.',
  )
  await expectNoViolations(page)
  await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption('Admin')

  await dialog.getByRole('button', { name: 'Donner le rôle à ce compte' }).click()

  const shown = page.getByRole('alertdialog', { name: 'Mot de passe à usage unique' })
  const password = (await shown.getByRole('code').textContent()) ?? ''
  expect(await signInTo(ownSite, { email, password }, '192.0.2.252')).not.toEqual([])
})

test('the first role of an account that registered itself says what it brings', async ({
  page,
  ownSite,
}) => {
  const email = await registeredAccount(ownSite)
  await openAdmin(page, '/users', 'Utilisateurs')
  await page.getByRole('button', { name: `Modifier ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: email })
  await expect(dialog.getByText('Inscription libre')).toBeVisible()
  await expect(dialog.getByText(/reçoit un mot de passe à usage unique/)).toBeVisible()
  // An address without a place to break makes no window wider than a phone.
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  await dialog.getByRole('button', { name: 'Enregistrer le rôle' }).click()

  await expect(page.getByRole('alertdialog', { name: 'Mot de passe à usage unique' })).toBeVisible()
})

test('a password is shown while one asks for it, by the keyboard too', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto(signInPath)
  const field = page.getByLabel('Mot de passe')
  await field.fill('un secret')
  await expect(field).toHaveAttribute('type', 'password')
  const show = page.getByRole('button', { name: 'Afficher le mot de passe' })
  await expect(show).toHaveAttribute('aria-pressed', 'false')

  await field.press('Tab')
  await expect(show).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(field).toHaveAttribute('type', 'text')
  const hide = page.getByRole('button', { name: 'Masquer' })
  await expect(hide).toHaveAttribute('aria-pressed', 'true')
  await hide.click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await page.getByText('Mot de passe oublié').click()
  await expect(page.getByText('npm run admin -- reset')).toBeVisible()
  await expectNoViolations(page)
  await page.reload()
  await expect(field).toHaveValue('')
})

test(
  'signing out erases unsaved drafts after a confirmation, and keeps what the visitor stored',
  journey,
  async ({ page }) => {
    await openAdmin(page, '/prompts/nouveau', /prompt/i)
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('a visitor’s own', 'kept')
    })
    // An item without a title is not sent to the server.
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Une description')
    await expect.poll(() => drafts(page)).toBe(1)

    await page.getByRole('button', { name: 'Déconnexion' }).click()
    const question = page.getByRole('alertdialog', { name: 'Un texte n’est pas enregistré' })
    await question.getByRole('button', { name: 'Rester connecté' }).click()
    expect(await drafts(page)).toBe(1)
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await question.getByRole('button', { name: 'Se déconnecter et l’effacer' }).click()
    await expect(page).toHaveURL(new RegExp(signInPath))

    await expect.poll(() => drafts(page)).toBe(0)
    expect(
      await page.evaluate(() => [
        localStorage.getItem('theme'),
        localStorage.getItem('a visitor’s own'),
      ]),
    ).toEqual(['dark', 'kept'])
  },
)

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length)

const passwordDialog = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Confirmez votre mot de passe' })

async function invite(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Inviter' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Inviter un utilisateur' })
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  return dialog
}

/** An account as a registration leaves it; gives its address. */
async function registeredAccount({ database }: BuiltWorker): Promise<string> {
  const id = crypto.randomUUID()
  const email = `${id.replaceAll('-', '')}@example.org`
  await openClient(database.url, database.authToken).execute({
    sql: 'INSERT INTO users (id, email, password_hash, self_registered, created_at) VALUES (?, ?, ?, ?, ?)',
    args: [id, email, 'none', 1, new Date().toISOString()],
  })
  return email
}
