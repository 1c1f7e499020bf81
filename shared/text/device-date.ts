import { once } from './once.ts'

// Of what a visitor made on their device the day is the device's, unlike the site's own, which are of Paris.
const long = once(
  () => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' }),
)
const day = once(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }))

/** «27 novembre 2026», «1er juin 2025», where the device is. */
export const deviceDate = (iso: string) => long().format(new Date(iso)).replace(/^1 /, '1er ')

/** `2026-11-27`, where the device is. */
export const deviceDay = (instant: Date) => day().format(instant)
