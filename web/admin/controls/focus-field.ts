/**
 * Puts the focus on a field of a form by its path, as soon as it is shown: on the field itself, the first
 * one below it, or the button that would add one. Of several paths the one that stands first counts.
 */
export function focusField(paths: string | readonly string[], orElse?: () => void): void {
  const selector = [paths].flat().flatMap(waysTo).join()
  focusWhenShown(selector, maxFrames, orElse)
}

const maxFrames = 20

function waysTo(path: string): string[] {
  const name = CSS.escape(path)
  return [`[name="${name}"]`, `[name^="${name}."]`, `[name^="${name}["]`, `[data-adds="${name}"]`]
}

/** A tab is shown by the router, some frames after it was asked for. */
function focusWhenShown(selector: string, framesLeft: number, orElse?: () => void) {
  requestAnimationFrame(() => {
    const field = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    )
    if (field) {
      field.focus()
      field.scrollIntoView({ block: 'center' })
    } else if (framesLeft > 0) focusWhenShown(selector, framesLeft - 1, orElse)
    else orElse?.()
  })
}
