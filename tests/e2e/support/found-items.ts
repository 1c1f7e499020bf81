import type { Page } from '@playwright/test'

/** The rows of a list or a search, each with the title of its item. */
export const foundRows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

/** How many items answer, in words. */
export const countLine = (page: Page) => page.getByRole('main').locator('p[aria-live="polite"]')
