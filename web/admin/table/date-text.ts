/** Classes of a date in a cell. */
export const dateText = 'whitespace-nowrap text-ink-2 tabular-nums'
