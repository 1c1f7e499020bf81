import { expect, type Page } from '@playwright/test'

import { test } from '#tests/e2e/fixtures/site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import {
  keptAddresses,
  keptNotice,
  untilDropped,
  untilKept,
} from '#tests/e2e/support/kept-pages.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { tabTo } from '#tests/e2e/support/tab-stops.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'

test.use({
  serviceWorkers: 'allow',
  allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|using link preload/,
})

/** The last page of a site that is shortened to a few items, so that it is kept in seconds. */
const lastPage = '/gpt/lovable-architect'

const region = (page: Page) => page.getByRole('region', { name: 'Tout garder hors ligne' })
const button = (page: Page, name: string) => region(page).getByRole('button', { name })

async function openShortSite(page: Page): Promise<void> {
  await page.route('**/sitemap*.xml', async (route) => {
    const answer = await route.fetch()
    const locations = (await answer.text()).match(/<loc>[^<]+<\/loc>/g) ?? []
    const path = new URL(route.request().url()).pathname
    const kept = path === '/sitemap.xml' ? locations : locations.slice(-8)
    const own = path.startsWith('/sitemap-gpts')
      ? [`<loc>${new URL(lastPage, route.request().url()).href}</loc>`]
      : []
    await route.fulfill({ response: answer, body: [...kept, ...own].join('') })
  })
  await openPage(page, '/hors-ligne')
}

test(
  'on a phone, by keyboard: downloads the site, pauses, resumes, and removes it',
  journey,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openShortSite(page)
    await expect(region(page)).toContainText(
      /8 prompts, 9 GPT, \d+ listes\s: \d+ pages, environ \d\sMo/,
    )
    await expectNoViolations(page)
    await tabTo(page, button(page, 'Tout garder hors ligne'))
    await page.keyboard.press('Enter')
    await expect(region(page).getByRole('progressbar', { name: 'Pages gardées' })).toBeVisible()
    await tabTo(page, button(page, 'Mettre en pause'))
    await page.keyboard.press('Enter')
    await expect(region(page)).toContainText('En pause.')
    await expectNoViolations(page)
    expect(await keptAddresses(page)).not.toContain(lastPage)

    await reloadPage(page)
    await expect(region(page)).toContainText('En pause.')
    await tabTo(page, button(page, 'Reprendre'))
    await page.keyboard.press('Enter')
    await expect(region(page)).toContainText('Enregistrement en cours.')
    // The service worker goes on while other pages are read.
    await openPage(page, '/cgu')
    await untilKept(page, lastPage)

    await openPage(page, '/hors-ligne')
    await expect(region(page)).toContainText('Tout est gardé')
    await context.setOffline(true)
    for (const path of [lastPage, '/prompts?page=2']) {
      await openPage(page, path)
      await expect(keptNotice(page)).toBeVisible()
    }
    await context.setOffline(false)

    await openPage(page, '/hors-ligne')
    await tabTo(page, button(page, 'Ne plus tout garder'))
    await page.keyboard.press('Enter')
    await expectToast(page, 'Le site n’est plus gardé en entier')
    await untilDropped(page, '/gpts?page=2')
    // It was visited by now.
    expect(await keptAddresses(page)).toContain(lastPage)
    await toastsOf(page).getByRole('button', { name: 'Annuler' }).click()
    await untilKept(page, '/gpts?page=2')
  },
)

test('waits while the site does not answer, and goes on by itself', async ({ page, context }) => {
  await openShortSite(page)
  await button(page, 'Tout garder hors ligne').click()
  await expect(region(page)).toContainText('Enregistrement en cours.')
  await context.setOffline(true)
  await expect(region(page)).toContainText('Le site ne répond pas, ou demande d’attendre.')
  await context.setOffline(false)
  await expect(region(page)).toContainText('Tout est gardé', { timeout: 30_000 })
})

test('says that the browser is full, and goes on when there is room', async ({
  page,
  context,
  baseURL,
}) => {
  await openShortSite(page)
  await untilKept(page, '/profils')
  const storage = await context.newCDPSession(page)
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  const origin = new URL(baseURL ?? '').origin
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1_000_000 })
  await button(page, 'Tout garder hors ligne').click()
  await expect(region(page)).toContainText('n’a plus de place pour ce site')
  expect(await keptAddresses(page)).not.toContain(lastPage)

  await storage.send('Storage.overrideQuotaForOrigin', { origin })
  await button(page, 'Reprendre').click()
  await expect(region(page)).toContainText('Tout est gardé', { timeout: 30_000 })
})

test('says that the list of pages did not arrive, and asks again', async ({ page, context }) => {
  await openPage(page, '/hors-ligne')
  await untilKept(page, '/hors-ligne')
  await reloadPage(page)
  await context.setOffline(true)
  await openPage(page, '/hors-ligne')
  await expect(region(page)).toContainText('Le site ne répond pas')
  await context.setOffline(false)
  await button(page, 'Réessayer').click()
  await expect(region(page)).toContainText(/\d+ prompts, \d+ GPT, \d+ listes/)
})
