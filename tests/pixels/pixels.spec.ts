import { existsSync } from 'node:fs'

import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'

import { findRunningDatabase } from '#drizzle/commands/running-database.ts'
import { readLocalSecrets } from '#drizzle/local/local-secrets.ts'
import { openSession } from '#tests/support/calls/signed-in.ts'

import { heights, listPictures } from './pictures.ts'
import type { Scene } from './scenes.ts'

const {
  SITE_URL: url,
  DATA_DIR: dataFolder,
  PIXELS_ACCOUNT: account,
  PIXELS_SELECTION: selection,
  PIXELS_TAKE,
} = z
  .object({
    SITE_URL: z.url(),
    DATA_DIR: z.string(),
    PIXELS_ACCOUNT: z.string(),
    PIXELS_SELECTION: z.string(),
    PIXELS_TAKE: z.string().optional(),
  })
  .parse(process.env)
const selectionSchema = z.object({ only: z.string(), isQuick: z.boolean() })

for (const { scene, width, theme, file } of listPictures(
  selectionSchema.parse(JSON.parse(selection)),
)) {
  test.describe(() => {
    test.use({
      viewport: { width, height: heights[width] },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce' },
      ...scene.context,
    })

    test(file, async ({ page, context }, testInfo) => {
      const stored = testInfo.snapshotPath(file)
      test.skip(PIXELS_TAKE !== undefined && existsSync(stored), 'The picture is there')
      if (scene.isAdmin) await context.addCookies(await openAdminSession())
      if (scene.stored) await context.addInitScript(storeAll, scene.stored)
      await page.goto(scene.path)
      await settle(page, scene)
      if (scene.act) {
        await scene.act(page)
        await settle(page, scene)
      }
      if (scene.media) await page.emulateMedia(scene.media)
      const picture = await page.screenshot({
        ...(PIXELS_TAKE !== undefined && { path: stored }),
        fullPage: !scene.isViewportOnly,
        animations: 'disabled',
        caret: 'hide',
        mask: (scene.mask ?? []).map((selector) => page.locator(selector)),
      })
      if (PIXELS_TAKE === undefined) expect(picture).toMatchSnapshot(file)
    })
  })
}

/** Each picture has a session of its own: sessions end when they are idle. */
async function openAdminSession() {
  const database = await findRunningDatabase(dataFolder)
  if (!database) throw new Error('The database of the site does not answer')
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

function storeAll(stored: Record<string, string>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
}

/** Waits for the client, the network, the fonts and a page of constant height. */
async function settle(page: Page, { path, context, isAdmin }: Scene): Promise<void> {
  await page.waitForLoadState('networkidle')
  if (context?.javaScriptEnabled === false) return page.waitForTimeout(500)
  if (isAdmin || path.startsWith('/secure-admin-panel')) {
    await page.locator('h1').first().waitFor()
    // Data may arrive after a pause of the network.
    await expect(page.locator('output', { hasText: 'Chargement' })).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
  } else {
    await page.locator('html[data-live]').waitFor()
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    let last = -1
    for (let same = 0; same < 2;) {
      await new Promise((done) => setTimeout(done, 120))
      const { scrollHeight } = document.documentElement
      same = last === scrollHeight ? same + 1 : 0
      last = scrollHeight
    }
  })
}
