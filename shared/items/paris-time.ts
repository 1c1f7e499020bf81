import { once } from '#shared/text/once.ts'

import { dayInParis } from './daily-pick.ts'

const hourMs = 60 * 60_000
/** Paris is one hour or two ahead of UTC. */
const offsetsMs = [hourMs, 2 * hourMs]

/** The instant, as stored, at which a Paris day `YYYY-MM-DD` begins. */
export function parisDayStart(day: string): string {
  const midnightUtc = Date.parse(`${day}T00:00:00.000Z`)
  const starts = offsetsMs.map((offset) => new Date(midnightUtc - offset))
  // Where both are that day, the earlier one is its beginning.
  const start = starts.toReversed().find((instant) => dayInParis(instant) === day)
  return (start ?? new Date(midnightUtc)).toISOString()
}

/** The day after a day `YYYY-MM-DD`. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * hourMs).toISOString().slice(0, 10)
}

/** A month `YYYY-MM` and the instants at which it begins and is over in Paris. */
export type ParisMonth = { mois: string; from: string; before: string }

/** The month of a Paris day and those before it, the oldest first. */
export function lastParisMonths(day: string, months: number): ParisMonth[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const latest = year * 12 + month - 1
  return Array.from({ length: months }, (_, place) => {
    const index = latest - months + 1 + place
    return {
      mois: monthText(index),
      from: parisDayStart(`${monthText(index)}-01`),
      before: parisDayStart(`${monthText(index + 1)}-01`),
    }
  })
}

/** `YYYY-MM` from a count of months. */
const monthText = (index: number) =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

const parisClockFormat = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
)

/** What calendar and clock of Paris show at an instant: `YYYY-MM-DD` and `HH:MM`. */
export function parisClock(instant: Date): { jour: string; heure: string } {
  const [jour = '', heure = ''] = parisClockFormat().format(instant).split(' ')
  return { jour, heure }
}

/**
 * The instant, as stored, at which the clock of Paris shows a time `HH:MM` of a day: the first of two when
 * clocks go back, and an hour later where they skip it.
 */
export function parisInstant(jour: string, heure: string): string {
  const utc = Date.parse(`${jour}T${heure}:00.000Z`)
  const instants = offsetsMs.toReversed().map((offset) => new Date(utc - offset))
  const shown = instants.find((instant) => {
    const clock = parisClock(instant)
    return clock.jour === jour && clock.heure === heure
  })
  return (shown ?? new Date(utc - hourMs)).toISOString()
}
