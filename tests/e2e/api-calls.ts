import type { Page } from '@playwright/test'

const everyCall = '**/api/trpc/**'

/**
 * Holds back the API's answers until the returned function is called, which first waits for a call. The
 * route stays, and lets later calls pass: one made while a route is taken away would be lost.
 */
export async function holdApi(page: Page): Promise<() => Promise<void>> {
  const called = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(everyCall, async (route) => {
    called.resolve()
    await released.promise
    await route.continue()
  })
  return async () => {
    await called.promise
    released.resolve()
  }
}

/** Makes every call of the API fail as it does offline, until the returned function is called. */
export async function breakApi(page: Page): Promise<() => Promise<void>> {
  await page.route(everyCall, (route) => route.abort())
  return () => page.unroute(everyCall)
}
