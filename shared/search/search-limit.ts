import { emptyWindow, type WindowRule, type WindowState } from '#shared/access/sliding-window.ts'

/** How many searches one browser may submit, and in what time. */
export const searchRule: WindowRule = { limit: 10, windowMs: 60_000 }

/** A limiter's memory as text, for the browser's storage. */
export const writeWindow = ({ times, refusedUntil }: WindowState): string =>
  [refusedUntil, ...times].join(' ')

/** The memory as it was written; whatever else is stored in its place counts as none. */
export function readWindow(stored: string): WindowState {
  const [refusedUntil = Number.NaN, ...times] = stored.split(' ').map(Number)
  const isWhole = [refusedUntil, ...times].every((time) => Number.isFinite(time))
  return isWhole ? { refusedUntil, times } : emptyWindow
}
