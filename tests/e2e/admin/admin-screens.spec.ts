import { expect, type Page } from '@playwright/test'

import { screenPaths, signInPath } from '#shared/addresses/admin-screens.ts'
import { test } from '#tests/e2e/fixtures/admin-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { fillTables } from '#tests/e2e/support/filled-tables.ts'
import { seeEveryStop } from '#tests/e2e/support/tab-stops.ts'
import { journeyIf } from '#tests/e2e/support/tiers.ts'
import { findScreenAddress, adminScreens } from '#tests/support/page/admin-screens.ts'

test('every screen is tried', () => {
  const tried = adminScreens.map(({ path }) => path.replace(/\?.*/, ''))

  // The one is no screen of the frame, the other leads on to an editor.
  expect(new Set([...tried, '/auth', '/fiche'])).toEqual(new Set(screenPaths))
})

/** A page of figures, a table, an editor, a form: one of each kind stands for all. */
const kinds = new Set(['', '/prompts?q=audit', '/gpts/nouveau', '/settings'])

/** A desktop, a phone, and a phone below the breakpoint of 384 px. */
const widthsPx = [1280, 390, 360]

for (const width of widthsPx) {
  for (const screen of adminScreens) {
    test(
      `«${screen.path}» at ${width} px is whole, named, without a violation, and one can sign out`,
      journeyIf(width === 1280 && kinds.has(screen.path)),
      async ({ page, ownSite }) => {
        test.setTimeout(180_000)
        await fillTables(page, ownSite)
        await page.setViewportSize({ width, height: 800 })
        await page.goto(await findScreenAddress(screen.path, ownSite.database))
        await expectNamed(page, screen.heading)
        await screen.ready?.(page)
        await expectWayOut(page)
        await expectWhole(page)
        for (const show of screen.states ?? []) {
          await show(page)
          await expectWhole(page)
        }
      },
    )
  }
}

for (const width of widthsPx) {
  test(
    `the sign-in page at ${width} px is whole, named and without a violation`,
    journeyIf(width === 360),
    async ({ page, context }) => {
      await context.clearCookies()
      await page.setViewportSize({ width, height: 800 })
      await page.goto(signInPath)
      await expectNamed(page, 'Administration Sécurisée', 'Connexion')
      await expect(page.getByRole('checkbox')).toBeVisible()
      await expectWhole(page)
    },
  )
}

for (const screen of adminScreens) {
  test(
    `«${screen.path}»: every control is reached by Tab and shows it`,
    journeyIf(screen.path === '/prompts/nouveau'),
    async ({ page, ownSite }) => {
      // The longest of them has hundreds of controls.
      test.slow()
      await fillTables(page, ownSite)
      await page.goto(await findScreenAddress(screen.path, ownSite.database))
      await expectNamed(page, screen.heading)
      await screen.ready?.(page)
      const { count, ...faults } = await seeEveryStop(page)
      expect(count).toBeGreaterThan(10)
      expect(faults).toEqual({ missed: [], unmarked: [] })
    },
  )
}

/** One heading, and a title that begins with it. */
async function expectNamed(page: Page, heading: string | RegExp, title = heading): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const own =
    typeof title === 'string' ? title : await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(`${own} · Administration`)
}

/** The button that signs out is in sight, or in the menu of a narrow window. */
async function expectWayOut(page: Page): Promise<void> {
  const signOut = page.getByRole('button', { name: 'Déconnexion', exact: true })
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' })
  await expect(signOut.or(menu).filter({ visible: true })).toHaveCount(1)
}

async function expectWhole(page: Page): Promise<void> {
  await expectNoViolations(page)
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, 'pixels beyond the right edge').toBe(0)
}
