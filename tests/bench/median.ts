import { percentile } from './search/search-timing.ts'

/** The median of what was measured; undefined when nothing was. */
export function medianOf(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : percentile(known, 0.5)
}
