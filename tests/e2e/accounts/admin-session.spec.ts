import { expect, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { signInPath } from '#shared/addresses/admin-screens.ts'
import { createPrompt } from '#tests/e2e/fixtures/admin-calls.ts'
import {
  openAdmin,
  openSignedIn,
  signInContext,
  test as adminTest,
} from '#tests/e2e/fixtures/admin-test.ts'
import { expectHeading, fillSignIn, signInButton } from '#tests/e2e/fixtures/sign-in-page.ts'
import { expectSaved } from '#tests/e2e/support/admin-editor.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

// Whoever is signed out asks once more, and is told.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of 401/,
})

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Avertissement de Sécurité' })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Administration' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Administration' })
const expectSignedOut = (page: Page) => expect(page).toHaveURL(new RegExp(`${signInPath}(\\?|$)`))

test(
  'ten minutes without activity bring a warning with what is left (R142)',
  journey,
  async ({ page }) => {
    await page.clock.install()
    await openAdmin(page, '', 'Aujourd’hui')
    await page.clock.fastForward('09:00')
    await expect(warning(page)).toHaveCount(0)

    await page.clock.fastForward('01:01')
    await expect(warning(page)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^4:\d\d$/)
    await expect(page.getByRole('button', { name: 'Prolonger la Session' })).toBeFocused()
    await page.clock.fastForward('03:00')
    await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/)
  },
)

test('the session can be extended, and the server hears of it (R142)', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, '', 'Aujourd’hui')
  await page.clock.fastForward('10:01')
  const told = page.waitForResponse(/auth\.touch/)
  await page.getByRole('button', { name: 'Prolonger la Session' }).click()
  expect((await told).status()).toBe(200)
  await expect(warning(page)).toHaveCount(0)

  await page.clock.fastForward('09:00')
  await expect(warning(page)).toHaveCount(0)
  await page.clock.fastForward('02:00')
  await expect(warning(page)).toBeVisible()
})

for (const [what, act] of [
  ['a movement of the mouse', (page) => page.mouse.move(300, 300)],
  ['a press of the mouse', (page) => page.mouse.click(5, 5)],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['scrolling', (page) => page.evaluate(() => document.dispatchEvent(new Event('scroll')))],
  ['a touch', (page) => page.touchscreen.tap(5, 5)],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`R141: ${what} closes the warning, in all tabs, and the server hears of it`, async ({
    browser,
    ownSite,
    account,
  }) => {
    const context = await browser.newContext({ baseURL: ownSite.url, hasTouch: true })
    await signInContext(ownSite, context, account)
    const [page, other] = [await context.newPage(), await context.newPage()]
    // One clock for all pages of a context.
    await page.clock.install()
    for (const tab of [other, page]) await openAdmin(tab, '', 'Aujourd’hui')
    await page.clock.fastForward('10:01')
    for (const tab of [other, page]) await expect(warning(tab)).toBeVisible()
    const told = page.waitForResponse(/auth\.touch/)
    await act(page)

    expect((await told).status()).toBe(200)
    await expect(warning(page)).toHaveCount(0)
    await expect(warning(other)).toHaveCount(0)
    await page.clock.fastForward('09:00')
    for (const tab of [other, page]) await expect(warning(tab)).toHaveCount(0)
    await page.clock.fastForward('01:01')
    for (const tab of [other, page]) await expect(warning(tab)).toBeVisible()
    await context.close()
  })
}

test('R141: the warning that opens beneath a resting mouse stays', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, '', 'Aujourd’hui')
  await tellMouse(page)
  await page.clock.fastForward('10:01')
  await expect(warning(page)).toBeVisible()
  await tellMouse(page)
  await page.clock.runFor(5000)
  await expect(warning(page)).toBeVisible()
})

/** As browsers do that tell of a mouse in its place when something opens beneath it. */
const tellMouse = (page: Page) =>
  page.locator('body').dispatchEvent('mousemove', { screenX: 640, screenY: 360 })

test('R141, R143: activity after a sleep of fifteen minutes revives nothing', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, '', 'Aujourd’hui')
  await page.mouse.move(200, 200)
  await page.clock.setSystemTime(new Date(Date.now() + 17 * 60_000))
  await page.mouse.move(300, 300)
  await expect(page.getByText('Vous avez été déconnecté après 15 minutes')).toBeVisible()
})

test('R142: the warning says its literals', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, '', 'Aujourd’hui')
  await page.clock.fastForward('10:01')
  await expect(warning(page)).toBeVisible()
  expect(await warning(page).locator('h2').textContent()).toBe('Avertissement de Sécurité')
  expect(await warning(page).getByRole('button').allTextContents()).toEqual([
    'Prolonger la Session',
  ])
})

test('R209: who signs in again in one tab is signed in in the other', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage()
  await openAdmin(other, '/users', 'Utilisateurs')
  await openAdmin(page, '', 'Aujourd’hui')
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expectSignedOut(other)
  await expect(other.getByLabel('Adresse e-mail')).toBeVisible()

  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, 'Aujourd’hui')
  await expectHeading(other, 'Utilisateurs')
})

