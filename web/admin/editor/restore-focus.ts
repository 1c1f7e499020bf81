/**
 * Where what had the focus is gone, as a notice that was answered, it goes to the tabs of the editor once
 * they are drawn.
 */
export function restoreFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('form [role="tab"][aria-selected="true"]')?.focus()
    }),
  )
}
