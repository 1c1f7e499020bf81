import type { Page } from '@playwright/test'

/** Browsers report no interaction that is shorter. */
export const shortestMs = 16
const takeTimes = 'takeInteractionTimes'

/** Watches a page from its start, by Event Timing: from the key or click to the next frame. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(
    ([name, durationThreshold]) => {
      const slowest = new Map<number, number>()
      // TypeScript's own list of these options lacks the threshold.
      const options = { type: 'event', buffered: true, durationThreshold }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // The observer below is given entries of this type alone.
          const { interactionId, duration } = entry as PerformanceEventTiming
          if (interactionId === 0) continue
          slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
        }
      }).observe(options)
      Object.assign(window, {
        [name]: () => {
          const times = [...slowest.values()]
          slowest.clear()
          return times
        },
      })
    },
    [takeTimes, shortestMs] as const,
  )
}

/** How long each interaction since the last question took, those too short to be reported aside. */
export async function interactionTimes(page: Page): Promise<number[]> {
  // Entries come after the frame that they were waiting for.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 300)),
  )
  return page.evaluate((name) => {
    // Put there by watchInteractions.
    const take = Reflect.get(window, name) as () => number[]
    return take()
  }, takeTimes)
}
