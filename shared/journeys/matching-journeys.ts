import { stemsOf } from '#shared/search/stems.ts'

const maxShown = 3

/** Journeys whose title contains all query words, or the reverse; at most 3. */
export function matchingJourneys<Titled extends { titre: string }>(
  journeys: readonly Titled[],
  q: string,
): Titled[] {
  const asked = stemsOf(q)
  if (asked.length === 0) return []
  return journeys
    .filter(({ titre }) => {
      const title = stemsOf(titre)
      return title.length > 0 && (isIn(title, asked) || isIn(asked, title))
    })
    .slice(0, maxShown)
}

const isIn = (words: string[], others: string[]) => words.every((word) => others.includes(word))
