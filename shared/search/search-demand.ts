import { retention } from '#shared/site/retention.ts'

import { foldText } from './search-text.ts'

const storedLength = 200

const emailSign = /[^\s@]\s*(?:@|[([{]\s*(?:at|arobase)\s*[)\]}]|\sarobase\s)\s*[^\s@]/i
const digitRun = /\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd})+/gu
const shortestNumber = 9
const yearAlone = /^(?:19|20)\d\d$/

/**
 * Whether a query may be counted: one that looks like an e-mail address or a telephone number may
 * be about a person, and is not kept.
 */
export function isCountedQuery(q: string): boolean {
  const text = q.normalize('NFKC')
  if (demandKey(q) === '' || emailSign.test(text)) return false
  return !(text.match(digitRun) ?? []).some(looksLikeNumberOfSomeone)
}

/** The form under which a query is counted: what the search itself takes for the same question. */
export const demandKey = (q: string): string => foldText(q).slice(0, storedLength).toWellFormed()

/** The oldest Paris day whose counts are still kept on a Paris day. */
export function oldestKeptDay(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) - retention.searchMonths
  const oldestMonth = String((months % 12) + 1).padStart(2, '0')
  return `${Math.floor(months / 12)}-${oldestMonth}-${day.slice(8)}`
}

/** Nine digits or more, however they are spaced, and not a list of years. */
function looksLikeNumberOfSomeone(run: string): boolean {
  const groups = run.split(/[^\p{Nd}]+/u)
  return groups.join('').length >= shortestNumber && !groups.every((group) => yearAlone.test(group))
}
