import { countOf } from '#shared/text/plural.ts'

/** A longer list opens a dialog, because a toast has no room for it. */
const maxToastTitles = 3

const noTitles: readonly string[] = []
let titles = noTitles
const listeners = new Set<() => void>()

function show(next: readonly string[]) {
  titles = next
  for (const listener of listeners) listener()
}

/** Titles in the dialog; empty while it is closed. */
export const leftAloneTitles = {
  current: () => titles,
  close: () => show(noTitles),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Names the items that a change or its undo skipped: returns a sentence, and opens a dialog for a long list. */
export function tellLeftAlone(left: readonly string[]): string | undefined {
  if (left.length === 0) return undefined
  if (left.length <= maxToastTitles) {
    return `Modifiées entre-temps, donc laissées telles quelles\u00a0: ${left.join(', ')}.`
  }
  show(left)
  return `${countOf(left.length, 'fiche modifiée', 'fiches modifiées')} entre-temps, laissées telles quelles.`
}
