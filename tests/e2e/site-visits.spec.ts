import { expect } from '@playwright/test'

import { openPage } from './open-page.ts'
import { test } from './site-test.ts'

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
})
