import { countOf } from '#shared/text/plural.ts'

/** More titles are shown in a window: a message is no place for them. */
const mostNamed = 3

const noTitles: readonly string[] = []
let titles = noTitles
const listeners = new Set<() => void>()

function show(next: readonly string[]) {
  titles = next
  for (const listener of listeners) listener()
}

/** The titles in the window; none while it is closed. */
export const leftAloneTitles = {
  current: () => titles,
  close: () => show(noTitles),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Tells which items a change or its undoing left alone: a sentence, and a window for a long list. */
export function tellLeftAlone(left: readonly string[]): string | undefined {
  if (left.length === 0) return undefined
  if (left.length <= mostNamed) {
    return `Modifiées entre-temps, donc laissées telles quelles\u00a0: ${left.join(', ')}.`
  }
  show(left)
  return `${countOf(left.length, 'fiche modifiée', 'fiches modifiées')} entre-temps, laissées telles quelles.`
}