test('R209: a one-time password that is replaced in one tab opens the other', async ({
  page,
  context,
  ownSite,
  account,
}) => {
  await openClient(ownSite.database.url, ownSite.database.authToken).execute({
    sql: 'UPDATE users SET must_change_password = 1 WHERE id = ?',
    args: [account.id],
  })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/secure-admin-panel')
    await expectHeading(tab, 'Choisissez votre mot de passe')
  }
  await page.getByLabel('Mot de passe actuel').fill(account.password)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('huit fiches sous la pluie')
  await page.getByLabel('Nouveau mot de passe, encore').fill('huit fiches sous la pluie')
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click()
  await expectHeading(page, 'Aujourd’hui')
  await expectHeading(other, 'Aujourd’hui')
})

test('fifteen minutes without activity end the session, here and on the server (R143)', async ({
  page,
  account,
  ownSite,
}) => {
  await page.clock.install()
  await openAdmin(page, '/journal?vue=connexions', 'Journal')
  const ended = page.waitForResponse(/auth\.signOut/)
  await page.clock.fastForward('15:01')
  expect((await ended).status()).toBe(200)
  await expect(page.getByText('Vous avez été déconnecté après 15 minutes')).toBeVisible()
  await expect(page).toHaveURL(/\?retour=.*journal.*&motif=inactivite$/)

  await page.goto('/secure-admin-panel/prompts')
  await expectSignedOut(page)
  const { rows } = await openClient(ownSite.database.url, ownSite.database.authToken).execute({
    sql: "SELECT new_values FROM admin_logs WHERE action = 'session_expired' AND instr(new_values, ?)",
    args: [account.id],
  })
  expect(rows).toHaveLength(1)
  expect(rows[0]?.['new_values']).toContain('Session expired due to inactivity')
})

test('an idle session is over though an answer that still knew it comes late (R143)', async ({
  page,
}) => {
  await page.clock.install()
  await openAdmin(page, '', 'Aujourd’hui')
  const left = Promise.withResolvers<void>()
  await page.route(/auth\.session/, async (route) => {
    const response = await route.fetch()
    await left.promise
    await route.fulfill({ response })
  })
  await page.route(/auth\.signOut/, async (route) => {
    await left.promise
    await route.continue()
  })
  const late = page.waitForResponse(/auth\.session/)
  await page.clock.fastForward('15:01')
  const notice = page.getByText('Vous avez été déconnecté après 15 minutes')
  await expect(notice).toBeVisible()
  left.resolve()
  await (await late).finished()
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/motif=inactivite$/)
})

test('what is done in one tab counts for the other', async ({ page, context }) => {
  await page.clock.install()
  const other = await context.newPage()
  await openAdmin(page, '', 'Aujourd’hui')
  await openAdmin(other, '/users', 'Utilisateurs')
  await page.clock.fastForward('10:01')
  await expect(warning(page)).toBeVisible()
  await expect(warning(other)).toBeVisible()
  await other.getByRole('button', { name: 'Prolonger la Session' }).click()
  await expect(warning(other)).toHaveCount(0)
  await expect(warning(page)).toHaveCount(0)
})

test(
  'signing out closes both tabs and forgets the session (R138)',
  journey,
  async ({ page, context }) => {
    const other = await context.newPage()
    await openAdmin(other, '/users', 'Utilisateurs')
    await openAdmin(page, '', 'Aujourd’hui')
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await expectSignedOut(page)
    await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
    await expectSignedOut(other)
    await page.goto('/secure-admin-panel')
    await expectSignedOut(page)
  },
)

test('a session that is ended in another browser is over', async ({
  page,
  browser,
  ownSite,
  account,
}) => {
  await openAdmin(page, '', 'Aujourd’hui')
  const elsewhere = await openSignedIn(browser, ownSite, account)
  await openAdmin(elsewhere, '/compte', 'Mon compte')
  const sessions = elsewhere.getByRole('region', { name: 'Mes sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('Cette session')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^Fermer la session/ }).click()
  await expectToast(elsewhere, 'Session fermée')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: 'Prompts', exact: true }).click()
  await expectSignedOut(page)
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
  await elsewhere.context().close()
})

