import { expect, type Page } from '@playwright/test'

import { servedSite } from '#tests/e2e/fixtures/served-site.ts'
import { test as siteTest } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { unlimited } from '#tests/support/site/served-sites.ts'
import { costs } from '#worker/limits/costs.ts'

const refusal = 'Trop de requêtes. Veuillez patienter.'
const windowSeconds = 10
const countdown = /^Nouvel essai dans \d+\u00a0secondes?\.$/

/** Two searches and the pages around them, and one unit less than three searches. */
const budget = 3 * costs.search.units - 1

/** A site where the third search of a client in a short window is refused. */
const test = siteTest.extend({
  ownSite: servedSite({
    variables: {
      ...unlimited,
      COST_BUDGET: String(budget),
      LIMIT_WINDOW_SECONDS: String(windowSeconds),
    },
  }),
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
})

// The network stack reports each answer that is an error.
test.use({ allowedConsole: /^Failed to load resource: .* 429/ })

test('a visitor who searches too often is told to wait, and finds once the wait is over (R121)', async ({
  page,
}) => {
  await beAt(page, '203.0.113.21')
  await exhaust(page)

  const response = await openPage(page, '/recherche?q=hreflang')

  expect(response?.status()).toBe(429)
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThanOrEqual(1)
  await expect(page.getByRole('main').getByText(refusal, { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()

  await expect(page.getByRole('main').getByText(countdown).last()).toBeVisible()
  // It is tried again by itself.
  await expect(found(page)).toBeVisible({ timeout: 3 * windowSeconds * 1000 })
})

test('R121: a refused address that the site spells otherwise is shown as refused, and asks once', async ({
  page,
}) => {
  await beAt(page, '203.0.113.27')
  await exhaust(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('search.results')) calls.push(request.url())
  })

  // A control character, a space too many, a text too long: what hydrates is what was rendered.
  for (const [asked, shown] of [
    ['hreflang%00balise', 'hreflang+balise'],
    ['%20hreflang', 'hreflang'],
    ['x'.repeat(201), 'x'.repeat(200)],
  ] as const) {
    const response = await openPage(page, `/recherche?q=${asked}`)

    expect(response?.status()).toBe(429)
    await expect(page.getByRole('main').getByText(countdown).last()).toBeVisible()
    await expect(page).toHaveURL(`/recherche?q=${shown}`)
    expect(calls).toEqual([])
  }
})

test('a search from an open page is refused with the same words, and the catalogue stays open', async ({
  page,
}) => {
  await beAt(page, '203.0.113.22')
  await openPage(page, '/recherche')
  await exhaust(page)

  const box = page.getByRole('main').getByLabel('Rechercher un prompt ou un GPT')
  await box.fill('hreflang')
  await box.press('Enter')

  await expect(page.getByRole('main').getByText(refusal, { exact: true })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'Prompts', exact: true })
    .click()
  await expect(page).toHaveURL('/prompts')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('R121: a search too many leaves the results of the one before, and becomes its own by itself', async ({
  page,
}) => {
  await beAt(page, '203.0.113.26')
  await openPage(page, '/recherche?q=audit')
  const main = page.getByRole('main')
  const results = main.getByRole('heading', { level: 3 })
  const before = await results.allTextContents()
  await page.request.get('/recherche?q=seo')

  const box = main.getByLabel('Rechercher un prompt ou un GPT')
  await box.fill('hreflang')
  await box.press('Enter')

  await expect(main.getByText(refusal, { exact: true })).toBeVisible()
  await expect(main.getByText(countdown).last()).toBeVisible()
  expect(await results.allTextContents()).toEqual(before)
  await expect(found(page)).toBeVisible({ timeout: 3 * windowSeconds * 1000 })
})

test('one who comes from elsewhere searches undisturbed', async ({ page }) => {
  await beAt(page, '203.0.113.23')
  await exhaust(page)
  await beAt(page, '203.0.113.24')

  const response = await openPage(page, '/recherche?q=hreflang')

  expect(response?.status()).toBe(200)
  await expect(found(page)).toBeVisible()
})

const found = (page: Page) =>
  page.getByRole('heading', { name: 'Contrôle hreflang multilingue' }).first()

/** Comes from an address as the platform would name it. */
const beAt = (page: Page, address: string) =>
  page.context().setExtraHTTPHeaders({ 'cf-connecting-ip': address })

/** Searches until the next search is one too many. */
async function exhaust(page: Page): Promise<void> {
  for (let search = 0; search < 2; search += 1) {
    const response = await page.request.get('/recherche?q=seo')
    expect(response.status()).toBe(200)
  }
}

test('a box that proposed too often says when it proposes again, and still searches', async ({
  page,
}) => {
  await beAt(page, '203.0.113.25')
  await openPage(page, '/recherche')
  const input = encodeURIComponent(JSON.stringify({ q: 'seo' }))
  const statuses = []
  for (let units = 0; units < budget + 1; units += costs.suggestions.units) {
    const response = await page.request.get(`/api/trpc/search.suggestions?input=${input}`)
    statuses.push(response.status())
  }
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)

  const box = page.getByRole('main').getByLabel('Rechercher un prompt ou un GPT')
  await box.pressSequentially('hrefl')

  await expect(page.getByRole('main').getByText(refusal, { exact: true })).toBeVisible()
  await expect(page.getByRole('listbox').getByText('Contrôle hreflang multilingue')).toBeVisible({
    timeout: 3 * windowSeconds * 1000,
  })
})
