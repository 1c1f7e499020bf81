import type { Term } from './query-terms.ts'
import { type Hit, isCallNumberHit, hasTitleOrDescriptionMatch, requiredCoverage } from './rank.ts'

/** Hits that are looked at: one of the first must answer. */
const firstHits = 5

/** The answerability gate. It reads the coverage of the first hits, never their score. An absent subject closes it. */
export function isAnswered(terms: readonly Term[], hits: readonly Hit[]): boolean {
  const [best] = hits
  if (!best) return false
  if (isCallNumberHit(best)) return true
  if (terms.some(({ absence }) => absence)) return false
  const required = requiredCoverage(terms)
  return (
    hasTitleOrDescriptionMatch(best) ||
    hits.slice(0, firstHits).some(({ coverage }) => coverage >= required)
  )
}
