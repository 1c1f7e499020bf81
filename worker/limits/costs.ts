/**
 * The cost of an answer. A unit is about 10 ms of CPU or of the database at worst, measured with
 * `npm run prove -- load`. A client and an account have `COST_BUDGET` units a minute each.
 */
export type Cost = {
  units: number
  /** Added for each 10 kB of input after the first. */
  unitsPer10kB?: number
  /** Charged before it is made, and needs a slot: `EXPENSIVE_PER_PAYER` for a client or account. */
  isExpensive?: boolean
  /** At most one answer at once for a session. */
  isExclusive?: boolean
}

export const costs = {
  read: { units: 1 },
  write: { units: 2, unitsPer10kB: 1 },
  /** A write that makes public pages outdated. */
  publish: { units: 15, unitsPer10kB: 1, isExpensive: true },
  create: { units: 5, unitsPer10kB: 1, isExpensive: true },
  /** Passwords are hashed one at a time, and sign-in has limits of its own. */
  signIn: { units: 10 },
  suggestions: { units: 2, isExpensive: true },
  filteredList: { units: 2, isExpensive: true },
  listSearch: { units: 8, isExpensive: true },
  search: { units: 10, isExpensive: true },
  assistantSearch: { units: 4, isExpensive: true },
  image: { units: 10, isExpensive: true },
  markdown: { units: 2, unitsPer10kB: 4, isExpensive: true },
  preview: { units: 2, unitsPer10kB: 4, isExpensive: true, isExclusive: true },
  // Not exclusive: the editor may still be making its live preview when this page is opened.
  storedPreview: { units: 2, isExpensive: true },
  importRows: { units: 10, unitsPer10kB: 3, isExpensive: true },
  /** Goes through every item. */
  analysis: { units: 20, isExpensive: true },
  export: { units: 30, isExpensive: true },
} as const satisfies Record<string, Cost>

const bytesPerStep = 10_000

/** The units of one call with an input of this many bytes. */
export const unitsOf = ({ units, unitsPer10kB = 0 }: Cost, inputBytes: number): number =>
  units + unitsPer10kB * Math.floor(inputBytes / bytesPerStep)
