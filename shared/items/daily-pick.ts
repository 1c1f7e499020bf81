import { once } from '#shared/text/once.ts'

/** The GPT that stands first in the list the daily GPT is picked from, when it is public. */
export const firstDailyGptSlug = 'lovable-architect'

const parisDay = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Paris',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** The calendar day in Paris at an instant, `YYYY-MM-DD`. */
export function dayInParis(instant: Date): string {
  return parisDay().format(instant)
}

/**
 * The place of the day's item in a list of this length, newest first, or undefined when the list
 * is empty: the day as the number yyyymmdd, one more for prompts, modulo the length.
 */
export function dailyIndex(
  day: string,
  kind: 'gpt' | 'prompt',
  length: number,
): number | undefined {
  if (length === 0) return undefined
  const dayNumber = Number(day.replaceAll('-', ''))
  return (kind === 'gpt' ? dayNumber : dayNumber + 1) % length
}
