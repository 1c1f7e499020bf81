import type { Page } from '@playwright/test'

/** Permissions of a context whose clipboard a test reads. */
export const clipboardPermissions = ['clipboard-read', 'clipboard-write']

export async function readClipboard(page: Page): Promise<string> {
  await page.bringToFront()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** From the next document on, the clipboard refuses every write. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      write: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
      writeText: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
    })
  })
}
