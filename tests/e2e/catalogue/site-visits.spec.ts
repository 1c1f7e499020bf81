import { expect } from '@playwright/test'

import { breakApi } from '#tests/e2e/fixtures/api-calls.ts'
import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

test('asks for the counts of the categories again after 60 seconds, and not before (R229, R254)', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('catalogue.site')) calls.push(request.url())
  })
  await page.clock.install()
  await openPage(page, '/cgu')
  const legal = page.getByRole('contentinfo')
  const go = async (name: string, path: string) => {
    await legal.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }

  await page.clock.fastForward(50_000)
  await go('Confidentialité', '/confidentialite')
  expect(calls).toEqual([])

  await page.clock.fastForward(11_000)
  await go('Mentions légales', '/mentions-legales')
  await expect.poll(() => calls.length).toBe(1)

  await page.clock.fastForward(30_000)
  await go('CGU', '/cgu')
  expect(calls).toHaveLength(1)
})

test.describe('without an answer', () => {
  // The network stack reports each call that is cut off.
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('keeps the counts that it knew, and asks for them at the next page', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/')
    const mend = await breakApi(page)
    await page.clock.fastForward(61_000)
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('catalogue.site'),
    )
    const legal = page.getByRole('contentinfo')
    await legal.getByRole('link', { name: 'CGU' }).click()
    await failed
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Conditions générales/)
    await expect(legal).toContainText('Mentions légales')

    await mend()
    const asked = page.waitForRequest((request) => request.url().includes('catalogue.site'))
    await legal.getByRole('link', { name: 'Mentions légales' }).click()
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  })
})
