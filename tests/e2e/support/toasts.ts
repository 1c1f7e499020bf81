import { expect, type Page } from '@playwright/test'

import { parsePrompt } from '#shared/variables/prompt-variables.ts'

/** Waits for a message and compares both its lines character by character. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = toastsOf(page).filter({ hasText: title }).last()
  await expect(toast).toBeVisible()
  expect(await toast.locator('strong').textContent()).toBe(title)
  if (description !== undefined) {
    expect(await toast.locator('p').textContent()).toBe(description)
  }
}

/** Every message shown. */
export const toastsOf = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).locator('[role="dialog"]')

/** The reminder in the toast after a copy without values. */
export const bracketsToFill = (prompt: string) =>
  `${parsePrompt(prompt).variables.length} crochets restent à remplir.`

/** The toast of a list after a copy without values. */
export const copiedToast = (prompt: string) =>
  `Le prompt a été copié dans votre presse-papier. ${bracketsToFill(prompt)}`
