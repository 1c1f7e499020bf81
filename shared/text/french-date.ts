import { once } from './once.ts'

// The first of an isolate takes 4 ms of processor: not before a date is shown.
const numeric = once(() => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }))
const long = once(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)
const short = once(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
)

/** «14/11/2026», in Paris. */
export const numericDate = (iso: string) => numeric().format(new Date(iso))

/** «14 novembre 2026», «1er juin 2025», in Paris. */
export const longDate = (iso: string) => long().format(new Date(iso)).replace(/^1 /, '1er ')

/** «14 NOV. 2026», in Paris, as a stamp reads. */
export const stampDate = (iso: string) => short().format(new Date(iso)).toUpperCase()
