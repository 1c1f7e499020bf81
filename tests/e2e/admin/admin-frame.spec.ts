import { expect, type Page } from '@playwright/test'

import { openClient } from '#drizzle/local/database-client.ts'
import { adminRoot, signInPath } from '#shared/addresses/admin-screens.ts'
import { openAdmin, test as adminTest } from '#tests/e2e/fixtures/admin-test.ts'
import { holdApi } from '#tests/e2e/fixtures/api-calls.ts'
import { expectHeading } from '#tests/e2e/fixtures/sign-in-page.ts'
import { journey } from '#tests/e2e/support/tiers.ts'

// Whoever is refused is answered with a 403, which the browser notes.
const test = adminTest.extend({
  allowedConsole: /Failed to load resource: the server responded with a status of 40[13]/,
})

type Section = { entry: string; tab?: string; heading: string; path: string }

/** Screens with their entry of the menu, and their tab where the entry has several screens. */
const sections: Section[] = [
  { entry: 'Aujourd’hui', heading: 'Aujourd’hui', path: adminRoot },
  { entry: 'Prompts', heading: 'Prompts', path: `${adminRoot}/prompts` },
  { entry: 'GPT', heading: 'GPT', path: `${adminRoot}/gpts` },
  { entry: 'Utilisateurs', heading: 'Utilisateurs', path: `${adminRoot}/users` },
  { entry: 'Paramètres', tab: 'Site', heading: 'Paramètres', path: `${adminRoot}/settings` },
  {
    entry: 'Référencement',
    tab: 'Pages SEO',
    heading: 'Pages SEO',
    path: `${adminRoot}/seo-pages`,
  },
  {
    entry: 'Référencement',
    tab: 'Redirections',
    heading: 'Redirections',
    path: `${adminRoot}/redirections`,
  },
]

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Avertissement de Sécurité' })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Administration' })

test('each screen has its address and its place in the sidebar (R131, R132)', async ({ page }) => {
  await openAdmin(page, '/compte', 'Mon compte')
  const links = page.getByRole('navigation', { name: 'Sections' })
  await expect(links.getByRole('link')).toHaveCount(9)
  for (const { entry, tab, heading, path } of sections) {
    const link = links.getByRole('link', { name: entry, exact: true })
    await link.click()
    if (tab !== undefined) {
      const tabs = page.getByRole('navigation', { name: entry, exact: true })
      await tabs.getByRole('link', { name: tab, exact: true }).click()
      await expect(tabs.locator('[aria-current="page"]')).toHaveText(tab)
    }
    await expectHeading(page, heading)
    await expect(page).toHaveURL(path)
    await expect(link).toHaveText(entry)
    await expect(links.locator('[aria-current]')).toHaveText(entry)
  }
  for (const { heading, path } of sections) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expectHeading(page, heading)
  }
  await page.context().clearCookies()
  expect((await page.goto('/secure-admin-panel/auth'))?.status()).toBe(200)
  await expectHeading(page, 'Administration Sécurisée')
})

test('the ways out are named in full (R137, R138)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, '', 'Aujourd’hui')
  const site = sidebar(page).getByRole('link', { name: 'Voir le site' })
  await expect(site.getByText('Voir le site', { exact: true })).toBeVisible()
  await expect(site).toHaveAttribute('target', '_blank')
  const signOut = sidebar(page).getByRole('button', { name: 'Déconnexion', exact: true })
  await expect(signOut).toHaveText('Déconnexion')
  await signOut.click()
  await expect(page).toHaveURL(signInPath)
  await expectHeading(page, 'Administration Sécurisée')
})

test('the sidebar gives way to a drawer under 768 px (R135)', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await openAdmin(page, '', 'Aujourd’hui')
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' })
  await expect(sidebar(page)).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(sidebar(page)).toBeHidden()
  await expect(menu).toBeVisible()
})

test.describe('who is let in', () => {
  test('is not known at first: a spinner turns (R139)', async ({ page }) => {
    const release = await holdApi(page)
    await page.goto(adminRoot)
    const loading = page.getByRole('status').filter({ hasText: 'Chargement de l’administration' })
    await expect(loading).toBeVisible()
    await expect(loading.locator('[aria-hidden="true"]')).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await release()
    await expectHeading(page, 'Aujourd’hui')
    await expect(loading).toHaveCount(0)
  })

  test('is nobody without a session: sign-in opens instead (R139)', journey, async ({ page }) => {
    await page.context().clearCookies()
    for (const { path } of sections) {
      await page.goto(path)
      await expect(page).toHaveURL((url) => url.pathname === '/secure-admin-panel/auth')
      await expectHeading(page, 'Administration Sécurisée')
    }
  })

  for (const role of ['contributor', null]) {
    test(`is no account of role ${role}, which is told so (R139, R154)`, async ({
      page,
      account,
      ownSite,
    }) => {
      await openClient(ownSite.database.url, ownSite.database.authToken).batch(
        [
          {
            sql: 'INSERT INTO user_roles (id, user_id, role, granted_at) SELECT ?, id, ?, ? FROM users WHERE id = ? AND ? IS NOT NULL',
            args: [crypto.randomUUID(), role, '2999-01-01T00:00:00.000Z', account.id, role],
          },
          {
            sql: 'DELETE FROM user_roles WHERE user_id = ? AND ? IS NULL',
            args: [account.id, role],
          },
        ],
        'write',
      )
      const response = await page.goto(`${adminRoot}/prompts`)
      expect(response?.status()).toBe(403)
      await expectHeading(page, 'Accès refusé')
      await expect(
        page.getByText(
          'Accès non autorisé - Seuls les administrateurs peuvent accéder à cette interface',
          { exact: true },
        ),
      ).toBeVisible()
      const other = page.getByRole('link', { name: 'Se connecter avec un autre compte' })
      await expect(other).toHaveAttribute('href', `${adminRoot}/auth`)
      await page.getByRole('link', { name: 'Retour au site', exact: true }).click()
      await expect(page).toHaveURL('/')
    })
  }
})

