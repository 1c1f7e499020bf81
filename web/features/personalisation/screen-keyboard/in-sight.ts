import { labelledFieldOf } from './field-steps.ts'

const gapPx = 8

/**
 * Scrolls a field to where neither the bar at the top covers it nor what stands over the keys, above which
 * so much of the page is seen.
 */
export function bringInSight(field: HTMLElement, seenHeight: number): void {
  const seenTop = window.visualViewport?.offsetTop ?? 0
  const barTop = seenTop + seenHeight
  const topBar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const top = Math.max(topBar, seenTop)
  const room = barTop - top - 2 * gapPx
  const whole = (labelledFieldOf(field) ?? field).getBoundingClientRect()
  // With its label where there is room for both.
  const box = whole.height <= room ? whole : field.getBoundingClientRect()
  // A browser scrolls by whole pixels.
  const below = Math.ceil(box.bottom - (barTop - gapPx))
  const above = Math.floor(box.top - (top + gapPx))
  const distance = above < 0 ? above : Math.max(0, Math.min(below, above))
  if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' })
}
