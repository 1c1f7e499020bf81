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

/** Stores a client who is chosen, before the first page is opened. */
export async function withClient(page: Page, name = 'Client Dupont'): Promise<void> {
  await page.addInitScript(
    (client) => {
      // A blank page has no storage to ask.
      if (location.protocol === 'about:' || localStorage.getItem('profils-v1') !== null) return
      const values = [{ variable: 'ton', value: 'Sobre' }]
      localStorage.setItem('profils-v1', JSON.stringify([{ ...client, values }]))
      localStorage.setItem('client-v1', JSON.stringify(client))
    },
    { id: 'dupont', name },
  )
}
