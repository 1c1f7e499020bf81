const listeners = new Set<() => void>()

/** Says that a read got no answer at all, of whatever status: there is no network, or no site. */
export function noteUnanswered(): void {
  for (const onUnanswered of listeners) onUnanswered()
}

/** Listens for reads without an answer, for as long as the page is open. */
export function whenUnanswered(onUnanswered: () => void): void {
  listeners.add(onUnanswered)
}
