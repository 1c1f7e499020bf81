import type { Page } from '@playwright/test'

/** The search box of the page: a combobox once the script runs. */
export const searchBox = (page: Page) =>
  page.getByRole('main').getByLabel('Rechercher un prompt ou un GPT', { exact: true })
