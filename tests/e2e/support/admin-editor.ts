import { expect, type Locator, type Page } from '@playwright/test'

import { expectToast } from './toasts.ts'

/** Shows a section of an editor; what a section counts or lacks is part of its tab's name. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  const panel = page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })
  await expect(panel).toBeVisible()
  return panel
}

/** Fills text fields by their labels. */
export async function fillFields(part: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await part.getByRole('textbox', { name, exact: true }).fill(text)
  }
}

/** Adds one label to a field that takes several. */
export async function addLabel(part: Locator, field: string, label: string): Promise<void> {
  await part.getByRole('combobox', { name: field, exact: true }).fill(label)
  await part.getByRole('combobox', { name: field, exact: true }).press('Enter')
  await expect(part.getByRole('list', { name: `${field} : choix` })).toContainText(label)
}

/** The block of a section that has this title, such as «Étape 1». */
export const block = (page: Page, title: string): Locator =>
  page
    .getByRole('tabpanel')
    .locator('div:has(> header)')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Adds the first block of a section and fills it in. */
export async function addFirstBlock(
  page: Page,
  { button, title, fields }: { button: string; title: string; fields: Record<string, string> },
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await fillFields(block(page, title), fields)
}

/** The bar at the end of a form that is saved by a button. */
export const saveBar = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).locator('..')

/** Saves a form with its button and waits for the message that says so. */
export async function saveItem(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expectToast(page, message)
  await expect(page.getByText('Tout est enregistré', { exact: true })).toBeVisible()
}

/** Waits until the server has what was typed in the editor of an item. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByText(/^Enregistré (?:à|le) /)).toBeVisible()

/** Publishes a draft for the first time. */
export async function publishDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expectToast(page, 'Statut mis à jour')
}

/** Publishes the changes of a public item, and waits for the message that says so. */
export async function publishItem(page: Page, message: string): Promise<void> {
  const publish = page.getByRole('button', { name: 'Publier les modifications', exact: true })
  await publish.click()
  await expectToast(page, message)
  await expect(publish).toHaveCount(0)
}

/** The row of an item in its table. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