const activities: Record<string, (page: Page) => Promise<unknown>> = {
  'a press of the mouse': (page) => send(page, 'mousedown'),
  'a movement of the mouse': (page) => page.mouse.move(300, 300),
  'a key': (page) => page.keyboard.press('Shift'),
  scrolling: (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { capture: true, once: true })
          document.documentElement.scrollTo(0, 200)
        }),
    ),
  'a touch': (page) => send(page, 'touchstart'),
}

/** The one event alone, which a real press or touch would be accompanied by others. */
const send = (page: Page, name: string) => page.locator('body').dispatchEvent(name)

for (const [what, act] of Object.entries(activities)) {
  test(`${what} puts the warning off (R141)`, async ({ page }) => {
    await page.clock.install()
    await openAdmin(page, '/prompts', 'Prompts')
    await expect(page.locator('tbody').getByRole('row').first()).toBeVisible()
    await page.clock.fastForward('09:00')
    await act(page)
    await page.clock.fastForward('02:00')
    await expect(warning(page)).toHaveCount(0)
    await page.clock.fastForward('08:01')
    await expect(warning(page)).toBeVisible()
  })
}

test('the idle clock is looked at every 60 seconds (R141)', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, '', 'Aujourd’hui')
  await page.clock.runFor('00:15')
  await page.keyboard.press('Shift')
  // Ten minutes are past, but it was looked at before they were.
  await page.clock.runFor('10:30')
  await expect(warning(page)).toHaveCount(0)
  await page.clock.runFor('00:30')
  await expect(warning(page)).toBeVisible()
})

test('nothing of the public site comes along, and no advertising (R145)', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  for (const { heading, path } of sections) {
    await page.goto(path)
    await expectHeading(page, heading)
    // The public footer and the search that opens by keyboard.
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Aller à…')
    await expect(page.locator('iframe, object, embed, ins')).toHaveCount(0)
  }
  expect(scripts).toContain('/assets/entry-admin.js')
  expect(
    scripts.filter((path) => !/^\/assets\/(?:entry-admin\.js|admin\/|boot)/.test(path)),
  ).toEqual([])
})

test('open developer tools are nobody’s business (R256)', async ({ page, account, ownSite }) => {
  const journalOf = async () =>
    (
      await openClient(ownSite.database.url, ownSite.database.authToken).execute({
        sql: 'SELECT action FROM admin_logs WHERE user_id = ? OR instr(new_values, ?)',
        args: [account.id, account.id],
      })
    ).rows.map(({ action }) => action)
  await page.clock.install()
  await openAdmin(page, '', 'Aujourd’hui')
  await expect(page.getByRole('region', { name: 'Actions rapides' })).toBeVisible()
  const before = await journalOf()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  // A docked panel takes far more than 160 px of the window, in both directions.
  await page.evaluate(() => {
    Object.defineProperty(window, 'outerWidth', { value: window.innerWidth + 500 })
    Object.defineProperty(window, 'outerHeight', { value: window.innerHeight + 500 })
    window.dispatchEvent(new Event('resize'))
  })
  await page.clock.runFor(5000)
  expect(calls).toEqual([])
  expect(await journalOf()).toEqual(before)
  await expectHeading(page, 'Aujourd’hui')
  // The console is quiet, which the fixture sees to, and left as the browser made it.
  expect(await page.evaluate(() => String(console.log))).toContain('[native code]')
})

test('the policy of the administration lets nothing in but the site itself (R257)', async ({
  page,
}) => {
  for (const path of [adminRoot, `${adminRoot}/prompts`, signInPath]) {
    if (path === signInPath) await page.context().clearCookies()
    const headers = (await page.goto(path))?.headers() ?? {}
    expect(headers['content-security-policy']?.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'self'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      "trusted-types 'none'",
      "worker-src 'self'",
    ])
    expect(headers['x-frame-options']).toBe('DENY')
  }
})
