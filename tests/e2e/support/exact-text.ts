import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What holds a text sign by sign, as a whole or as one of its parts: the matchers of the browser take
 * a no-break space for a space.
 */
export function exactText(scope: Page | Locator, text: string): Locator {
  const quote = text.includes('"') ? "'" : '"'
  return scope.locator(`xpath=.//*[text()=${quote}${text}${quote}]`)
}

/** Waits for each of the texts, sign by sign. */
export async function expectExactTexts(scope: Page | Locator, texts: string[]): Promise<void> {
  for (const text of texts) await expect(exactText(scope, text).first(), text).toBeAttached()
}
