import { expect, type Page } from '@playwright/test'

/** The path and query of all that this browser has kept, pages and files. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Waits until a page opens without network. */
export async function untilKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain(address)
}

/** Waits until a page is kept no longer. */
export async function untilDropped(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).not.toContain(address)
}

/** What stands on a page that came from what is kept. */
export const keptNotice = (page: Page) => page.getByRole('complementary', { name: 'Hors ligne' })
