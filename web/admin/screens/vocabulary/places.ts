import type { TriedResult } from '#shared/admin/search-trial.ts'

/** How many places a result gained against another list; null where it is not in that one. */
export function placesGained(
  shown: readonly TriedResult[],
  others: readonly TriedResult[],
): (number | null)[] {
  const places = new Map(others.map((result, place) => [keyOf(result), place]))
  return shown.map((result, place) => {
    const before = places.get(keyOf(result))
    return before === undefined ? null : before - place
  })
}

const keyOf = ({ type, id }: TriedResult) => `${type} ${id}`
