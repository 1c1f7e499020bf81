import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { untilKept } from '#tests/e2e/support/kept-pages.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'

test.use({
  serviceWorkers: 'allow',
  // What has no network says so, and so does what was fetched ahead for a link that had the focus.
  allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|using link preload/,
})

const main = (page: Page) => page.getByRole('main')

/** The list of prompts, which opens without network from then on. */
async function keepList(page: Page): Promise<void> {
  await openPage(page, '/prompts')
  await untilKept(page, '/prompts')
  await untilKept(page, '/hors-ligne')
  await reloadPage(page)
}

test('a search that was made offline goes on in the whole site once there is a network', async ({
  page,
  context,
}) => {
  await keepList(page)
  await context.setOffline(true)
  await openPage(page, '/recherche?q=linkedin')
  await expect(page).toHaveURL('/hors-ligne?q=linkedin')
  const whole = main(page).getByRole('link', { name: 'Chercher dans tout le site' })
  await expect(main(page).getByLabel('Chercher dans ce qui est enregistré')).toHaveValue('linkedin')
  await expect(whole).toHaveCount(0)
  await context.setOffline(false)
  await whole.click()
  await expect(page).toHaveURL('/recherche?q=linkedin')
  await expect(main(page).getByRole('heading', { name: 'Résultats' })).toBeAttached()
})

test('the offline page is kept before any page asks for it', async ({ page, context }) => {
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined
  })
  await openPage(page, '/cgu')
  await untilKept(page, '/hors-ligne')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await context.setOffline(true)
  await openPage(page, '/prompts')
  await expect(page).toHaveURL('/hors-ligne?page=%2Fprompts')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Disponible hors ligne')
})

test('a browser that keeps nothing says so in place, and redirects nowhere', async ({
  page,
  context,
}) => {
  await keepList(page)
  // Otherwise the page would request that it is kept again.
  await context.setOffline(true)
  await page.evaluate(() => caches.delete('pages-v1'))
  for (const path of ['/hors-ligne', '/hors-ligne?page=%2Fprompts', '/prompts', '/recherche?q=a']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(main(page).getByRole('heading', { name: 'Hors ligne' })).toBeVisible()
    await expect(main(page)).toContainText('Vérifiez votre connexion, puis réessayez.')
  }
  await page.goto('/prompts')
  await context.setOffline(false)
  await main(page).getByRole('link', { name: 'Réessayer' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Prompts')
})

test('a filter of a list that is kept without it leads back to the list', async ({
  page,
  context,
}) => {
  await keepList(page)
  await context.setOffline(true)
  await main(page).getByRole('combobox', { name: 'Niveau' }).selectOption('Expert')
  await expect(page).toHaveURL(/^[^?]+\/hors-ligne\?page=/)
  await main(page).getByRole('link', { name: 'revenir à la liste' }).click()
  await expect(page).toHaveURL('/prompts')
  await expect(main(page).getByRole('article').first()).toBeVisible()
})

test('a page opens with whatever of its code was used, of which nothing was fetched before', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  await untilKept(page, '/hors-ligne')
  for (const path of ['/plan-du-site', '/cgu']) {
    await openPage(page, path)
    await untilKept(page, path)
  }
  const client = await context.newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  await context.setOffline(true)
  for (const path of ['/plan-du-site', '/cgu']) {
    await openPage(page, path)
    await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(/n’a pas pu/)
  }
})

test('the search box of the home page works offline, and fails at nothing', async ({
  page,
  context,
}) => {
  const prepared = page.waitForResponse('**/assets/first-use-*.js')
  await openPage(page, '/')
  await page.mouse.move(100, 300)
  await (await prepared).finished()
  await context.setOffline(true)
  const box = page.getByRole('combobox', { name: 'Rechercher un prompt ou un GPT' })
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('suggestion-list'),
  )
  await box.click()
  await box.pressSequentially('brief')
  await failed
  // An error of the page fails every test: it would be there by the next answer of the page.
  await expect(box).toHaveValue('brief')
})
