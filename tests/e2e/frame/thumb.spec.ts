import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { withClient } from '#tests/e2e/support/storage.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { toastsOf } from '#tests/e2e/support/toasts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const leastPx = 44

/** How high and wide the place is around the middle of a control where a thumb meets it and nothing else. */
const reach = (control: Locator) =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const meets = (dx: number, dy: number) => {
      const met = document.elementFromPoint(x + dx, y + dy)
      return met === element || element.contains(met)
    }
    const far = (dx: number, dy: number) => {
      let distance = 0
      while (distance < 60 && meets(dx * (distance + 1), dy * (distance + 1))) distance += 1
      return distance
    }
    return {
      name: element.ariaLabel ?? element.textContent.trim(),
      width: far(-1, 0) + far(1, 0) + 1,
      height: far(0, -1) + far(0, 1) + 1,
    }
  })

async function expectReach(controls: Locator) {
  await expect(controls.first()).toBeAttached()
  const shown = (await controls.all()).slice(0, 8)
  const met = []
  for (const control of shown) if (await control.isVisible()) met.push(await reach(control))
  expect(met.length).toBeGreaterThan(0)
  expect(met.filter(({ width, height }) => Math.min(width, height) < leastPx)).toEqual([])
}

const main = (page: Page) => page.getByRole('main')

test(
  'what the top bar, cards and pages of a visitor are for is met by a thumb',
  journey,
  async ({ page }) => {
    await withClient(page)
    await openPage(page, '/prompts')
    await expectReach(page.getByRole('banner').locator('nav ~ * :is(a, button, summary)'))
    const cards = main(page).getByRole('article')
    await expectReach(cards.getByRole('link', { name: /^Voir détails/ }))
    await expectReach(cards.getByRole('button', { name: /^Copier le prompt/ }))
    await expectReach(main(page).locator('article :is([data-star], [aria-haspopup="dialog"])'))
    await openPage(page, '/gpt/plan-de-migration-seo')
    await expectReach(
      page
        .getByRole('complementary', { name: 'Lancer et partager' })
        .locator(':is(a, button):not(nav *, dl *)')
        .filter({ hasNotText: 'La fiche en détail' }),
    )
    await expectReach(
      page.getByRole('region', { name: 'Lancer', exact: true }).locator('a, button'),
    )
    await openPage(page, '/profils')
    await expectReach(main(page).getByRole('button'))
    await page.getByRole('button', { name: 'Nouveau profil' }).click()
    await expectReach(page.getByRole('form').locator('button, input, textarea'))
  },
)

test('nothing that has the keyboard lies under the bar of a GPT’s page', async ({ page }) => {
  for (const slug of ['plan-de-migration-seo', 'lovable-architect']) {
    await openPage(page, `/gpt/${slug}`)
    const covered = []
    const stops = await main(page).locator(':is(a, button, summary):visible').count()
    expect(stops).toBeGreaterThan(20)
    for (let pressed = 0; pressed < stops + 20; pressed += 1) {
      await page.keyboard.press('Tab')
      covered.push(...(await page.evaluate(coveredFocus)))
    }
    expect(covered).toEqual([])
  }
})

/** The name of what has the focus, where the bar at the bottom lies over it. */
function coveredFocus(): string[] {
  const element = document.activeElement
  const bar = document.querySelector('section[aria-label="Lancer"]')
  if (!element || !bar || bar.contains(element)) return []
  const isUnder =
    element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top &&
    element.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
  return isUnder ? [(element.ariaLabel ?? element.textContent).trim()] : []
}

test('where the screen is low a message with something to do is one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await withClient(page)
  await openPage(page, '/prompt/brief-contenu-redacteur')
  await page.getByRole('banner').getByRole('button', { name: 'Client :' }).click()
  await page.getByRole('button', { name: 'Travailler sans client' }).click()
  const toast = toastsOf(page).filter({ hasText: 'Sans client' })
  await expect(toast.getByRole('button', { name: 'Annuler' })).toBeVisible()
  expect((await toast.boundingBox())?.height).toBeLessThan(60)
  await page.keyboard.press('Escape')
  const field = page.getByRole('form').getByLabel('Public visé')
  await field.focus()
  const [{ y = 0 } = {}, box] = [
    (await field.boundingBox()) ?? undefined,
    await toast.boundingBox(),
  ]
  expect(y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
})

test('one menu is open at a time, and one message is shown', async ({ page }) => {
  await withClient(page)
  await openPage(page, '/prompts')
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation', { name: 'Menu' })
  const client = banner.getByRole('button', { name: 'Client :' })
  const clients = page.getByRole('dialog', { name: 'Client' })
  await banner.locator('summary').click()
  await expect(menu).toBeVisible()
  // Pressed anywhere outside the open menu, the screen only closes it.
  await client.click({ force: true })
  await expect(menu).toBeHidden()
  await expect(clients).toBeHidden()
  await client.click()
  await expect(clients).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(clients).toBeHidden()

  await banner.locator('summary').click()
  await expect(menu).toBeVisible()
  await client.press('Enter')
  await expect(clients).toBeVisible()
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')

  await main(page).locator('[data-star]').first().click()
  await expect(toastsOf(page)).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Copier le prompt/ })
    .first()
    .click()
  await expect(toastsOf(page).filter({ hasText: 'Copi' })).toBeVisible()
  await expect(toastsOf(page).filter({ visible: true })).toHaveCount(1)
})
