export type ToastMessage = {
  title: string
  description?: string
  type: 'success' | 'error' | 'info'
  /** One thing to do about it, such as taking it back. */
  action?: { label: string; run: () => void }
  /** Takes the place of the last message about the same thing, such as an error made good since. */
  topic?: string
}

/** The element that was last clicked or changed. Safari does not focus a clicked button. */
let lastUsed: Element | null = null
if (typeof document !== 'undefined') {
  for (const type of ['click', 'change']) {
    document.addEventListener(
      type,
      ({ target }) => {
        lastUsed = target instanceof Element ? target : null
      },
      { capture: true },
    )
  }
}

/** Shows a message where it covers few controls. The toast code is loaded with the first message. */
export function showToast(message: ToastMessage): void {
  // Nothing is shown on the server, whose bundle does without the code, an eighth of it.
  if (import.meta.env.SSR) return
  import('./toaster.tsx').then(
    ({ addToast }) => addToast(message, lastUsed),
    // Offline with the chunk not yet loaded: what the toast reports has happened all the same.
    () => undefined,
  )
}

/** Takes the message about something away: its cause is gone. */
export function closeToast(topic: string): void {
  import('./toaster.tsx').then(
    (toaster) => toaster.closeToast(topic),
    () => undefined,
  )
}
