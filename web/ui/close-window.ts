import type { MouseEvent } from 'react'

/** Has the browser close the window of a button, and so give the focus back to what opened it. */
export function closeWindow({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('dialog')?.close()
}
