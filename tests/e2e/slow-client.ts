import type { BrowserContext, Page } from '@playwright/test'

/** How late the client's entry arrives: at once, before anybody could act, and on slow phones. */
export const clientDelaysMs = [0, 50, 1500, 3000]
export const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const entry = /\/assets\/entry-client\.js/

/** Delays the client of every page from now on. */
export async function delayClient(context: BrowserContext, delayMs: number): Promise<void> {
  await context.route(entry, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue()
  })
}

/** Holds back the files and calls that a pattern names, until what this gives is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds back the client itself. */
export const holdClient = (page: Page) => hold(page, entry)

/** Opens a page as its visitor has it before the client runs. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('.footer').waitFor({ state: 'attached' })
}

/** Waits until the client has taken the page over. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'live' in document.documentElement.dataset)
}
