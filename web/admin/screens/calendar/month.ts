import { nextDay } from '#shared/items/paris-time.ts'

const monthName = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
})
const dayName = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** The month `YYYY-MM` that an address names, or the one of today. */
export const monthOf = (text: string | undefined, today: string): string =>
  text !== undefined && /^20[2-9]\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7)

/** The month so many after another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + months)).toISOString().slice(0, 7)
}

/** «novembre 2026» */
export const monthTitle = (month: string): string => monthName.format(new Date(`${month}-01`))

/** «lundi 30 novembre» */
export const dayTitle = (day: string): string =>
  dayName.format(new Date(day)).replace(/ 1 /, ' 1er ')

/** The days `YYYY-MM-DD` of a month. */
export function daysOf(month: string): string[] {
  const days = []
  for (let day = `${month}-01`; day.startsWith(month); day = nextDay(day)) days.push(day)
  return days
}

/** The place of a day in its week, Monday first, from 1. */
export const weekPlace = (day: string): number => new Date(day).getUTCDay() || 7
