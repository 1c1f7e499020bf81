import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'

import { openClient } from '#drizzle/local/database-client.ts'
import { test } from '#tests/e2e/fixtures/changed-site-test.ts'
import { expectNoViolations } from '#tests/e2e/support/axe.ts'
import { clipboardPermissions, readClipboard } from '#tests/e2e/support/clipboard.ts'
import {
  keptAddresses,
  keptNotice,
  untilDropped,
  untilKept,
} from '#tests/e2e/support/kept-pages.ts'
import { openPage, reloadPage } from '#tests/e2e/support/open-page.ts'
import { activeRow, openPalette, palette, paletteSaid } from '#tests/e2e/support/palette.ts'
import { tabTo } from '#tests/e2e/support/tab-stops.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast, toastsOf } from '#tests/e2e/support/toasts.ts'
import { fillVariable, variableField } from '#tests/e2e/support/variables.ts'
import { type BuiltWorker, startBuiltWorker } from '#tests/support/site/built-worker.ts'

test.use({
  serviceWorkers: 'allow',
  permissions: clipboardPermissions,
  // What has no network says so, what is not there, and what was fetched ahead for a link that had the focus.
  allowedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4(?:04|10)|^Page introuvable|using link preload/,
})

const path = '/prompt/brief-contenu-redacteur'
const title = 'Écrire un brief qu’un rédacteur peut suivre seul'

test(
  'in a train, by keyboard: fills, copies, lists and searches what was visited, without network',
  journey,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, '/prompts')
    await untilKept(page, '/prompts')
    await openPage(page, path)
    await press(page, page.getByRole('button', { name: 'Ajouter à ma sélection' }))
    await untilKept(page, path)
    await context.setOffline(true)

    await reloadPage(page)
    await expect(keptNotice(page)).toContainText(
      'Hors ligne : vous consultez une version enregistrée',
    )
    await expectNoViolations(page)
    await tabTo(page, variableField(page, 'Secteur'))
    await page.keyboard.type('Luminaires artisanaux')
    await press(page, page.getByRole('button', { name: 'Copier le prompt', exact: true }))
    await expectToast(page, 'Prompt copié !')
    expect(await readClipboard(page)).toContain('Luminaires artisanaux')
    await expect(keptNotice(page)).toBeVisible()

    await press(page, page.getByRole('link', { name: 'Ma sélection' }).first())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ma sélection')
    await expect(keptNotice(page)).toBeVisible()
    const selected = page.getByRole('main').getByRole('link', { name: title })
    await expect(selected).toBeVisible()
    await expectNoViolations(page)
    await press(page, selected)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(variableField(page, 'Secteur')).toHaveValue('Luminaires artisanaux')

    // The document for the client was never opened, and its text is there.
    await openPage(page, '/selection/document')
    await expect(page.getByRole('main')).toContainText('Luminaires artisanaux')

    await openPalette(page)
    await page.keyboard.type('redacteur')
    await expect(palette(page)).toContainText('voici ce que ce navigateur a enregistré')
    await expect(activeRow(page)).toContainText(title)
    await expectNoViolations(page)
    await page.keyboard.press('Control+Enter')
    await expect(paletteSaid(page)).toContainText('Copié, 1 variable sur 8 remplie')
    expect(await readClipboard(page)).toContain('Luminaires artisanaux')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hors-ligne\?q=redacteur$/)
    const main = page.getByRole('main')
    await expect(main).toContainText('La recherche porte sur les fiches enregistrées')
    await expect(main.getByRole('heading', { name: '1 fiche enregistrée' })).toBeVisible()
    await expectNoViolations(page)
    const search = main.getByLabel('Chercher dans ce qui est enregistré')
    await tabTo(page, search)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('zzz')
    await expect(main.getByRole('heading', { name: '0 fiche enregistrée' })).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('rédacteur brief')
    await press(page, main.getByRole('link', { name: title }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    for (const [kept, heading] of [
      ['/prompts', 'Prompts'],
      ['/profils', 'Profils clients'],
    ] as const) {
      await openPage(page, kept)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(keptNotice(page)).toBeVisible()
    }
  },
)

/** Goes to a control by Tab and presses it. */
async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

