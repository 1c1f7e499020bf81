import { expect, type Page } from '@playwright/test'

/** The window that Ctrl K opens. */
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' })
/** Its box. */
export const paletteBox = (page: Page) =>
  palette(page).getByRole('combobox', { name: 'Rechercher un prompt, un GPT ou une commande' })
/** All that it offers. */
export const paletteList = (page: Page) => palette(page).getByRole('grid', { name: 'Propositions' })
/** The rows whose text holds a name. */
export const paletteRow = (page: Page, name: string | RegExp) =>
  paletteList(page).getByRole('row').filter({ hasText: name })
/** The row that the keyboard is on. */
export const activeRow = (page: Page) => paletteList(page).getByRole('row', { selected: true })
/** What was said last. */
export const paletteSaid = (page: Page) => palette(page).getByRole('status')

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(paletteBox(page)).toBeFocused()
}

/** The rows that answer the text are there, and no newer ones are on their way. */
export async function expectPaletteAnswer(page: Page): Promise<void> {
  await expect(paletteList(page)).toHaveAttribute('aria-busy', 'false')
}

/** Goes down from the first row until the keyboard is on one whose text holds a name. */
export async function moveToRow(
  page: Page,
  name: string,
  press = (key: string) => page.keyboard.press(key),
): Promise<void> {
  const count = await paletteList(page).getByRole('row').count()
  for (let moved = 0; moved < count; moved += 1) {
    if ((await activeRow(page).textContent())?.includes(name)) return
    await press('ArrowDown')
  }
  await expect(activeRow(page)).toContainText(name)
}
