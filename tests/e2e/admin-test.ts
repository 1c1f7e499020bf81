import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

import { type BuiltWorker, startBuiltWorker } from '#tests/support/built-worker.ts'
import { createReadyAdmin, openSession } from '#tests/support/signed-in.ts'

import { test as siteTest } from './site-test.ts'

type Account = Awaited<ReturnType<typeof createReadyAdmin>>

type AdminFixtures = {
  /** An account of this test alone, whose session the page has. */
  account: Account
}

/** A site of its own, opened by an administrator who is signed in. */
export const test = siteTest.extend<AdminFixtures, { ownSite: BuiltWorker }>({
  ownSite: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startBuiltWorker()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  allowsCookies: true,
  account: [
    async ({ ownSite, context }, use) => {
      const account = await createReadyAdmin(ownSite)
      await signInContext(ownSite, context, account)
      await use(account)
    },
    { auto: true },
  ],
})

/** Gives a browser a session of an account. */
export async function signInContext(
  site: BuiltWorker,
  context: BrowserContext,
  account: Account,
): Promise<void> {
  const cookies = await openSession(site, account)
  await context.addCookies(
    cookies.map(({ name, value, url }) => ({
      name,
      value,
      // The platform's own prefix asks for a secure address; a browser trusts its own machine.
      url: url.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Strict' as const,
    })),
  )
}

/** Opens a page of the administration and waits for its heading. */
export async function openAdmin(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/secure-admin-panel${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** A visitor of the same site, in a browser of their own. */
export async function openVisitor(browser: Browser, site: BuiltWorker): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url })
  return context.newPage()
}
