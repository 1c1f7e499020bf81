import type { Page, Response } from '@playwright/test'

/** Opens a page and waits until React has taken it over: before that, a click on a button is lost. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await isHydrated(page)
  return response
}

/** Reloads the page and waits in the same way. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await isHydrated(page)
}

async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('header, main')]
    return (
      parts.length > 0 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
    )
  })
  // Listeners come with effects, which run when the browser has painted.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
