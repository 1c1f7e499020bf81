import { type BuiltWorker, startBuiltWorker } from '#tests/support/built-worker.ts'

import { test as siteTest } from './site-test.ts'

/** A site of one test alone, that nobody administers yet. */
export const test = siteTest.extend<{ newSite: BuiltWorker }>({
  newSite: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startBuiltWorker()
      await use(site)
      await site.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ newSite }, use) => use(newSite.url),
  allowsCookies: true,
})
