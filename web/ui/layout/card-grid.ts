/** Scroll anchoring is off: sorting must not scroll the page. */
const grid =
  'grid grid-cols-1 gap-x-(--gap) gap-y-[calc(var(--gap)+--spacing(1))] [overflow-anchor:none]'

/** Classes of a list of cards, by its columns on a wide screen. */
export const cardGrid = {
  1: grid,
  2: `${grid} md:grid-cols-2`,
  3: `${grid} md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:nth-child(3):last-child]:col-span-full`,
  4: `${grid} md:grid-cols-2 lg:grid-cols-4`,
} as const
