/** Changes the values of fields without moving the caret of the focused one. */
export function keepCaret(change: () => void): void {
  const field = document.activeElement
  if (!isText(field)) return change()
  const { value: before, selectionStart, selectionEnd } = field
  change()
  requestAnimationFrame(() => {
    if (!field.isConnected || field.value === before) return
    const start = movedCaret(before, field.value, selectionStart ?? 0)
    const end = movedCaret(before, field.value, selectionEnd ?? 0)
    field.setSelectionRange(start, end)
  })
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null)

/** Finds the position of the caret in a text that was changed in another place. */
function movedCaret(before: string, after: string, caret: number): number {
  const isAfterChange =
    after.endsWith(before.slice(caret)) && !after.startsWith(before.slice(0, caret))
  return isAfterChange ? after.length - (before.length - caret) : Math.min(caret, after.length)
}
