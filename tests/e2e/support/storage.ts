import type { Page } from '@playwright/test'

/** From the next document on, the browser refuses to read and to keep, as some private windows do. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError')
      },
    })
  })
}
