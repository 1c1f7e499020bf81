import type { Page } from '@playwright/test'

const form = (page: Page) => page.getByRole('form', { name: 'Variables du prompt' })

/** The field of a variable by its label; of a choice, the one that holds its answer. */
export const variableField = (page: Page, label: string) =>
  label === 'Ton'
    ? form(page).locator('[name="ton"]')
    : form(page).getByLabel(label).and(page.locator('textarea, select'))

/** Writes what is not among the answers of a choice as well. */
export async function fillVariable(page: Page, label: string, value: string): Promise<void> {
  const field = variableField(page, label)
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
    if (value === '') return
    await field.selectOption('Autre…')
  }
  await field.fill(value)
}
