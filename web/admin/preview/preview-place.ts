const wide = matchMedia('(min-width: 80rem)')

/** Whether there is room for the page as it is typed beside the form. */
export const isPreviewBeside = (): boolean => wide.matches

export function watchPreviewWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
