import type { Page } from '@playwright/test'

/** From the next page on, counts how often something visible moves by itself; gives how often it did. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const unasked = list
        .getEntries()
        .filter((entry) => 'hadRecentInput' in entry && entry.hadRecentInput === false)
      const shifts = Number(sessionStorage.getItem('shifts')) + unasked.length
      sessionStorage.setItem('shifts', String(shifts))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('shifts')))
}
