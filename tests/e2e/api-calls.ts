import type { Page } from '@playwright/test'

const everyCall = '**/api/trpc/**'

/** Holds back the API's answers until the returned function is called. */
export async function holdApi(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(everyCall, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** Makes every call of the API fail as it does offline, until the returned function is called. */
export async function breakApi(page: Page): Promise<() => Promise<void>> {
  await page.route(everyCall, (route) => route.abort())
  return () => page.unroute(everyCall)
}
