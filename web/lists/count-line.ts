/** The line above a list with the number of its items. A query may be one long word. */
export const countLine =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4 pb-2 text-small wrap-anywhere text-ink-2'
