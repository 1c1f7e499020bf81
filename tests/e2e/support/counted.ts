import type { Locator, Page } from '@playwright/test'

/** An editor whose presses of keys and buttons are counted; what is typed as text is not. */
export function counted(page: Page) {
  let actions = 0
  return {
    async click(control: Locator) {
      actions += 1
      await control.click()
    },
    async doubleClick(text: Locator) {
      actions += 1
      await text.dblclick()
    },
    async press(keys: string) {
      actions += 1
      await page.keyboard.press(keys)
    },
    actions: () => actions,
  }
}
