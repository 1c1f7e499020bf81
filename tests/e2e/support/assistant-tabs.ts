import type { BrowserContext, Locator, Page } from '@playwright/test'

import { assistants } from '#shared/variables/assistants.ts'

/** Answers for the assistants' sites, which the machine may not reach. */
export async function stubAssistants(context: BrowserContext): Promise<void> {
  await context.route(
    ({ origin }) => assistants.some(({ url }) => new URL(url).origin === origin),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Assistant</title>' }),
  )
}

/** Activates a link and gives the address that its new tab opened. */
export async function openedAddress(
  page: Page,
  activate: Locator | (() => Promise<void>),
): Promise<URL> {
  const opening = page.context().waitForEvent('page')
  await (typeof activate === 'function' ? activate() : activate.click())
  const tab = await opening
  await tab.waitForURL(/^https:/)
  return new URL(tab.url())
}
