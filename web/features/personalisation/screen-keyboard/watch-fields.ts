const promptField = '[aria-labelledby="personnaliser"] textarea'

/**
 * Loads what stands over the screen keyboard of a phone when the first field of a prompt has the focus on
 * a small screen.
 */
export function watchFields(): void {
  loadBar()
  addEventListener('focusin', loadBar)
}

function loadBar() {
  if (innerWidth >= 768 || !document.activeElement?.matches(promptField)) return
  // Without it the fields have the keys of the device alone.
  import('./field-bar.tsx').catch(() => undefined)
}
