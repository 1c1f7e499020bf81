import { expect, type Locator } from '@playwright/test'

/** The link of a card sends its visitor to this destination, in a tab of its own (R30, R38, R81). */
export async function expectToLead(link: Locator, destination: string): Promise<void> {
  const href = (await link.getAttribute('href')) ?? ''
  const response = await link.page().request.get(href, { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe(new URL(destination).href)
  await expect(link).toHaveAttribute('target', '_blank')
}
