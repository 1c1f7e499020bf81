/**
 * What an answer costs whoever asks for it. A unit is about 10 ms of CPU or of the database at worst; the
 * budget of a client, and of an account, is `COST_BUDGET` units a minute.
 */
export type Cost = {
  units: number
  /** Added for each 10 kB of input after the first. */
  unitsPer10kB?: number
  /** Charged before it is answered. At most `EXPENSIVE_PER_PAYER` are made at once for a client or account. */
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
  image: { units: 15, isExpensive: true },
  markdown: { units: 2, unitsPer10kB: 4, isExpensive: true },
  preview: { units: 2, unitsPer10kB: 4, isExpensive: true, isExclusive: true },
  importRows: { units: 10, unitsPer10kB: 3, isExpensive: true },
  /** Goes through every item. */
  analysis: { units: 20, isExpensive: true },
  export: { units: 30, isExpensive: true },
} as const satisfies Record<string, Cost>

const bytesPerStep = 10_000

/** The units of one call with an input of this many bytes. */
export const unitsOf = ({ units, unitsPer10kB = 0 }: Cost, inputBytes: number): number =>
  units + unitsPer10kB * Math.floor(inputBytes / bytesPerStep)
