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

/** What the toast of a copied text reminds of while nothing of it is filled in. */
export const bracketsToFill = (prompt: string) =>
  `${parsePrompt(prompt).variables.length} crochets restent à remplir.`

/** What a list's toast says of a prompt that nothing is filled in of. */
export const copiedToast = (prompt: string) =>
  `Le prompt a été copié dans votre presse-papier. ${bracketsToFill(prompt)}`
