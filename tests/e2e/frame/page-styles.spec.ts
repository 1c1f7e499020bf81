import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'

const slow = 1500

/** The style sheets that the server wrote into the head of a page, without what makes each unique. */
async function sheetsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  return Array.from(head.matchAll(/\/assets\/([a-z-]+)-[\w-]{8}\.css/g), ([, name = '']) => name)
}

test('a page asks for the styles of its own kind, and of no other', async ({ page }) => {
  await openPage(page, '/prompts')
  const prompt = await page
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href')

  const kinds = {
    home: ['/'],
    list: [
      '/prompts',
      '/gpts',
      '/categories',
      '/categorie/seo',
      '/recherche',
      '/nouveautes',
      '/plan-du-site',
      '/hors-ligne',
    ],
    selection: ['/selection', '/selection/document'],
    item: [prompt ?? ''],
    text: ['/ajouter', '/cgu', '/confidentialite', '/mcp', '/mentions-legales', '/profils'],
  }
  for (const [kind, paths] of Object.entries(kinds)) {
    for (const path of paths) expect(await sheetsOf(page, path), path).toEqual(['styles', kind])
  }
  expect(await sheetsOf(page, '/nulle-part')).toEqual(['styles', 'not-found'])
  expect(await sheetsOf(page, '/prompt/absent')).toEqual(['styles', 'item', 'not-found'])
})

test('a page that is come to from another is not shown before its styles are there', async ({
  page,
}) => {
  let isHeld = true
  await page.route('**/assets/home-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow))
    isHeld = false
    await route.continue()
  })
  await openPage(page, '/cgu')
  await page.getByRole('banner').getByRole('link').first().click()
  const drawer = page.getByRole('navigation', { name: 'Parcourir par catégorie' })
  await expect(drawer).toBeVisible()

  expect(isHeld).toBe(false)
  await expect(drawer.locator('..')).toHaveCSS('display', 'grid')
})

test('the styles of a page are fetched ahead with the page', async ({ page }) => {
  await openPage(page, '/prompts')
  const fetched = page.waitForRequest('**/assets/item-*.css')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').hover()

  await fetched
  await expect(page).toHaveURL('/prompts')
})
