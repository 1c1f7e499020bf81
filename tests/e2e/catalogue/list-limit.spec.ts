import { expect, type Page } from '@playwright/test'

import { servedSite } from '#tests/e2e/fixtures/served-site.ts'
import { test as siteTest } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { unlimited } from '#tests/support/site/served-sites.ts'
import { costs } from '#worker/limits/costs.ts'

const windowSeconds = 6
const refusal = 'Trop de requêtes. Veuillez patienter.'
/** The seconds as they are seen, which a screen reader is told once. */
const countdown = /^Nouvel essai dans \d\u00a0secondes?\.$/

/** A site where the third list with a text that a client asks for in a short window is refused. */
const test = siteTest.extend({
  ownSite: servedSite({
    variables: {
      ...unlimited,
      // Two lists and the pages around them, and one unit less than three lists.
      COST_BUDGET: String(3 * costs.listSearch.units - 1),
      LIMIT_WINDOW_SECONDS: String(windowSeconds),
    },
  }),
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
})

// The network stack reports each answer that is an error.
test.use({ allowedConsole: /^Failed to load resource: .* 429/ })

const box = (page: Page) => page.getByRole('main').getByRole('searchbox')
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

const beAt = (page: Page, address: string) =>
  page.context().setExtraHTTPHeaders({ 'cf-connecting-ip': address })

async function exhaust(page: Page): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    expect((await page.request.get('/gpts?q=audit')).status()).toBe(200)
  }
}

test('R63: a list filtered too often says how long to wait, keeps what it shows and tries by itself', async ({
  page,
}) => {
  await beAt(page, '203.0.113.31')
  await openPage(page, '/prompts')
  const before = await titles(page).allTextContents()
  await exhaust(page)

  await box(page).fill('maillage')

  const told = page.getByText(refusal, { exact: true })
  await expect(told).toBeVisible()
  expect(await told.textContent()).toBe(refusal)
  await expect(page.getByText(countdown).last()).toBeVisible()
  await expect(page.locator('[aria-live="polite"]').filter({ has: told })).toHaveCount(1)
  expect(await titles(page).allTextContents()).toEqual(before)
  await expect(page.getByText('Erreur lors du chargement des prompts')).toHaveCount(0)

  await expect(page.getByText(/^\d prompts? disponibles?$/)).toBeVisible({
    timeout: 3 * windowSeconds * 1000,
  })
  await expect(told).toHaveCount(0)
  expect(await titles(page).count()).toBeLessThan(before.length)
})

test('R63: a list that shows nothing claims nothing of a filter that waits', async ({ page }) => {
  await beAt(page, '203.0.113.35')
  await openPage(page, '/prompts')
  await box(page).fill('zzzz')
  const nothing = page.getByRole('heading', { name: 'Aucun prompt trouvé' })
  await expect(nothing).toBeVisible()
  expect((await page.request.get('/gpts?q=audit')).status()).toBe(200)

  await box(page).fill('zzzzz')

  await expect(page.getByText(refusal, { exact: true })).toBeVisible()
  await expect(nothing).toHaveCount(0)
  await expect(nothing).toBeVisible({ timeout: 3 * windowSeconds * 1000 })
  await expect(page.getByText('Chercher «\u00a0zzzzz\u00a0» partout')).toBeVisible()
})

test('R63, R121: filters and searches share one budget', async ({ page }) => {
  await beAt(page, '203.0.113.32')
  await exhaust(page)

  const response = await openPage(page, '/recherche?q=hreflang')

  expect(response?.status()).toBe(429)
  await expect(page.getByRole('main').getByText(countdown).last()).toBeVisible()
})

test('a page beyond the limit says so with its box filled, and becomes the list by itself', async ({
  page,
}) => {
  await beAt(page, '203.0.113.33')
  await exhaust(page)

  const response = await openPage(page, '/prompts?q=maillage')

  expect(response?.status()).toBe(429)
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThanOrEqual(1)
  await expect(page.getByRole('main').getByText(refusal, { exact: true })).toBeVisible()
  await expect(box(page)).toHaveValue('maillage')
  await expect(titles(page).first()).toBeVisible({ timeout: 3 * windowSeconds * 1000 })
  await expect(page).toHaveURL('/prompts?q=maillage')
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page beyond the limit has its box, the seconds and ways out', async ({ page }) => {
    await beAt(page, '203.0.113.34')
    await exhaust(page)
    await page.goto('/gpts?q=audit')

    const main = page.getByRole('main')
    await expect(main.getByText(refusal, { exact: true })).toBeVisible()
    await expect(main.getByText(countdown).last()).toBeVisible()
    await expect(box(page)).toHaveValue('audit')
    await expect(main.getByRole('link', { name: 'Réessayer' })).toHaveAttribute(
      'href',
      '/gpts?q=audit',
    )
    await expect(main.getByRole('link', { name: 'Tout explorer' })).toBeVisible()
  })
})
