import { expect } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

test('leads from each category badge of the home page, on GPTs too, to the prompts of the category (R36)', async ({
  page,
}) => {
  await openPage(page, '/')
  const badges = await page
    .getByRole('main')
    .getByRole('article')
    .locator('a[href*="category="]')
    .evaluateAll((all) =>
      all.map((badge) => ({
        name: badge.textContent.replace('Catégorie : ', ''),
        address: badge.getAttribute('href') ?? '',
      })),
    )
  expect(badges.length).toBeGreaterThan(4)
  for (const { name, address } of badges) {
    const query = address.replace('/prompts?', '')
    expect(query).toMatch(/^category=[^ &]+$/)
    expect(new URLSearchParams(query).get('category')).toBe(name)
  }
})
