/**
 * Puts the focus on a field of the form by its path, as soon as its tab is shown: on the field itself,
 * the first one below it, or the button that would add one.
 */
export function focusField(path: string): void {
  const name = CSS.escape(path)
  const selector = [
    `[name="${name}"]`,
    `[name^="${name}."]`,
    `[name^="${name}["]`,
    `[data-adds="${name}"]`,
  ].join()
  focusWhenShown(selector, maxFrames)
}

const maxFrames = 20

/** The tab is shown by the router, some frames after it was asked for. */
function focusWhenShown(selector: string, framesLeft: number) {
  requestAnimationFrame(() => {
    const field = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    )
    if (field) {
      field.focus()
      field.scrollIntoView({ block: 'center' })
    } else if (framesLeft > 0) focusWhenShown(selector, framesLeft - 1)
  })
}

/**
 * Where what had the focus is gone, as a notice that was answered, it goes to the tabs of the editor once
 * they are drawn.
 */
export function restoreFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('.editor [role="tab"][aria-selected="true"]')?.focus()
    }),
  )
}
