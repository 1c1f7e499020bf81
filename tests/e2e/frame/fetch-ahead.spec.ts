import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

test('names detail pages for the browser to fetch ahead until the client runs', async ({
  request,
}) => {
  const response = await request.get('/speculation-rules.json')
  expect(response.headers()['content-type']).toBe('application/speculationrules+json')
  expect(await response.json()).toEqual({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: ['/prompt/:slug', '/gpt/:slug'] },
            { selector_matches: 'html:not([data-live]) a' },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
})

test('leaves fetching ahead to the router once the client runs', async ({ page }) => {
  await openPage(page, '/prompts')
  await expect(page.locator('html:not([data-live]) a')).toHaveCount(0)
})
