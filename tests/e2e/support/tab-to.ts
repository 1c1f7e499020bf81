import { expect, type Locator } from '@playwright/test'

const maxStops = 150

/** Presses Tab until a control has the focus, as somebody does who has no pointer. */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page()
  for (let pressed = 0; pressed < maxStops; pressed += 1) {
    const isThere = await control.evaluate((element) => element === document.activeElement)
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}
