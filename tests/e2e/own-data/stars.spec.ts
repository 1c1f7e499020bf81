import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import { countShifts } from '#tests/e2e/support/layout-shifts.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { refuseStorage } from '#tests/e2e/support/storage.ts'
import { themedJourney } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const stars = (page: Page) => page.getByRole('button', { name: 'Mettre de côté : ' })
const firstStar = (page: Page) => stars(page).first()
const own = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const pressed = (page: Page) => page.locator('[data-star][aria-pressed="true"]')

test(
  'an item is kept from its card, is shown as kept on every page, and is let go again',
  themedJourney,
  async ({ page }) => {
    await openPage(page, '/prompts')
    await expect(own(page, 'Ma sélection')).toBeVisible()
    await expect(stars(page)).toHaveCount(20)
    const path = await page.locator('article h3 a').first().getAttribute('href')
    await firstStar(page).click()
    await expectToast(page, 'Ajouté à votre sélection')
    await expect(pressed(page)).toHaveCount(1)
    await expect(own(page, 'Ma sélection 1')).toBeVisible()

    // The router's own pages, and rows instead of cards.
    await page.getByRole('banner').getByRole('link', { name: 'GPT' }).click()
    await expect(page).toHaveURL('/gpts')
    await expect(pressed(page)).toHaveCount(0)
    await firstStar(page).click()
    await expect(own(page, 'Ma sélection 2')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Prompts' }).click()
    await expect(page).toHaveURL('/prompts')
    await expect(pressed(page)).toHaveCount(1)
    await openPage(page, '/prompts?vue=liste')
    await expect(pressed(page)).toHaveCount(1)
    await expectNoViolations(page)

    await own(page, 'Ma sélection 2').click()
    await expect(page.getByRole('main').getByRole('listitem').locator('h2')).toHaveCount(2)
    await openPage(page, path ?? '')
    await page.getByRole('button', { name: 'Dans ma sélection' }).click()
    await expect(own(page, 'Ma sélection 1')).toBeVisible()
    await openPage(page, '/gpts')
    await pressed(page).focus()
    await page.keyboard.press('Space')
    await expect(pressed(page)).toHaveCount(0)
    await expect(own(page, 'Ma sélection')).toBeVisible()
  },
)

for (const path of ['/', '/categorie/seo', '/recherche?q=audit', '/gpts?vue=liste']) {
  test(`every card and row of ${path} has its star`, async ({ page }) => {
    await openPage(page, path)
    const items = await page
      .locator('main :is(article, li):has(> h3 a:is([href^="/prompt/"], [href^="/gpt/"]))')
      .count()
    expect(items).toBeGreaterThan(3)
    await expect(stars(page)).toHaveCount(items)
    await firstStar(page).click()
    await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true')
    await reloadPage(page)
    await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true')
  })
}

test('a first visit loads nothing for stars, and a kept item moves nothing', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await openPage(page, '/prompts')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((name) => /favourite-changes/.test(name))).toEqual([])
  await firstStar(page).click()
  await expect(own(page, 'Ma sélection 1')).toBeVisible()
  expect(loaded.filter((name) => /favourite-changes/.test(name))).not.toEqual([])

  const shifts = await countShifts(page)
  await reloadPage(page)
  await expect(own(page, 'Ma sélection 1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toBe(0)
})

test('two tabs show the same stars', async ({ page, context }) => {
  await openPage(page, '/prompts')
  await firstStar(page).click()
  await expect(pressed(page)).toHaveCount(1)
  const other = await context.newPage()
  await openPage(other, '/prompts')
  await expect(pressed(other)).toHaveCount(1)
  await firstStar(other).click()
  await expect(pressed(page)).toHaveCount(0)
  await expect(own(page, 'Ma sélection')).toBeVisible()
})

test('a tab that was open before anything was kept shows what another one keeps', async ({
  page,
  context,
}) => {
  await openPage(page, '/prompts')
  const other = await context.newPage()
  await openPage(other, '/prompts')
  await firstStar(other).click()
  await expect(pressed(page)).toHaveCount(1)
  await expect(own(page, 'Ma sélection 1')).toBeVisible()
})

test.describe('a shared selection', () => {
  test.use({ permissions: clipboardPermissions })
  test('that is kept fills its stars', async ({ page }) => {
    await openPage(page, '/prompts')
    await firstStar(page).click()
    await own(page, 'Ma sélection 1').click()
    await page.getByRole('button', { name: 'Partager' }).click()
    await expectToast(page, 'Lien de la sélection copié !')
    const link = await readClipboard(page)
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')

    await openPage(page, link)
    await page.getByRole('button', { name: 'Garder cette sélection' }).click()
    await expect(own(page, 'Ma sélection 1')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Prompts' }).click()
    await expect(pressed(page)).toHaveCount(1)
  })
})

test('where the browser keeps nothing, a star says so and stays empty', async ({ page }) => {
  await refuseStorage(page)
  await openPage(page, '/prompts')
  await firstStar(page).click()
  await expectToast(page, 'Rien ne peut être gardé')
  await expect(pressed(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the selection is in the menu', async ({ page }) => {
    await openPage(page, '/prompts')
    await expect(own(page, 'Ma sélection')).toBeHidden()
    await page.getByRole('banner').getByLabel('Menu').first().click()
    await page.getByRole('navigation', { name: 'Menu' }).getByText('Ma sélection').click()
    await expect(page).toHaveURL('/selection')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no star, and the selection can be reached', async ({ page }) => {
    await page.goto('/prompts')
    await expect(page.locator('[data-star]')).toHaveCount(20)
    await expect(page.locator('[data-star]').first()).toBeHidden()
    await expect(own(page, 'Ma sélection')).toBeVisible()
  })
})

for (const path of ['/prompt/audit-on-page-url', '/prompt/citation-assistants-ia']) {
  test(`nothing below moves when ${path} is kept, or was before it came`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, path)
    const placeBelow = () => page.locator('main').evaluate((main) => main.scrollHeight)
    const before = await placeBelow()

    await page.getByRole('button', { name: 'Ajouter à ma sélection' }).click()
    await expect(page.getByRole('button', { name: 'Dans ma sélection' })).toBeVisible()
    expect(await placeBelow()).toBe(before)

    await openPage(page, path)
    await expect(page.getByRole('button', { name: 'Dans ma sélection' })).toBeVisible()
    expect(await placeBelow()).toBe(before)
  })
}
