import { existsSync } from 'node:fs'

import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'

import { findRunningDatabase } from '#drizzle/commands/running-database.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { openSession } from '#tests/support/calls/signed-in.ts'
import { findScreenAddress } from '#tests/support/page/admin-screens.ts'

import { heights, listPictures } from './pictures.ts'
import type { Scene } from './scene.ts'
import { readServedSites } from './served-sites.ts'
import { dayAfter, originOf, type SiteName } from './sites.ts'

const { PIXELS_SELECTION: selection, PIXELS_TAKE } = z
  .object({ PIXELS_SELECTION: z.string(), PIXELS_TAKE: z.string().optional() })
  .parse(process.env)
const selectionSchema = z.object({ only: z.string(), isQuick: z.boolean() })
const sites = readServedSites()

for (const { scene, width, theme, file } of listPictures(
  selectionSchema.parse(JSON.parse(selection)),
)) {
  const site = scene.site ?? 'catalogue'
  test.describe(() => {
    test.use({
      baseURL: originOf(site),
      viewport: { width, height: heights[width] },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      permissions: ['clipboard-read', 'clipboard-write'],
      ...scene.context,
    })

    test(file, async ({ page, context }, testInfo) => {
      const stored = testInfo.snapshotPath(file)
      // Playwright lists the same tests in every worker, so the check is here and not around the test.
      if (PIXELS_TAKE !== undefined && existsSync(stored)) return
      if (scene.isAdmin) await context.addCookies(await openAdminSession(site))
      if (scene.stored) await context.addInitScript(storeAll, scene.stored)
      await scene.prepare?.(page)
      await page.goto(await addressOf(scene, site))
      await settle(page, scene)
      if (scene.act) {
        await scene.act(page)
        if (!scene.isViewportOnly) await goToTop(page)
        await settle(page, scene)
      }
      if (scene.media) await page.emulateMedia(scene.media)
      await page.evaluate(replaceDay, dayAfter(0))
      const isWindowOpen = (await page.locator('dialog[open]').count()) > 0
      const picture = await page.screenshot({
        ...(PIXELS_TAKE !== undefined && { path: stored }),
        fullPage: !scene.isViewportOnly && !isWindowOpen,
        animations: 'disabled',
        caret: 'hide',
        mask: (scene.mask ?? []).map((selector) => page.locator(selector)),
      })
      if (PIXELS_TAKE === undefined) expect(picture).toMatchSnapshot(file)
    })
  })
}

/** Each picture has a session of its own: sessions end when they are idle. */
async function openAdminSession(site: SiteName) {
  const { dataFolder, account, database } = await findSite(site)
  const url = originOf(site)
  const secrets = await readLocalSecrets(dataFolder)
  const cookies = await openSession({ url, database, secrets }, { id: account })
  return cookies.map(({ name, value }) => ({
    name,
    value,
    // The prefix __Host- asks for a secure address, which a browser takes of localhost.
    url: url.replace('http:', 'https:'),
    secure: true,
    httpOnly: true,
    sameSite: 'Strict' as const,
  }))
}

/** Address of a scene. In the administration it may name an item. */
async function addressOf({ path, isAdmin }: Scene, site: SiteName): Promise<string> {
  if (!isAdmin) return path
  const { database } = await findSite(site)
  return findScreenAddress(path.replace(adminRoot, ''), database)
}

async function findSite(site: SiteName) {
  const { dataFolder, account } = sites[site] ?? {}
  const database = dataFolder && (await findRunningDatabase(dataFolder))
  if (!database || !account) throw new Error('The database of the site does not answer')
  return { dataFolder, account, database }
}

function storeAll(stored: Record<string, string>): void {
  // A blank page has no storage.
  if (location.protocol === 'about:') return
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
}

/** What sticks to the window is where it is on a page that was not scrolled, and nothing is hovered. */
async function goToTop(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The home page shows the date of today. */
function replaceDay(today: string): void {
  for (const time of document.querySelectorAll(`time[datetime^="${today}"]`)) {
    time.textContent = '1 JAN. 2026'
  }
}

/** Waits for the client, the network, the fonts and a page of constant height. */
async function settle(page: Page, { path, context, isAdmin, isStatic }: Scene): Promise<void> {
  if (isStatic) await page.waitForLoadState('load')
  else await page.waitForLoadState('networkidle')
  if (isAdmin || path.startsWith('/secure-admin-panel')) {
    await page.locator('h1').first().waitFor()
    // Data may arrive after a pause of the network.
    await expect(page.locator('output', { hasText: 'Chargement' })).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
  } else if (!isStatic && context?.javaScriptEnabled !== false) {
    await page.locator('html[data-live]').waitFor()
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The page's own timers may stand still.
  let last = -1
  for (let same = 0; same < 2;) {
    await page.waitForTimeout(120)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    same = last === height ? same + 1 : 0
    last = height
  }
}