test('leads from page to page without network, and says what is not kept', async ({
  page,
  context,
}) => {
  await openPage(page, '/prompts')
  await untilKept(page, '/prompts')
  // Not a document of its own: the router shows it.
  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'GPT' })
    .click()
  await untilKept(page, '/gpts')
  await reloadPage(page)
  await context.setOffline(true)

  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: 'Prompts' })
    .click()
  await expect(keptNotice(page)).toBeVisible()
  await expect(page).toHaveURL(/\/prompts$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/gpts$/)
  await openPage(page, '/gpt/lovable-architect')
  await expect(page).toHaveURL(/\/hors-ligne\?page=%2Fgpt%2Flovable-architect$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('status').first()).toContainText(
    'cette page n’a pas encore été enregistrée, voici ce qui est disponible.',
  )
  await expect(main.getByRole('link', { name: 'Prompts', exact: true })).toBeVisible()

  await context.setOffline(false)
  await main.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page).toHaveURL(/\/gpt\/lovable-architect$/)
  await expect(keptNotice(page)).toHaveCount(0)
})

test('keeps a page whose visitor is gone at once, and says no longer than that it is offline', async ({
  page,
  context,
}) => {
  await openPage(page, '/prompts')
  await untilKept(page, '/prompts')
  await reloadPage(page)
  // Its own code, which would ask for it, never comes.
  await page.route('**/assets/after-rest-*.js', (route) => route.abort())
  // What has not arrived cannot be kept.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.goto('/cgu')
  await untilKept(page, path)
  await page.unroute('**/assets/after-rest-*.js')

  await context.setOffline(true)
  await openPage(page, path)
  await expect(keptNotice(page)).toBeVisible()
  await fillVariable(page, 'Secteur', 'Luminaires')
  await context.setOffline(false)
  await expectToast(page, 'De nouveau en ligne')
  await expect(keptNotice(page)).toHaveCount(0)
  await toastsOf(page).getByRole('button', { name: 'Recharger' }).click()
  await expect(variableField(page, 'Secteur')).toHaveValue('Luminaires')
  await expect(keptNotice(page)).toHaveCount(0)
})

test('never keeps the administration, calls, searches, or what carries a session', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'session', value: 'x'.repeat(40), url: baseURL ?? '' }])
  await openPage(page, '/prompts')
  await untilKept(page, '/prompts')
  for (const asked of [
    '/secure-admin-panel',
    '/secure-admin-panel/auth',
    '/secure-admin-panel/apercu/prompt/brief-contenu-redacteur',
    '/recherche?q=audit',
    '/prompts?q=audit',
    '/health',
    '/nulle-part',
    '/robots.txt',
  ]) {
    await page.goto(asked)
  }
  await page.evaluate(() => fetch('/api/trpc/catalogue.site?batch=1&input={}'))
  await page.evaluate(() => fetch('/api/trpc/auth.session?batch=1&input={}'))
  await openPage(page, path)
  await untilKept(page, path)

  const pages = (await keptAddresses(page)).filter((address) => !address.startsWith('/assets/'))
  expect(pages.toSorted()).toEqual(
    [
      '/favicon.svg',
      '/hors-ligne',
      '/profils',
      path,
      '/prompts',
      '/selection',
      '/selection/document',
    ].toSorted(),
  )
  expect((await keptAddresses(page)).filter((address) => /admin|api/.test(address))).toEqual([])
  await context.clearCookies()
})

test('keeps what is selected without a visit', async ({ page }) => {
  await page.addInitScript(() => {
    const items = [{ kind: 'gpt', slug: 'lovable-architect', title: 'Lovable Architect' }]
    localStorage.setItem('selection-v1', JSON.stringify(items))
    const begun = { titre: 'Brief', total: 8, values: { ton: 'vif' }, at: Date.now() }
    localStorage.setItem('saisie-v1:brief-contenu-redacteur', JSON.stringify(begun))
  })
  await openPage(page, '/cgu')
  await untilKept(page, '/gpt/lovable-architect')
  await untilKept(page, path)
})

test('costs a first visit nothing before it is loaded', async ({ page }) => {
  await openPage(page, path)
  await untilKept(page, path)
  const { loadedAt, began } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    const script = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('after-rest'))
    return {
      loadedAt: visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : Infinity,
      began: script?.startTime ?? 0,
    }
  })
  expect(began).toBeGreaterThan(loadedAt)
})

/** Reloads the page and waits until it listens for other builds. */
async function reloadToRest(page: Page): Promise<void> {
  const rest = page.waitForResponse('**/assets/after-rest-*.js')
  await reloadPage(page)
  await (await rest).finished()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
}

