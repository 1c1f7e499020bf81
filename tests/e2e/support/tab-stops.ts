import { expect, type Locator, type Page } from '@playwright/test'

type Stops = {
  /** How many controls there are. */
  count: number
  /** Controls that Tab does not reach. */
  missed: string[]
  /** Controls that do not look different while they have the focus. */
  unmarked: string[]
}

/** Goes through a page by Tab, from its beginning, until each control had the focus or all is passed. */
export async function seeEveryStop(page: Page): Promise<Stops> {
  const count = await page.evaluate(watchFocus)
  let stops = { missed: [''], unmarked: [''] }
  // Once, and again where parts that scroll took some of the presses.
  for (let round = 0; round < 2 && stops.missed.length > 0; round += 1) {
    for (let pressed = 0; pressed < count; pressed += 1) await page.keyboard.press('Tab')
    stops = await page.evaluate(readStops)
  }
  return { count, ...stops }
}

function readStops(): Pick<Stops, 'missed' | 'unmarked'> {
  const { stops, seen, unmarked } = window.tabStops
  const missed = stops.filter((stop) => !seen.has(stop))
  return { missed: missed.map(({ outerHTML }) => outerHTML.slice(0, 160)), unmarked }
}

/** More than any page has. */
const mostStops = 400

/** Goes to a control as somebody does who has the keyboard alone; fails where Tab does not lead there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < mostStops; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

declare global {
  interface Window {
    tabStops: { stops: Element[]; seen: Set<EventTarget | null>; unmarked: string[] }
  }
}

function watchFocus(): number {
  const selector =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  )
  const state = { stops, seen: new Set<EventTarget | null>(), unmarked: [] as string[] }
  window.tabStops = state
  addEventListener('focusin', ({ target }) => {
    state.seen.add(target)
    if (!(target instanceof HTMLElement)) return
    const { outlineStyle, outlineWidth } = getComputedStyle(target)
    if (outlineStyle === 'none' || outlineWidth === '0px') {
      state.unmarked.push(target.outerHTML.slice(0, 160))
    }
  })
  document.documentElement.focus()
  return stops.length
}
