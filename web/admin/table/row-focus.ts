import { flushSync } from 'react-dom'

/** Renders a change, then moves the focus to a row, or above the table if that row is not shown. */
export function drawAndFocusRow(change: () => void, rowId?: string): void {
  flushSync(change)
  const control = (rowId === undefined ? null : controlOf(rowOf(rowId))) ?? aboveTables()
  control?.focus()
}

/** Moves the focus out of a row that will be removed: to the next row, the previous one, or above the table. */
export function leaveRow(rowId: string): void {
  const row = rowOf(rowId)
  if (!row?.contains(document.activeElement)) return
  const control =
    controlOf(row.nextElementSibling ?? row.previousElementSibling) ??
    aboveTables() ??
    document.querySelector<HTMLElement>('main h1')
  control?.focus()
}

const rowOf = (id: string) => document.querySelector(`:is(tr, li)[data-row="${CSS.escape(id)}"]`)

/** The first link or button at the end of a row. */
const controlOf = (row: Element | null) =>
  row?.querySelector<HTMLElement>(':scope > :last-child :is(a, button)') ?? null

/** The search of a list, else the first button of its page, which adds to it, else the tab that shows it. */
const aboveTables = () =>
  document.querySelector<HTMLElement>('main [type="search"]') ??
  document.querySelector<HTMLElement>('main :has(> h1) button') ??
  document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')