test('offers a new version, and changes to it when its visitor says so', async ({
  page,
  changedSite,
}) => {
  await openPage(page, '/prompts')
  await untilKept(page, '/prompts')
  await reloadToRest(page)
  const restore = await replaceWorker(changedSite, (script) => `${script}\n// another build`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expectToast(page, 'Une nouvelle version est prête')
  await page.evaluate(() => document.documentElement.setAttribute('data-read', ''))
  // While the page leaves, nobody answers.
  const isSame = () =>
    page.evaluate(() => 'read' in document.documentElement.dataset).catch(() => true)
  expect(await isSame()).toBe(true)

  await toastsOf(page).getByRole('button', { name: 'Recharger' }).click()
  await expect.poll(isSame).toBe(false)
  expect(await keptAddresses(page)).toContain('/prompts')
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
    )
    .toBeNull()
  await restore()
})

test('offers a new version to the page that is older, and not again once it is reloaded', async ({
  page,
  changedSite,
}) => {
  await openPage(page, '/prompts')
  await untilKept(page, '/prompts')
  await reloadToRest(page)
  const restore = await replaceWorker(changedSite, (script) => `${script}\n// a further build`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expectToast(page, 'Une nouvelle version est prête')

  // The page itself is of the new build by now.
  await reloadToRest(page)
  await expect(toastsOf(page).filter({ hasText: 'nouvelle version' })).toHaveCount(0)
  await restore()
})

test('drops what was withdrawn as soon as the site answers again', async ({
  page,
  context,
  changedSite,
}) => {
  const withdrawn = await withdrawable(changedSite)
  await openPage(page, withdrawn.address)
  await untilKept(page, withdrawn.address)
  await context.setOffline(true)
  await withdrawn.withdraw()
  await openPage(page, withdrawn.address)
  await expect(keptNotice(page)).toBeVisible()

  await context.setOffline(false)
  await openPage(page, '/cgu')
  await untilDropped(page, withdrawn.address)
})

test('is taken away by its visitor, and comes back', async ({ page }) => {
  await openPage(page, '/hors-ligne')
  await untilKept(page, '/hors-ligne')
  await page.getByRole('button', { name: 'Effacer et ne plus rien enregistrer' }).click()
  await expectToast(page, 'Pages enregistrées effacées')
  expect(await keptAddresses(page)).toEqual([])
  await openPage(page, '/prompts')
  await openPage(page, '/hors-ligne')
  await expect(
    page.getByText('Plus aucune page n’est enregistrée dans ce navigateur.'),
  ).toBeVisible()
  await expect(
    page.getByText('Enregistrez de nouveau, ci-dessous, puis ouvrez un prompt ou un GPT.'),
  ).toBeVisible()
  expect(await keptAddresses(page)).toEqual([])

  await page.getByRole('button', { name: 'Enregistrer de nouveau' }).click()
  await untilKept(page, '/hors-ligne')
})

test('is taken away everywhere by a site that switches it off', async ({ page, changedSite }) => {
  test.slow()
  await openPage(page, '/prompts')
  await untilKept(page, '/prompts')
  const off = await startBuiltWorker({ variables: { SERVICE_WORKER: 'off' } })
  const farewell = await (await fetch(`${off.url}/sw.js`)).text()
  await off.stop()
  const restore = await replaceWorker(changedSite, () => farewell)
  await openPage(page, '/cgu')
  await untilDropped(page, '/prompts')
  // The page that learned of it is the last that the former one answers.
  await openPage(page, '/gpts')
  await expect.poll(() => keptAddresses(page)).toEqual([])
  await expect.poll(() => page.evaluate(registrations)).toBe(0)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await restore()
})

const registrations = async () => (await navigator.serviceWorker.getRegistrations()).length

/** Publishes another service worker, as another build would; gives what puts the first one back. */
async function replaceWorker(
  { stateFolder, url }: BuiltWorker,
  change: (script: string) => string,
): Promise<() => Promise<void>> {
  const file = join(stateFolder, `build-${new URL(url).port}`, 'client/assets/service-worker.js')
  const before = await readFile(file, 'utf8')
  await writeFile(file, change(before))
  return () => writeFile(file, before)
}

/** A public item, and what makes it a draft for everybody. */
async function withdrawable({ url, database }: BuiltWorker) {
  const client = openClient(database.url, database.authToken)
  const { rows } = await client.execute(
    "SELECT slug FROM prompts WHERE statut = 'valide' ORDER BY slug DESC LIMIT 1",
  )
  const slug = z.string().parse(rows[0]?.['slug'])
  const address = `/prompt/${slug}`
  return {
    address,
    withdraw: async () => {
      await client.execute({
        sql: "UPDATE prompts SET statut = 'brouillon' WHERE slug = ?",
        args: [slug],
      })
      // Copies of the server stand for seconds.
      await expect.poll(async () => (await fetch(url + address)).status).toBe(404)
    },
  }
}
