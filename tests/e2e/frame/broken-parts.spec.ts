import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { breakComponent, expectFailedPage, followLink } from '#tests/e2e/support/broken-code.ts'
import { openPage } from '#tests/e2e/support/open-page.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'

const prompt = '/prompt/audit-on-page-url'
const partFailed = 'Cette partie n’a pas pu s’afficher.'

test('a card that throws fails its list, and neither the page nor the filters around it', async ({
  page,
}) => {
  await openPage(page, '/cgu')
  const mend = await spoilAnswers(page, /"categories":\[/g, '"categories":null,"x":[')
  await followLink(page, '/prompts')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('Erreur lors du chargement des prompts')
  await expect(main.getByRole('search').getByRole('searchbox')).toBeVisible()

  await mend()
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(main.getByRole('article')).not.toHaveCount(0)
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('parts of the home page fail one by one', async ({ page }) => {
  await openPage(page, '/cgu')
  await spoilAnswers(page, /"categories":\[/g, '"categories":null,"x":[')
  await followLink(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveCount(3)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [kind, path, answer, spoilt, whole] of [
  [
    'GPT',
    '/gpt/analyste-intention-de-recherche',
    /"date_creation":"[^"]+"/g,
    '"date_creation":"x"',
    'Workflow recommandé',
  ],
  [
    'prompt',
    prompt,
    /("related":\{"prompts":\[\{.*?)"categories":\[/,
    '$1"x":[',
    'Personnaliser le prompt',
  ],
  [
    'category',
    '/categorie/seo',
    /("prompts":\[\{.*?)"categories":\[/,
    '$1"x":[',
    'GPT personnalisés',
  ],
] as const) {
  test(`a part of the page of a ${kind} fails alone, and is whole when tried again`, async ({
    page,
  }) => {
    await openPage(page, '/cgu')
    const mend = await spoilAnswers(page, answer, spoilt)
    await followLink(page, path)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toHaveText(`${partFailed}Réessayer`)
    await expect(main.getByRole('heading', { name: whole })).toBeVisible()

    await mend()
    await main.getByRole('button', { name: 'Réessayer' }).click()
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(main.getByRole('heading', { name: whole })).toBeVisible()
  })
}

test('the form of a prompt that throws leaves the text, and gives back what was typed', async ({
  page,
}) => {
  await openPage(page, prompt)
  const field = page.getByRole('form', { name: 'Variables du prompt' }).getByRole('textbox').first()
  // Only the form marks a filled field in this way.
  await page.evaluate(`
    const { setAttribute } = Element.prototype
    globalThis.mend = () => { Element.prototype.setAttribute = setAttribute }
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-state' && value === 'filled') throw new Error('broken')
      setAttribute.call(this, name, value)
    }
  `)
  await field.fill('bref et sobre')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(partFailed)
  await expect(page.locator('[data-prompt-text]')).toContainText('bref et sobre')

  await page.evaluate('mend()')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(field).toHaveValue('bref et sobre')
  await expect(alert).toHaveCount(0)
})

test('a window of profiles that throws is closed with a message, and the page stays', async ({
  page,
}) => {
  const mend = await breakComponent(page, 'profiles-dialog')
  await openPage(page, prompt)
  const open = page.getByRole('button', { name: 'Profils', exact: true })
  await open.click()
  await expectToast(page, 'Profils indisponibles')
  await expect(page.getByRole('heading', { name: 'Personnaliser le prompt' })).toBeVisible()

  await mend()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.waitForURL(prompt)
  await expect(async () => {
    await open.click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a palette that throws leads to the page of the search', async ({ page }) => {
  await breakComponent(page, 'search-palette')
  await openPage(page, '/cgu')
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).first().click()
  await expect(page).toHaveURL('/recherche')
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
})

test('suggestions that throw leave a plain search box', async ({ page }) => {
  await breakComponent(page, 'suggestion-list')
  await openPage(page, '/')
  const box = page.getByRole('main').getByRole('combobox').first()
  const loaded = page.waitForResponse(/suggestion-list/)
  await box.focus()
  await (await loaded).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await box.fill('audit')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/recherche\?q=audit/)
})

test.describe('code that does not come', () => {
  test.use({ allowedConsole: /^Failed to load resource: net::ERR_FAILED/ })

  test('leaves the frame, says so, and is asked for again', async ({ page }) => {
    await openPage(page, '/mentions-legales')
    await page.route('**/assets/cgu-*.js', (route) => route.abort())
    await followLink(page, '/cgu')
    await expectFailedPage(page)
    await expect(page.getByRole('alert')).toHaveText(
      'Erreur de connexion. Vérifiez votre connexion internet.',
    )

    await page.unroute('**/assets/cgu-*.js')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Conditions générales d’utilisation',
    )
  })
})

/** Changes what the API answers, until the returned function is called. */
async function spoilAnswers(
  page: Page,
  whole: RegExp,
  spoilt: string,
): Promise<() => Promise<void>> {
  const calls = '**/api/trpc/**'
  await page.route(calls, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(whole, spoilt) })
  })
  return () => page.unroute(calls)
}
