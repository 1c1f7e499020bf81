import type { Page } from '@playwright/test'

export const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Partager', exact: true })

export const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Partager ce prompt' })

/** Shares a prompt where values are filled: the link that carries them is copied. */
export async function copyLinkWithValues(page: Page): Promise<void> {
  await shareButton(page).click()
  await shareDialog(page).getByRole('button', { name: 'Copier le lien' }).click()
}
