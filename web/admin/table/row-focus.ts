import { flushSync } from 'react-dom'

/** Draws a change, then puts the focus on a row, or above the table where that row is not shown. */
export function drawAndFocusRow(change: () => void, rowId?: string): void {
  flushSync(change)
  const control = (rowId === undefined ? null : controlOf(rowOf(rowId))) ?? aboveTables()
  control?.focus()
}

/** The focus goes on to the next row, else to the one before, else above the table, before its row is gone. */
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

/** The first link or button of the last cell, which edits the row. */
const controlOf = (row: Element | null) =>
  row?.querySelector<HTMLElement>(':scope > :last-child :is(a, button)') ?? null

/** The search of a list, else the first button of its page, which adds to it, else the tab that shows it. */
const aboveTables = () =>
  document.querySelector<HTMLElement>('main [type="search"]') ??
  document.querySelector<HTMLElement>('main :has(> h1) button') ??
  document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]')