test('all other sessions end at once', async ({ page, browser, ownSite, account }) => {
  const others = [
    await openSignedIn(browser, ownSite, account),
    await openSignedIn(browser, ownSite, account),
  ]
  await openAdmin(page, '/compte', 'Mon compte')
  const sessions = page.getByRole('region', { name: 'Mes sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await sessions.getByRole('button', { name: 'Fermer toutes mes autres sessions' }).click()
  await expectToast(page, '2 sessions fermées')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  for (const other of others) await other.context().close()
})

test('a save after the session was ended elsewhere asks where one stands, and goes on', async ({
  page,
  browser,
  ownSite,
  account,
}) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  const elsewhere = await openSignedIn(browser, ownSite, account)
  await openAdmin(elsewhere, '/compte', 'Mon compte')
  const sessions = elsewhere.getByRole('region', { name: 'Mes sessions' })
  await sessions.getByRole('button', { name: /^Fermer la session/ }).click()
  await expectToast(elsewhere, 'Session fermée')
  await elsewhere.context().close()

  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await description.fill('Tapée après la fin de la session.')
  // The field loses the focus when the mouse goes down, before the click.
  await page.getByRole('button', { name: 'Se reconnecter' }).click({ delay: 150 })
  const dialog = page.getByRole('alertdialog', { name: 'Votre session est terminée' })
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue(account.email)
  await expectNoViolations(page)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expect(dialog).toHaveCount(0)
  await expectSaved(page)
  await expect(description).toHaveValue('Tapée après la fin de la session.')
  await page.reload()
  await expect(description).toHaveValue('Tapée après la fin de la session.')
})

test('whoever goes to the sign-in page instead finds again what they typed', async ({
  page,
  context,
  account,
}) => {
  const { id, titre } = await createPrompt(page)
  await openAdmin(page, `/prompts/${id}`, titre)
  // The last that the editor asks for when it opens.
  const preview = page.frameLocator('iframe[title^="Aperçu de la page"]')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(titre)
  await context.clearCookies()
  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await description.fill('Tapée sans session.')
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Aller à la page de connexion' }).click()
  await expectSignedOut(page)
  await fillSignIn(page, account)
  await signInButton(page).click()
  await expectHeading(page, titre)
  await expect(description).toHaveValue('Tapée sans session.')
  await expectSaved(page)
  await page.reload()
  await expect(description).toHaveValue('Tapée sans session.')
})

test('a new password ends the sessions of other browsers', async ({
  page,
  browser,
  ownSite,
  account,
}) => {
  const elsewhere = await openSignedIn(browser, ownSite, account)
  await openAdmin(elsewhere, '', 'Aujourd’hui')
  await openAdmin(page, '/compte', 'Mon compte')
  await page.getByLabel('Mot de passe actuel').fill(account.password)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('neuf fiches sous la lampe')
  await page.getByLabel('Nouveau mot de passe, encore').fill('neuf fiches sous la lampe')
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click()
  await expectToast(page, 'Mot de passe modifié', 'Vos autres sessions ont été fermées.')

  await elsewhere.getByRole('link', { name: 'GPT', exact: true }).click()
  await expectSignedOut(elsewhere)
  await page.getByRole('link', { name: 'GPT', exact: true }).click()
  await expectHeading(page, 'GPT')
  await elsewhere.context().close()
})

test('the header says where one is and who one is (R136)', async ({ page, account }) => {
  await openAdmin(page, '', 'Aujourd’hui')
  const header = page.getByRole('banner')
  await expect(header).toContainText('Administration Sécurisée')
  await expect(header).toContainText(account.email)
  await expect(header.getByText('Admin', { exact: true })).toBeVisible()
  await expect(header.getByText('Admin', { exact: true })).toHaveAttribute('data-tone', 'info')
  const theme = header.getByRole('button', { name: 'Thème sombre' })
  await theme.click()
  await expect(theme).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the site opens in a tab of its own (R137)', async ({ page, context }) => {
  await openAdmin(page, '', 'Aujourd’hui')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Voir le site' }).click()
  const site = await opened
  await expect(site).toHaveURL(/\/$/)
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the sidebar shrinks to icons by keyboard and stays so for seven days (R133, R134, R135)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, '', 'Aujourd’hui')
  await expect(sidebar(page)).toHaveCSS('width', '256px')
  await expect(sidebar(page).getByText('Administration', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(sidebar(page)).toHaveCSS('width', '48px')
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
  expect(Math.round(days)).toBe(7)
  expect(cookie?.path).toBe('/secure-admin-panel')

  await page.reload()
  await expect(sidebar(page)).toHaveCSS('width', '48px')
  await expect(sidebar(page).getByRole('link', { name: 'Paramètres' })).toBeVisible()
  await page.keyboard.press('Meta+b')
  await expect(sidebar(page)).toHaveCSS('width', '256px')
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await expect(sidebar(page)).toHaveCSS('width', '48px')
})

test('the sidebar begins as icons on a tablet (R135)', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await openAdmin(page, '', 'Aujourd’hui')
  await expect(sidebar(page)).toHaveCSS('width', '48px')
})

test('the sidebar is a drawer on a phone (R135)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, '', 'Aujourd’hui')
  await expect(sidebar(page)).toBeHidden()
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' })
  await menu.click()
  await expect(drawer(page)).toHaveCSS('width', '288px')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Control+b')
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('link', { name: 'Utilisateurs' }).click()
  await expectHeading(page, 'Utilisateurs')
  await expect(drawer(page)).toBeHidden()
})
