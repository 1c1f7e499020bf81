import { type BuiltWorker, startBuiltWorker } from '#tests/support/built-worker.ts'

import { test as siteTest } from './site-test.ts'

/** A site of its own for tests that change what the database holds. */
export const test = siteTest.extend<object, { ownSite: BuiltWorker }>({
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
})
