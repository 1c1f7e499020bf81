import { errorMessages } from '#shared/site/error-messages.ts'
import { countOf } from '#shared/text/plural.ts'
import { typeset } from '#shared/text/typography.ts'
import type { LimitPurpose } from '#worker/limits/rate-limits.ts'

/**
 * What is told to whoever asked too often. A page counts the seconds down by itself; where the text is all
 * there is, it says them.
 */
export function excessMessage(purpose: LimitPurpose, seconds: number): string {
  const again = typeset(`Réessayez dans ${countOf(seconds, 'seconde', 'secondes')}.`)
  if (purpose === 'administration') return `Trop d’actions en une minute. ${again}`
  if (purpose === 'filters') return errorMessages.tooManyFilters
  const message = errorMessages.tooManyRequests
  return purpose === 'exports' || purpose === 'misses' ? `${message} ${again}` : message
}
