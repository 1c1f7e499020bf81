import { once } from './once.ts'

const weekday = once(() => new Intl.DateTimeFormat('fr-FR', { weekday: 'long' }))
const dayOfYear = once(() => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' }))

const dayMs = 86_400_000

/**
 * The day of a past moment as one says it where one is: «aujourd’hui», «hier», «samedi», and from a week
 * on «le 1er novembre».
 */
export function pastDay(at: Date, now: Date): string {
  // A day of the change to summer time has 23 hours.
  const days = Math.round((midnight(now) - midnight(at)) / dayMs)
  if (days < 1) return 'aujourd’hui'
  if (days === 1) return 'hier'
  return days < 7 ? weekday().format(at) : `le ${dayOfYear().format(at).replace(/^1 /, '1er ')}`
}

const midnight = (time: Date) => new Date(time).setHours(0, 0, 0, 0)
