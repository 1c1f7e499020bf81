import { expect, type Page } from '@playwright/test'

import { openPage } from './open-page.ts'
import { test } from './site-test.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principale' })

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

test.describe('from page to page', () => {
  for (const [reducedMotion, transitions] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`fades ${transitions} time where the visitor's choice of motion is ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await countTransitions(page)
      await openPage(page, '/prompts')
      expect(await transitionCount(page), 'the first page').toBe(0)
      await page.getByLabel('Trier par').selectOption('popular')
      await expect(page).toHaveURL('/prompts?tri=popular')
      expect(await transitionCount(page), 'a filter').toBe(0)
      await navigation(page).getByRole('link', { name: 'GPTs', exact: true }).click()
      await expect(page).toHaveURL('/gpts')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPTs')
      expect(await transitionCount(page), 'another page').toBe(transitions)
    })
  }
})

const counter = 'startedTransitions'

async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const start = document.startViewTransition.bind(document)
    Reflect.set(window, name, 0)
    document.startViewTransition = (...options) => {
      Reflect.set(window, name, Number(Reflect.get(window, name)) + 1)
      return start(...options)
    }
  }, counter)
}

const transitionCount = (page: Page) =>
  page.evaluate((name) => Number(Reflect.get(window, name)), counter)
